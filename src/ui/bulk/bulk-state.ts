/** One thing of many to which the same is done. */
export interface BulkItem {
  id: string;
  /** Its name in the results. */
  label: string;
}

/**
 * What became of an item.
 * - waiting: not begun
 * - running: its call is under way
 * - failed: the service has refused it, or says itself that nothing was done
 * - unknown: its call may have been carried out, and nobody knows
 */
export type RowStatus = 'waiting' | 'running' | 'done' | 'failed' | 'unknown';

export interface BulkRow<T extends BulkItem = BulkItem> {
  item: T;
  status: RowStatus;
  /** Of a row that is failed or unknown. */
  error?: unknown;
}

/**
 * Why a run waits.
 * - asked: somebody has paused it
 * - offline: the browser has no connection
 * - silent: several calls in a row had no answer
 * - busy: the service asks for fewer calls (429)
 * - ended: the session has ended
 */
export type PauseReason = 'asked' | 'offline' | 'silent' | 'busy' | 'ended';

export interface BulkState<T extends BulkItem = BulkItem> {
  /** paused and finished: calls that were sent before may still be under way (counts.running). */
  status: 'ready' | 'running' | 'paused' | 'finished';
  /** Of a run that is paused. */
  why?: PauseReason | undefined;
  rows: readonly BulkRow<T>[];
  counts: Readonly<Record<RowStatus, number>>;
}

export const NO_COUNTS: BulkState['counts'] = { waiting: 0, running: 0, done: 0, failed: 0, unknown: 0 };

/** Whether the run goes on, or can go on, by itself or by one press: to leave the page now would lose the rest. */
export const isUnderWay = ({ status, counts }: BulkState): boolean =>
  status === 'running' || status === 'paused' || counts.running > 0;

/** The number of rows whose call has ended, whatever became of it. */
export const settledOf = ({ done, failed, unknown }: BulkState['counts']): number => done + failed + unknown;
