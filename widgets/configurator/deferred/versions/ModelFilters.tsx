import { fuelName } from '../../../../src/domain/lists/vehicle';
import type { CarModel } from '../../../../src/services/entities/car';
import { useHost } from '../../../../src/ui/core/host-context';
import { useAllMessages } from '../shell/messages-context';

/** Filters of the models by their versions; an empty text lets all pass. */
export interface ModelFilterValues {
  fuel: string;
  gear: string;
}
export const NO_MODEL_FILTERS: ModelFilterValues = { fuel: '', gear: '' };

interface ModelFiltersProps {
  models: readonly CarModel[];
  filters: ModelFilterValues;
  onChange(filters: ModelFilterValues): void;
}

/** Filters by fuel and gearbox; each is shown only if the models differ in it. */
export function ModelFilters({ models, filters, onChange }: ModelFiltersProps) {
  const { language } = useHost();
  const w = useAllMessages();
  const versions = models.flatMap(({ versions }) => versions ?? []);
  const lists = (['fuel', 'gear'] as const)
    .map((key) => ({ key, all: [...new Set(versions.map((mvs) => mvs[key] ?? '').filter(Boolean))] }))
    .filter(({ all }) => all.length > 1);
  if (lists.length === 0) return null;
  return (
    <fieldset className="filters">
      <legend className="sr">{w.modelFilters}</legend>
      {lists.map(({ key, all }) => (
        <div className="field" key={key}>
          <label htmlFor={`models-${key}`}>{w[key]}</label>
          <select
            className="input"
            id={`models-${key}`}
            value={filters[key]}
            onChange={(event) => onChange({ ...filters, [key]: event.currentTarget.value })}
          >
            <option value="">{w.any}</option>
            {all.map((value) => (
              <option key={value} value={value}>
                {key === 'fuel' ? fuelName(value, language) : value}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
