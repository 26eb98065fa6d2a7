import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../parts/use-leave-guard';
import { type BulkItem, type BulkState, isUnderWay, NO_COUNTS } from './bulk-state';
import { type BulkJob, type BulkRun, createBulkRun } from './run-bulk';

const $none = atom<BulkState<never>>({ status: 'ready', rows: [], counts: NO_COUNTS });

export interface Bulk<T extends BulkItem> {
  /** The run, from its start until it is closed. */
  run: BulkRun<T> | undefined;
  state: BulkState<T>;
  /** Whether the run is under way or waits. */
  isActive: boolean;
  /** Starts a run; does nothing while another is under way. */
  start(items: readonly T[], job: BulkJob<T>): void;
  /** Forgets a run that is over. */
  close(): void;
}

/**
 * A bulk run of a widget: waits while the browser is offline, and asks before the page is left. Removing the widget begins
 * nothing further; what is under way ends.
 */
export function useBulk<T extends BulkItem>(): Bulk<T> {
  const [run, setRun] = useState<BulkRun<T>>();
  const state: BulkState<T> = useStore(run?.$state ?? $none);
  const isActive = isUnderWay(state);
  const latest = useRef(run);
  latest.current = run;
  useLeaveGuard(isActive);
  useEffect(() => {
    if (!run) return;
    const over = new AbortController();
    const { signal } = over;
    addEventListener('offline', () => run.pause('offline'), { signal });
    addEventListener('online', () => run.$state.get().why === 'offline' && run.continue(), { signal });
    return () => over.abort();
  }, [run]);
  useEffect(() => () => latest.current?.cancel(), []);
  return {
    run,
    state,
    isActive,
    start(items, job) {
      const { current } = latest;
      if (current && isUnderWay(current.$state.get())) return;
      const next = createBulkRun(items, job);
      latest.current = next;
      setRun(next);
      next.start(navigator.onLine ? undefined : 'offline');
    },
    close() {
      if (latest.current && isUnderWay(latest.current.$state.get())) return;
      latest.current = undefined;
      setRun(undefined);
    },
  };
}
