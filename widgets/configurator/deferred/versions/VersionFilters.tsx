import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { spokenText } from '#domain/spoken/spoken-text';
import type { Mvs } from '#services/entities/car';
import { useHost } from '#ui/core/host-context';
import { useConfiguratorMessages } from '../shell/messages-context';
import { FilterSelects, filterValues, type SelectedFilters } from './FilterSelects';

/** Filters of the versions; empty and null let all pass. upTo: in the market's currency. */
export interface Filters extends SelectedFilters {
  upTo: number | null;
}
export const NO_FILTERS: Filters = { fuel: '', gear: '', upTo: null };

/** Maximum number of steps of the price slider. */
const MAX_SLIDER_STEPS = 20;

/** Returns a round step size: 1, 2 or 5 times a power of ten. */
function roundStep(size: number): number {
  const unit = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 5, 10].map((one) => one * unit).find((step) => step >= size) ?? unit;
}

/** Returns range and step of the price slider, which include every price; null if the prices differ by less than 1. */
export function priceScale(prices: readonly number[]): { min: number; max: number; step: number } | null {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (!(most - least >= 1 && isAmount(least) && isAmount(most))) return null;
  const step = roundStep((most - least) / MAX_SLIDER_STEPS);
  return { min: Math.ceil(least / step) * step, max: Math.ceil(most / step) * step, step };
}

interface VersionFiltersProps {
  versions: readonly Mvs[];
  filters: Filters;
  onChange(filters: Filters): void;
}

/** Filters by fuel, gearbox and price; each is shown only if the versions differ in it. */
export function VersionFilters({ versions, filters, onChange }: VersionFiltersProps) {
  const { language } = useHost();
  const messages = useConfiguratorMessages();
  const scale = priceScale(versions.flatMap(({ price }) => price ?? []));
  const lists = filterValues(versions);
  if (lists.length === 0 && !scale) return null;
  const upTo = filters.upTo ?? scale?.max ?? 0;
  return (
    <fieldset className="filters">
      <legend className="sr">{messages.filters}</legend>
      <FilterSelects
        id="filter"
        lists={lists}
        filters={filters}
        onChange={(changes) => onChange({ ...filters, ...changes })}
      />
      {scale && (
        <div className="field">
          <p className="range-name">
            <label htmlFor="filter-price">{messages.priceUpTo}</label>
            <output htmlFor="filter-price">{formatCurrency(upTo, language)}</output>
          </p>
          <input
            id="filter-price"
            type="range"
            {...scale}
            value={upTo}
            aria-valuetext={spokenText(formatCurrency(upTo, language), language)}
            onInput={(event) => {
              const value = Number(event.currentTarget.value);
              onChange({ ...filters, upTo: value >= scale.max ? null : value });
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
