import type { BenefitFilter, BenefitListName } from '#domain/offers/benefit-filter';
import { FilterPanel } from '#features/offers/list/FilterPanel';
import css from '#features/offers/list/items.css?inline';
import { SelectFilter } from '#features/offers/list/SelectFilter';
import type { getBenefitBaseData } from '#services/benefits';
import type { Benefit } from '#services/entities/benefit';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import type { Query } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { texts } from './messages';

/** Names of what benefits are filtered by, and of the kinds of redemption (BEN-09). */
export type BaseData = Awaited<ReturnType<typeof getBenefitBaseData>>;

/** Returns the names of a benefit's states; the code of one that the base data does not name. */
export const statesOf = (benefit: Benefit, base: BaseData | undefined): string =>
  (benefit.stateCodes ?? [])
    .map((code) => base?.states?.find((each) => each.code === code)?.name ?? code)
    .join(', ');

interface FiltersProps {
  /** Each list has fields of its own. */
  list: BenefitListName;
  filter: BenefitFilter;
  base: Query<BaseData>;
  onChange(filter: BenefitFilter): void;
}

/** The filters that the service's base data has names for; the lists stand without them. */
export function Filters({ list, filter, base, onChange }: FiltersProps) {
  const messages = useMessages(texts);
  const { value, failed, retry } = base;
  useStyles(css);
  if (failed) return <FailureNotice onRetry={retry}>{messages.filtersFailed}</FailureNotice>;
  const fields = [
    { name: 'category', choices: value?.categories ?? [] },
    { name: 'partner', choices: value?.partners ?? [] },
    { name: 'state', choices: value?.states ?? [] },
  ] as const;
  // Their room is there while they load.
  const shown = fields.filter(({ choices }) => !value || choices.length > 0);
  if (shown.length === 0) return null;
  return (
    <FilterPanel values={fields.map(({ name }) => filter[name])}>
      <div className="filter-fields">
        {shown.map(({ name, choices }) => (
          <SelectFilter
            key={name}
            name={`${list}-${name}`}
            label={messages[name]}
            value={filter[name]}
            onChange={(chosen) => onChange({ ...filter, [name]: chosen })}
          >
            <option value="">{messages.all}</option>
            {choices.map(({ code, name: label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
            {/* Of an address, unknown to the service. */}
            {filter[name] && !choices.some(({ code }) => code === filter[name]) && (
              <option value={filter[name]}>{filter[name]}</option>
            )}
          </SelectFilter>
        ))}
      </div>
    </FilterPanel>
  );
}
