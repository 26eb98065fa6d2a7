import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { amountDoubt, parseTypedAmount } from '#domain/money/typed-amount';
import { OFFER_SORTS, type OfferFilter, type OfferSort } from '#domain/offers/offer-filter';
import { fuelName } from '#domain/vehicle/vehicle-kinds';
import { FilterPanel } from '#features/offers/list/FilterPanel';
import { texts as listTexts } from '#features/offers/list/messages';
import { SelectFilter } from '#features/offers/list/SelectFilter';
import type { Facet } from '#services/entities/offer';
import { described, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { countedLabel } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

interface FiltersProps {
  filter: OfferFilter;
  facets: readonly Facet[];
  /** Name of the visitor's place; empty if unknown. */
  place: string;
  savedCount: number;
  /** Whether the author has chosen the kind. */
  isTypeFixed: boolean;
  onChange(more: Partial<OfferFilter>): void;
}

interface PriceLimitProps {
  name: 'priceFrom' | 'priceTo';
  value: number | null;
  onChange(value: number | null): void;
}

/** A limit of the price, applied when the visitor leaves the input or presses Enter. */
function PriceLimit({ name, value, onChange }: PriceLimitProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState('');
  const id = `offer-${name}`;
  const apply = () => {
    if (typed === null) return;
    const amount = parseTypedAmount(typed);
    const isNone = typed.trim() === '';
    // What is no price stays to be corrected: the list must not say that it is narrowed by it.
    const error =
      isNone || (amount !== null && amount > 0) ? '' : amountDoubt(typed, language) || messages.priceWrong;
    setWrong(error);
    if (error) return;
    setTyped(null);
    onChange(isNone ? null : amount);
  };
  return (
    <div className="field" part="field">
      <label htmlFor={id}>{messages[name]}</label>
      <input
        {...described(id, wrong)}
        className="input"
        part="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={messages.anyPrice}
        value={typed ?? (value === null ? '' : formatCurrency(value, language))}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
      />
      <div role="status">{wrong && <ErrorLine name={id} error={wrong} />}</div>
    </div>
  );
}

/** Those that narrow the list. */
const FIELDS = ['model', 'fuel', 'type', 'year', 'feature', 'priceFrom', 'priceTo'] as const;

/** The filters and the order of the list; each change applies at once. */
export function Filters({ filter, facets, place, savedCount, isTypeFixed, onChange }: FiltersProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const common = useMessages(listTexts);
  const labels: Record<string, (value: string, label: string) => string> = {
    model: (_, label) => label,
    fuel: (value) => fuelName(value, language),
    type: (value, label) =>
      value === 'FCA' || value === 'DEALER' || value === 'RENTAL' ? messages[value] : label,
  };
  const facetSelect = (field: 'model' | 'fuel' | 'type' | 'year' | 'feature', all: string) => {
    const values = facets.find((each) => each.field === field)?.values.filter(({ value }) => value) ?? [];
    const chosen = filter[field];
    // A value of a shared link that nothing has any more can still be seen and removed.
    const known = values.some(({ value }) => value === chosen) || !chosen;
    const rows = known ? values : [...values, { value: chosen, label: chosen, count: 0 }];
    return (
      <SelectFilter
        name={`offer-${field}`}
        label={field === 'model' ? common.model : messages[field]}
        value={chosen}
        onChange={(value) => onChange({ [field]: value })}
      >
        <option value="">{all}</option>
        {rows.map(({ value, label, count }) => (
          <option key={value} value={value}>
            {countedLabel(labels[field]?.(value, label || value) || value, count)}
          </option>
        ))}
      </SelectFilter>
    );
  };
  return (
    <FilterPanel values={[...FIELDS.map((field) => filter[field]), filter.saved, place && !filter.anywhere]}>
      <div className="filter-fields">
        {facetSelect('model', common.all)}
        {facetSelect('fuel', common.all)}
        {!isTypeFixed && facetSelect('type', messages.allTypes)}
        {facetSelect('year', common.all)}
        {facetSelect('feature', messages.allFeatures)}
        <PriceLimit
          name="priceFrom"
          value={filter.priceFrom}
          onChange={(priceFrom) => onChange({ priceFrom })}
        />
        <PriceLimit name="priceTo" value={filter.priceTo} onChange={(priceTo) => onChange({ priceTo })} />
        <SelectFilter
          name="offer-sort"
          label={messages.sort}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as OfferSort })}
        >
          {OFFER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {messages[sort]}
            </option>
          ))}
        </SelectFilter>
      </div>
      <div className="filter-checks">
        {place && (
          <label className="choice">
            <input
              type="checkbox"
              checked={!filter.anywhere}
              onChange={({ currentTarget }) => onChange({ anywhere: !currentTarget.checked })}
            />
            {fillMessage(messages.here, { place })}
          </label>
        )}
        <label className="choice">
          <input
            type="checkbox"
            checked={filter.saved}
            onChange={({ currentTarget }) => onChange({ saved: currentTarget.checked })}
          />
          {fillMessage(messages.saved, { count: savedCount })}
        </label>
      </div>
    </FilterPanel>
  );
}
