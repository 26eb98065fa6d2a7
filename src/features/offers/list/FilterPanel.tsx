import { type ReactNode, useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

interface FilterPanelProps {
  /** The values of the filters; those that are set are counted. */
  values: readonly (string | number | boolean | null | undefined)[];
  children: ReactNode;
}

/** The filters of a list; where it is narrow, behind a button that says how many are set. */
export function FilterPanel({ values, children }: FilterPanelProps) {
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  const count = values.filter(Boolean).length;
  return (
    <>
      <button
        className="button plain filters-open"
        part="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? fillMessage(messages.filtersSet, { count }) : messages.filters}
      </button>
      <fieldset className={isOpen ? 'filters open' : 'filters'}>
        <legend className="sr">{messages.filters}</legend>
        {children}
      </fieldset>
    </>
  );
}
