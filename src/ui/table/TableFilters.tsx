import { type RefObject, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { formatDate } from '#domain/time/calendar';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useOnChange } from '../hooks/use-on-change';
import { Tag } from '../parts/Badge';
import { Button } from '../parts/Button';
import { texts } from './messages';
import type { TableFilter } from './table-query';

interface TableFiltersProps {
  /** Of the table: the fields' ids begin with it, so that those of an editor beside it are others. */
  name: string;
  caption: string;
  filters: readonly TableFilter[];
  applied: Readonly<Record<string, string>>;
  onApply(filters: Readonly<Record<string, string>>): void;
  /** Takes the focus of a chip that is removed. */
  region: RefObject<HTMLElement | null>;
}

/** How a chip names a value: a choice by its label, a day as the page's language writes it. */
function labelOf({ choices, type }: TableFilter, value: string, language: Language): string {
  if (type === 'date') return formatDate(value, language) || value;
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** The filters of a table as a form, and those that are applied as chips. With little room the form opens on request. */
export function TableFilters({ name, caption, filters, applied, onApply, region }: TableFiltersProps) {
  const labels = useMessages(texts);
  const { language } = useHost();
  const [typed, setTyped] = useState(applied);
  const [isOpen, setOpen] = useState(false);
  // By value, as each query has an object of its own.
  useOnChange(JSON.stringify(applied), () => setTyped(applied));
  const set = (filter: string, value: string) => setTyped({ ...typed, [filter]: value });
  const chips = filters.filter((filter) => applied[filter.name]);
  const apply = (values: Readonly<Record<string, string>>) => {
    region.current?.focus({ preventScroll: true });
    setTyped(values);
    onApply(values);
  };
  return (
    <div className="table-filters">
      <button
        className="menu-button filters-toggle"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {labels.filters}
        {chips.length > 0 && ` (${chips.length})`}
      </button>
      <form
        className={isOpen ? 'filter-form open' : 'filter-form'}
        aria-label={`${labels.filters}: ${caption}`}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(typed);
        }}
      >
        {filters.map((filter) => {
          const id = `${name}-${filter.name}`;
          const value = typed[filter.name] ?? '';
          return (
            <div className="filter" key={filter.name}>
              <label htmlFor={id}>{filter.label}</label>
              {filter.choices ? (
                <select
                  className="input"
                  part="input"
                  id={id}
                  value={value}
                  onChange={(event) => set(filter.name, event.currentTarget.value)}
                >
                  <option value="">{filter.all ?? labels.all}</option>
                  {filter.choices.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.label}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  className="input"
                  part="input"
                  id={id}
                  type={filter.type ?? 'search'}
                  autoComplete="off"
                  value={value}
                  onInput={(event) => set(filter.name, event.currentTarget.value)}
                />
              )}
            </div>
          );
        })}
        <Button kind="plain" type="submit">
          {labels.filter}
        </Button>
      </form>
      {chips.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: no set of fields
        <div className="filter-chips" role="group" aria-label={labels.applied}>
          {chips.map((filter) => (
            <Tag
              key={filter.name}
              removeLabel={fillMessage(labels.removeFilter, { name: filter.label })}
              onRemove={() => apply({ ...applied, [filter.name]: '' })}
            >
              {filter.label}: {labelOf(filter, applied[filter.name] ?? '', language)}
            </Tag>
          ))}
          <button className="link" type="button" onClick={() => apply({})}>
            {labels.clearFilters}
          </button>
        </div>
      )}
    </div>
  );
}
