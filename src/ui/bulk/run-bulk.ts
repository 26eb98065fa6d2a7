import { atom, type ReadableAtom } from 'nanostores';
import { isKind, kindOf } from '#services/http/problem';
import { ensureOnce } from '#services/once/ensure-once';
import { isTurnedAway, UnknownOutcome } from '#services/once/unknown-outcome';
import { type BulkItem, type BulkRow, type BulkState, NO_COUNTS, type PauseReason } from './bulk-state';

/** Calls at a time (decision on the bulk status). */
const AT_A_TIME = 4;
/** Calls in a row without an answer after which the run waits, rather than lose the answer of every item (ours). */
const MOST_SILENT = 4;

export interface BulkCall {
  /** Aborted when the run is dropped: another account has signed in. */
  signal: AbortSignal;
  /** The idempotency key of the item, the same for all its tries. */
  key: string;
}

export interface BulkJob<T extends BulkItem> {
  /** Makes the call of an item; resolves when the service has confirmed it. */
  perform(item: T, call: BulkCall): Promise<unknown>;
  /**
   * Asks the service whether the call of an item whose answer was lost has been carried out. Without it such an item stays
   * unknown: it is never sent again blindly.
   */
  check?(item: T, call: BulkCall): Promise<boolean>;
  /** Called once for each item that is done. */
  onDone?(item: T): void;
}

export interface BulkRun<T extends BulkItem = BulkItem> {
  $state: ReadableAtom<BulkState<T>>;
  /** why: starts it as one that waits. */
  start(why?: PauseReason): void;
  /** Begins no further item; what is under way ends. */
  pause(why?: PauseReason): void;
  /** Goes on with what has not begun, also after a cancellation. */
  continue(): void;
  /** Ends the run: what is under way ends, what has not begun does not begin. */
  cancel(): void;
  /** Tries once more those that have failed, and asks for those whose answer was lost. */
  retry(): void;
  /** The number of rows that a retry would take. */
  retryable(): number;
  /** Ends the run and forgets its rows, which are another account's. */
  drop(): void;
}

interface Work<T extends BulkItem> extends BulkRow<T> {
  /** Whether nobody knows what became of its call. */
  isOpen: boolean;
}

/**
 * Returns a run that does the same to many items, at most four at a time, with a result for each. Items whose id has
 * appeared before are dropped. Nothing is done twice: an item has one key for all its tries, and the service is asked what
 * became of a lost answer before its call is made again.
 */
export function createBulkRun<T extends BulkItem>(items: readonly T[], job: BulkJob<T>): BulkRun<T> {
  const life = new AbortController();
  const { signal } = life;
  const seen = new Set<string>();
  const unique = items.filter(({ id }) => !seen.has(id) && seen.add(id));
  let works = unique.map((item): Work<T> => ({ item, status: 'waiting', isOpen: false }));
  let queue: Work<T>[] = [];
  let silent = 0;
  const countsOf = () => {
    const counts = { ...NO_COUNTS };
    for (const { status } of works) counts[status]++;
    return counts;
  };
  const rowsOf = () => works.map(({ item, status, error }): BulkRow<T> => ({ item, status, error }));
  const $state = atom<BulkState<T>>({ status: 'ready', rows: rowsOf(), counts: countsOf() });
  const publish = (change: Partial<BulkState<T>> = {}) =>
    $state.set({ ...$state.get(), rows: rowsOf(), counts: countsOf(), ...change });

  /** Puts back a row that was turned away: it counts as it did before. */
  const putBack = (work: Work<T>) => {
    work.status = work.isOpen ? 'unknown' : 'waiting';
    queue.unshift(work);
  };

  async function perform(work: Work<T>): Promise<void> {
    const { item } = work;
    /** What became of asking, which an unknown outcome does not pass on. */
    let asking: unknown;
    const acts = ensureOnce<true>({
      owner: unique,
      kind: 'bulk item',
      subject: item.id,
      async look({ key }) {
        asking = undefined;
        try {
          if (!job.check) throw new TypeError('nobody can be asked');
          return (await job.check(item, { signal, key })) || undefined;
        } catch (error) {
          asking = error;
          throw error;
        }
      },
      async send(key) {
        await job.perform(item, { signal, key });
        return true;
      },
    });
    try {
      await acts.send();
    } catch (error) {
      work.isOpen = acts.open().length > 0;
      if (!signal.aborted) settle(work, error, asking);
      return;
    }
    work.isOpen = false;
    if (signal.aborted) return;
    silent = 0;
    Object.assign(work, { status: 'done', error: undefined });
    job.onDone?.(item);
  }

  function settle(work: Work<T>, error: unknown, asking: unknown): void {
    const isLost = error instanceof UnknownOutcome;
    const isUnread = isLost && error.why === 'unread';
    // The call itself, if it was made; else the question before it.
    const kind = kindOf(isLost ? (error.cause ?? asking) : error);
    silent = isUnread && (kind === 'offline' || kind === 'unavailable') ? silent + 1 : 0;
    const door = [error, asking].find(isTurnedAway);
    work.error = error;
    if (door) {
      putBack(work);
      pause(isKind(door, 'rate-limited') ? 'busy' : 'ended');
    } else work.status = isUnread ? 'unknown' : 'failed';
    if (silent >= MOST_SILENT) pause('silent');
  }

  async function run(work: Work<T>): Promise<void> {
    work.status = 'running';
    publish();
    await perform(work);
    if (signal.aborted) return;
    publish();
    proceed();
  }

  /** Begins what may begin; ends the run once nothing is left. */
  function proceed(): void {
    while ($state.get().status === 'running' && queue.length > 0 && $state.get().counts.running < AT_A_TIME) {
      const next = queue.shift();
      if (next) void run(next);
    }
    const { status, counts } = $state.get();
    if (status !== 'finished' && queue.length === 0 && counts.running === 0)
      publish({ status: 'finished', why: undefined });
  }

  /** Whether another try of a row can lead anywhere: what is unknown is only asked for. */
  const canRetry = ({ status }: BulkRow<T>) => status === 'failed' || (status === 'unknown' && !!job.check);

  function begin(chosen: Work<T>[], why?: PauseReason): void {
    if (signal.aborted) return;
    queue = chosen;
    silent = 0;
    publish({ status: why ? 'paused' : 'running', why });
    proceed();
  }

  function pause(why: PauseReason = 'asked'): void {
    const now = $state.get();
    // A session that has ended must be known of whatever the run waits for.
    if (now.status === 'running' || (now.status === 'paused' && why === 'ended'))
      publish({ status: 'paused', why });
  }

  return {
    $state,
    pause,
    start(why) {
      if ($state.get().status === 'ready') begin([...works], why);
    },
    continue() {
      const { status } = $state.get();
      if (status === 'paused') begin(queue);
      else if (status === 'finished') begin(works.filter((work) => work.status === 'waiting'));
    },
    cancel() {
      queue = [];
      publish({ status: 'finished', why: undefined });
    },
    retry() {
      if ($state.get().status !== 'finished') return;
      const chosen = works.filter(canRetry);
      for (const work of chosen) work.status = work.isOpen ? 'unknown' : 'waiting';
      begin(chosen);
    },
    retryable: () => works.filter(canRetry).length,
    drop() {
      life.abort();
      works = [];
      queue = [];
      publish({ status: 'finished', why: undefined });
    },
  };
}
