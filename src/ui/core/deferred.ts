import { pageSingleton } from '#page/core/page-singleton';
import { prepareFormats } from './prepare-formats';

/** A module that loads on demand; all views and actions that need it share its state. */
export interface Deferred<M> {
  /** Undefined until it has loaded. */
  module?: M;
  /** Number of failed attempts; 0 after it has loaded. */
  failures: number;
  /** Loads it. Concurrent callers share an attempt; after a failure the next call retries. Rejects as import() does. */
  load(): Promise<M>;
  /** Loads it without a promise, for views, which read the result from the state. */
  retry(): void;
  /** Calls back after each attempt; returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}

/**
 * Defines a deferred module. Call it once per module: with a state per view, an action could load a module without its
 * view being notified.
 */
export function deferred<M>(importModule: () => Promise<M>): Deferred<M> {
  const listeners = new Set<() => void>();
  let attempt: Promise<M> | undefined;
  const settle = (module?: M) => {
    state.module = module;
    state.failures = module ? 0 : state.failures + 1;
    for (const listener of [...listeners]) listener();
  };
  const state: Deferred<M> = {
    failures: 0,
    load() {
      if (attempt) return attempt;
      attempt = importModule().then(
        (module) => {
          settle(module);
          return module;
        },
        (error) => {
          attempt = undefined;
          settle();
          // For page/report/monitoring.ts.
          pageSingleton('faults', Array<unknown>).push(error);
          throw error;
        },
      );
      // While the module is on its way.
      prepareFormats();
      return attempt;
    },
    retry() {
      state.load().catch(() => {});
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
  return state;
}
