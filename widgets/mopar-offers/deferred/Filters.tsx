import { MOPAR_OFFER_TYPES, MOPAR_OFFERS } from '#domain/offers/offer-kinds';
import { FilterPanel } from '#features/offers/list/FilterPanel';
import { texts as listTexts } from '#features/offers/list/messages';
import { SelectFilter } from '#features/offers/list/SelectFilter';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

export interface MoparFilter {
  /** Of MOPAR_OFFERS; empty for all. */
  type: string;
  /** Of MOPAR_OFFER_TYPES; empty for all. */
  kind: string;
  /** Name of the model; empty for all. */
  model: string;
}

export const NO_FILTER: MoparFilter = { type: '', kind: '', model: '' };

interface FiltersProps {
  filter: MoparFilter;
  /** Whether the author has chosen the subject. */
  isTypeFixed: boolean;
  /** The models of the offers, also more than once; absent if the author has chosen one. */
  models?: readonly string[];
  onChange(filter: MoparFilter): void;
}

/** The filters of the list; each change applies at once. */
export function Filters({ filter, isTypeFixed, models, onChange }: FiltersProps) {
  const messages = useMessages(texts);
  const common = useMessages(listTexts);
  const { type, kind, model } = filter;
  return (
    <FilterPanel values={[type, kind, model]}>
      <div className="filter-fields">
        {!isTypeFixed && (
          <SelectFilter
            name="mopar-type"
            label={messages.type}
            value={type}
            onChange={(value) => onChange({ ...filter, type: value })}
          >
            <option value="">{common.all}</option>
            {MOPAR_OFFERS.map((each) => (
              <option key={each} value={each}>
                {messages[each]}
              </option>
            ))}
          </SelectFilter>
        )}
        <SelectFilter
          name="mopar-kind"
          label={messages.kind}
          value={kind}
          onChange={(value) => onChange({ ...filter, kind: value })}
        >
          <option value="">{messages.allKinds}</option>
          {MOPAR_OFFER_TYPES.map((each) => (
            <option key={each} value={each}>
              {messages[each]}
            </option>
          ))}
        </SelectFilter>
        {models && (
          <SelectFilter
            name="mopar-model"
            label={common.model}
            value={model}
            onChange={(value) => onChange({ ...filter, model: value })}
          >
            <option value="">{common.all}</option>
            {[...new Set([...models, model])].filter(Boolean).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectFilter>
        )}
      </div>
    </FilterPanel>
  );
}
