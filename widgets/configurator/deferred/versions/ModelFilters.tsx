import type { CarModel } from '../../../../src/services/entities/car';
import { useAllMessages } from '../shell/messages-context';
import { FilterSelects, filterValues, type SelectedFilters } from './FilterSelects';

export const NO_MODEL_FILTERS: SelectedFilters = { fuel: '', gear: '' };

interface ModelFiltersProps {
  models: readonly CarModel[];
  filters: SelectedFilters;
  onChange(filters: SelectedFilters): void;
}

/** Filters of the models by their versions; each is shown only if the models differ in it. */
export function ModelFilters({ models, filters, onChange }: ModelFiltersProps) {
  const w = useAllMessages();
  const lists = filterValues(models.flatMap(({ versions }) => versions ?? []));
  if (lists.length === 0) return null;
  return (
    <fieldset className="filters">
      <legend className="sr">{w.modelFilters}</legend>
      <FilterSelects
        id="models"
        lists={lists}
        filters={filters}
        onChange={(changes) => onChange({ ...filters, ...changes })}
      />
    </fieldset>
  );
}
