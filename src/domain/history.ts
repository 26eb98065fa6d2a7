/** What was before and after something that changes step by step: a selection of parts, a form. Pure. */
export interface History<T> {
  /** Oldest first. */
  past: readonly T[];
  present: T;
  /** What was undone, the next to be redone first. */
  future: readonly T[];
}

/** Steps that can be undone; older ones are forgotten. */
export const HISTORY_STEPS = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Takes a step. What was undone before cannot be redone any more; the same thing again is no step. */
export function stepTo<T>(history: History<T>, present: T): History<T> {
  if (Object.is(present, history.present)) return history;
  return { past: [...history.past, history.present].slice(-HISTORY_STEPS), present, future: [] };
}

/** Takes the last step back; the same history where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [last] = past.slice(-1);
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: last as T, future: [present, ...future] };
}

/** Takes the step again that was taken back last; the same history where there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (future.length === 0) return history;
  return { past: [...past, present], present: next as T, future: later };
}
