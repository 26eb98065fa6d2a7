import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { formatDate } from '#domain/time/calendar';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useEvent } from '../hooks/use-event';
import { useOnChange } from '../hooks/use-on-change';
import { Tag } from '../parts/Badge';
import { Button } from '../parts/Button';
import { texts } from './messages';
import { filled, isSameFilter, type TableFilter } from './table-query';

/** Milliseconds without a change after which filters apply. */
const PAUSE = 400;

interface TableFiltersProps {
  /** Of the table: the fields' ids begin with it, so that those of an editor beside it are others. */
  name: string;
  caption: string;
  filters: readonly TableFilter[];
  applied: Readonly<Record<string, string>>;
  /** @param how of the entry in the browser's history */
  onApply(filters: Readonly<Record<string, string>>, how: 'push' | 'replace'): void;
  /** Takes the focus of a chip that is removed. */
  region: RefObject<HTMLElement | null>;
}

/** How a chip names a value: a choice by its label, a day as the page's language writes it. */
function labelOf({ choices, type }: TableFilter, value: string, language: Language): string {
  if (type === 'date') return formatDate(value, language) || value;
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** Whether a filter applies while it is typed: no date, which has other values on the way, and nothing of a person. */
const appliesWhileTyped = ({ type, personal }: TableFilter): boolean => type !== 'date' && !personal;

/** Applies what is typed after a pause; the other fields wait for the button. */
function useTypedFilters(
  { filters, applied, onApply }: Pick<TableFiltersProps, 'filters' | 'applied' | 'onApply'>,
  typed: Readonly<Record<string, string>>,
): void {
  const apply = useEvent(() => {
    const next = { ...applied };
    for (const filter of filters) if (appliesWhileTyped(filter)) next[filter.name] = typed[filter.name] ?? '';
    if (!isSameFilter(filled(next), applied)) onApply(next, 'replace');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each change of what is typed
  useEffect(() => {
    const timer = setTimeout(apply, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, apply]);
}

/** The filters of a table as a form, and those that are applied as chips. With little room the form opens on request. */
export function TableFilters(props: TableFiltersProps) {
  const { name, caption, filters, applied, onApply, region } = props;
  const labels = useMessages(texts);
  const { language } = useHost();
  const [typed, setTyped] = useState(applied);
  const [isOpen, setOpen] = useState(false);
  /** The filters that were applied from here last: what has been typed since then stays. */
  const own = useRef(applied);
  // By value, as each query has an object of its own.
  useOnChange(JSON.stringify(applied), () => {
    if (!isSameFilter(filled(own.current), applied)) setTyped(applied);
  });
  const send = (values: Readonly<Record<string, string>>, how: 'push' | 'replace') => {
    own.current = values;
    onApply(values, how);
  };
  useTypedFilters({ filters, applied, onApply: send }, typed);
  const set = (filter: string, value: string) => setTyped({ ...typed, [filter]: value });
  const chips = filters.filter((filter) => applied[filter.name]);
  const apply = (values: Readonly<Record<string, string>>) => {
    region.current?.focus({ preventScroll: true });
    setTyped(values);
    send(values, 'push');
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
          send(typed, 'push');
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
