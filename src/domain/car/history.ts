/** Undo history of a value that changes step by step: a selection of parts, a form. Pure. */
export interface History<T> {
  /** Oldest first. */
  past: readonly T[];
  present: T;
  /** Undone values; the next to redo comes first. */
  future: readonly T[];
}

/** Maximum number of steps that can be undone; older ones are dropped. */
export const HISTORY_STEPS = 100;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a step and clears the values to redo; an identical value is not a step. */
export function stepTo<T>(history: History<T>, present: T): History<T> {
  if (Object.is(present, history.present)) return history;
  return { past: [...history.past, history.present].slice(-HISTORY_STEPS), present, future: [] };
}

/** Undoes the last step; returns the same history if there is none. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [last] = past.slice(-1);
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: last as T, future: [present, ...future] };
}

/** Redoes the step undone last; returns the same history if there is none. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (future.length === 0) return history;
  return { past: [...past, present], present: next as T, future: later };
}
