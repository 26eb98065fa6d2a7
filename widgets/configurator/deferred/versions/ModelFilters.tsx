import { listOf } from '#domain/lists/list-of';
import { formatCurrency } from '#domain/money/currency';
import type { CarModel } from '#services/entities/car';
import { CheckButton } from '#ui/CheckButton';
import { useHost } from '#ui/core/host-context';
import { useAllMessages } from '../shell/messages-context';
import { FilterSelects, filterValues, type SelectedFilters } from './FilterSelects';
import { priceScale } from './VersionFilters';

/** Filters of the models; an empty text lets all pass. Prices in the market's currency. */
export interface ModelFilterValues extends SelectedFilters {
  shape: string;
  year: string;
  minPrice: string;
  maxPrice: string;
  /** Whether only the models of the newest year are shown. */
  newest: boolean;
}
export const NO_MODEL_FILTERS: ModelFilterValues = {
  fuel: '',
  gear: '',
  shape: '',
  year: '',
  minPrice: '',
  maxPrice: '',
  newest: false,
};

/** Maximum number of prices to choose from. */
const MOST_PRICES = 10;

/** Returns round prices from below the cheapest version to above the dearest; empty if they differ too little. */
function pricesToChoose(models: readonly CarModel[]): number[] {
  const scale = priceScale(models.flatMap(({ versions }) => versions.flatMap(({ price }) => price ?? [])));
  if (!scale) return [];
  const step = scale.step * Math.ceil((scale.max - scale.min) / scale.step / MOST_PRICES);
  return listOf(Math.ceil((scale.max - scale.min) / step) + 1, (i) => scale.min + i * step);
}

const distinct = <T,>(values: readonly T[]): T[] => [...new Set(values)].filter(Boolean);

interface ModelFiltersProps {
  models: readonly CarModel[];
  filters: ModelFilterValues;
  onChange(filters: ModelFilterValues): void;
}

/** Filters of the models by what they are and what they cost; each is shown only if the models differ in it. */
export function ModelFilters({ models, filters, onChange }: ModelFiltersProps) {
  const { language } = useHost();
  const messages = useAllMessages();
  const versions = models.flatMap((model) => model.versions);
  const lists = filterValues(versions);
  const years = distinct(versions.map(({ year }) => String(year ?? '')));
  const prices = pricesToChoose(models).map(
    (price) => [String(price), formatCurrency(price, language)] as const,
  );
  const selects = [
    {
      name: 'shape',
      label: messages.shape,
      values: distinct(models.map(({ shape }) => shape ?? '')).map(
        (one) => [one, messages.shapes[one] ?? one] as const,
      ),
    },
    {
      name: 'year',
      label: messages.modelYear,
      values: years
        .sort()
        .reverse()
        .map((one) => [one, one] as const),
    },
    { name: 'minPrice', label: messages.minPrice, values: prices.slice(0, -1) },
    { name: 'maxPrice', label: messages.maxPrice, values: prices.slice(1) },
  ] as const;
  const change = (changes: Partial<ModelFilterValues>) => onChange({ ...filters, ...changes });
  return (
    <fieldset className="filters narrow">
      <legend className="sr">{messages.modelFilters}</legend>
      {selects.map(({ name, label, values }) =>
        values.length > 1 ? (
          <div className="field" key={name}>
            <label htmlFor={`models-${name}`}>{label}</label>
            <select
              className="input"
              id={`models-${name}`}
              value={filters[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            >
              <option value="">{messages.any}</option>
              {values.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ) : null,
      )}
      <FilterSelects id="models" lists={lists} filters={filters} onChange={change} />
      {years.length > 1 && (
        <CheckButton
          className="check"
          checked={filters.newest}
          onPress={() => change({ newest: !filters.newest })}
        >
          {messages.newest}
        </CheckButton>
      )}
    </fieldset>
  );
}
