import { fuelName } from '#domain/vehicle/vehicle-kinds';
import type { Mvs } from '#services/entities/car';
import { useHost } from '#ui/core/host-context';
import { useConfiguratorMessages } from '../shell/messages-context';

/** An empty text lets all pass. */
export interface SelectedFilters {
  fuel: string;
  gear: string;
}

const KEYS = ['fuel', 'gear'] as const;

/** Returns the values in which versions differ, by filter; a filter of which all have the same value is left out. */
export const filterValues = (versions: readonly Mvs[]) =>
  KEYS.map((key) => ({
    key,
    values: [...new Set(versions.map((mvs) => mvs[key] ?? '').filter(Boolean))],
  })).filter(({ values }) => values.length > 1);

interface FilterSelectsProps {
  /** Begins the ids of the fields. */
  id: string;
  lists: ReturnType<typeof filterValues>;
  filters: SelectedFilters;
  onChange(changes: Partial<SelectedFilters>): void;
}

/** Selects for fuel and gearbox. */
export function FilterSelects({ id, lists, filters, onChange }: FilterSelectsProps) {
  const { language } = useHost();
  const messages = useConfiguratorMessages();
  return lists.map(({ key, values }) => (
    <div className="field" key={key}>
      <label htmlFor={`${id}-${key}`}>{messages[key]}</label>
      <select
        className="input"
        id={`${id}-${key}`}
        value={filters[key]}
        onChange={(event) => onChange({ [key]: event.currentTarget.value })}
      >
        <option value="">{messages.any}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {key === 'fuel' ? fuelName(value, language) : value}
          </option>
        ))}
      </select>
    </div>
  ));
}
