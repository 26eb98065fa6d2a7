import { useRef, useState } from 'react';
import { addDays, addMonths, monthOf } from '#domain/time/day-text';
import type { TimeSlot } from '#services/entities/schedule';
import { useHost } from '#ui/core/host-context';
import { useOnChange } from '#ui/hooks/use-on-change';

type Month = readonly TimeSlot[] | 'loading' | 'failed';

export interface Slots {
  /** The free times of a day; while they load for other services, those before. Undefined until they are known. */
  on(date: string): string[] | undefined;
  /** The state of the shown month. */
  isLoading: boolean;
  failed: boolean;
  retry(): void;
  /** Shows another month, YYYY-MM. */
  show(month: string): void;
  /** Loads the month of a day again. Resolves to the free times of the day; undefined if it failed. */
  reload(date: string): Promise<string[] | undefined>;
}

const timesOf = (slots: readonly TimeSlot[], date: string) =>
  slots.filter((slot) => slot.date === date && slot.available).map(({ time }) => time);

/** Whose times they are. */
interface Subject {
  /** Id of the dealer or the video appointment; empty until there is one. */
  id: string;
  /** What the free times depend on besides it, such as services. */
  detail?: string;
  /** First and last day. */
  min: string;
  max: string;
  /** Asks the service for the times of some days. */
  ask(date: string, days: number, signal: AbortSignal): Promise<readonly TimeSlot[]>;
}

/** Loads free times, a month at a time; a late answer does not replace a newer one. */
export function useSlots({ id, detail = '', min, max, ask }: Subject): Slots {
  const { signal } = useHost();
  const [shown, setShown] = useState(() => monthOf(min));
  const [months, setMonths] = useState<Record<string, Month>>({});
  /** The latest request of each month, by its number. */
  const latest = useRef(new Map<string, number>());
  const count = useRef(0);
  /** The latest times by subject and month, whatever the detail. */
  const before = useRef(new Map<string, readonly TimeSlot[]>());
  const keyOf = (month: string) => `${id} ${detail} ${month}`;
  const load = async (month: string): Promise<readonly TimeSlot[] | undefined> => {
    const key = keyOf(month);
    const mine = ++count.current;
    latest.current.set(key, mine);
    const put = (value: Month) => {
      if (latest.current.get(key) === mine) setMonths((all) => ({ ...all, [key]: value }));
    };
    const first = min > `${month}-01` ? min : `${month}-01`;
    const last = [max, addDays(addMonths(`${month}-01`, 1), -1)].sort()[0] ?? max;
    const days = Math.max(1, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1);
    put('loading');
    try {
      const slots = await ask(first, days, signal);
      before.current.set(`${id} ${month}`, slots);
      put(slots);
      return slots;
    } catch {
      put('failed');
      return undefined;
    }
  };
  const current = months[keyOf(shown)];
  const isKnown = current !== undefined;
  useOnChange(`${keyOf(shown)} ${isKnown}`, () => {
    if (id && !isKnown) load(shown);
  });
  return {
    on(date) {
      const month = months[keyOf(monthOf(date))];
      if (month === 'failed') return undefined;
      const known = typeof month === 'object' ? month : before.current.get(`${id} ${monthOf(date)}`);
      return known && timesOf(known, date);
    },
    isLoading: !!id && (!current || current === 'loading'),
    failed: current === 'failed',
    retry: () => void load(shown),
    show: setShown,
    async reload(date) {
      const slots = await load(monthOf(date));
      return slots && timesOf(slots, date);
    },
  };
}
