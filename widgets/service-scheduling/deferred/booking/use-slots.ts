import { useEffect, useRef, useState } from 'react';
import { addDays, addMonths, monthOf } from '../../../../src/domain/day-text';
import { listTimeSlots } from '../../../../src/services/dealer-scheduler';
import type { TimeSlot } from '../../../../src/services/entities/schedule';
import { useHost } from '../../../../src/ui/core/host-context';

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

/** Loads the free times of a dealer for services, a month at a time; a late answer does not replace a newer one. */
export function useSlots(dealer: string, serviceIds: readonly string[], min: string, max: string): Slots {
  const { signal } = useHost();
  const [shown, setShown] = useState(() => monthOf(min));
  const [months, setMonths] = useState<Record<string, Month>>({});
  /** The latest request of each month, by its number. */
  const latest = useRef(new Map<string, number>());
  const count = useRef(0);
  /** The latest times by dealer and month, whatever the services. */
  const before = useRef(new Map<string, readonly TimeSlot[]>());
  const services = [...serviceIds].sort().join(',');
  const keyOf = (month: string) => `${dealer} ${services} ${month}`;
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
      const query = {
        idSiteGeo: dealer,
        date: first,
        days,
        ...(services && { serviceId: services.split(',') }),
      };
      const slots = await listTimeSlots({ query }, { signal });
      before.current.set(`${dealer} ${month}`, slots);
      put(slots);
      return slots;
    } catch {
      put('failed');
      return undefined;
    }
  };
  const current = months[keyOf(shown)];
  const ask = useRef(load);
  ask.current = load;
  const isKnown = current !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dealer, choice of services and month
  useEffect(() => {
    if (dealer && !isKnown) ask.current(shown);
  }, [dealer, services, shown, isKnown]);
  return {
    on(date) {
      const month = months[keyOf(monthOf(date))];
      if (month === 'failed') return undefined;
      const known = typeof month === 'object' ? month : before.current.get(`${dealer} ${monthOf(date)}`);
      return known && timesOf(known, date);
    },
    isLoading: !!dealer && (!current || current === 'loading'),
    failed: current === 'failed',
    retry: () => void load(shown),
    show: setShown,
    async reload(date) {
      const slots = await load(monthOf(date));
      return slots && timesOf(slots, date);
    },
  };
}
