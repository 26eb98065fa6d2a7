import { useEffect, useRef, useState } from 'react';
import { addDays, monthOf } from '#domain/time/day-text';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

interface Days {
  /** The form's day; empty until there is one. */
  value: string;
  /** First and last day, YYYY-MM-DD. */
  min: string;
  max: string;
  /** Whether the visitor has chosen a time of the day, which is then theirs. */
  hasTime: boolean;
  /** Returns whether a day can be chosen; undefined while that is not known. */
  isOpen(day: string): boolean | undefined;
  /** Puts a day into the form; empty for none. */
  propose(day: string): void;
  /** Loads a later month, YYYY-MM, because those before have no open day. */
  loadMonth?(month: string): void;
}

/** Returns the first open day, or the first of which it is not known; null if all are closed. */
function firstDay({ min, max, isOpen }: Days): { day: string; isKnown: boolean } | null {
  for (let day = min; day <= max; day = addDays(day, 1)) {
    const state = isOpen(day);
    if (state !== false) return { day, isKnown: state === true };
  }
  return null;
}

/**
 * Proposes the first open day, whose times are then shown at once, until the visitor chooses a day or a time; another one
 * where it has closed meanwhile, as for another dealer. The time stays the visitor's own choice.
 * @returns what is said of the proposal, empty for a day of the visitor; and what is called once they have chosen one
 */
export function useFirstDay(days: Days): { note: string; onChosen(): void } {
  const messages = useMessages(texts);
  const [proposed, setProposed] = useState('');
  const loaded = useRef(new Set<string>());
  const { value, hasTime } = days;
  const isProposal = !!value && value === proposed;
  useEffect(() => {
    if (value && !isProposal) return;
    if (value && hasTime) return setProposed('');
    const first = firstDay(days);
    if (first && !first.isKnown) {
      const month = monthOf(first.day);
      if (value || month === monthOf(days.min) || loaded.current.has(month)) return;
      loaded.current.add(month);
      days.loadMonth?.(month);
      return;
    }
    const day = first?.day ?? '';
    if (day === value) return;
    setProposed(day);
    days.propose(day);
  });
  return {
    note: isProposal ? fillMessage(messages.firstDay, { day: value.split('-').reverse().join('/') }) : '',
    onChosen: () => setProposed(''),
  };
}
