import { pageSingleton } from './page-singleton';

/** Tells of a failed file or call: it waits for what takes faults over (page/standalone/take-faults.ts). */
export const observeFault = (error: unknown): void => {
  pageSingleton('faults', Array<unknown>).push(error);
};
