import { pageSingleton } from '#page/core/page-singleton';
import type { BuyerValues } from './buyer';

/** What a visitor without a session has typed; in memory only. */
const cell = pageSingleton('employeeTyped', () => ({ values: {} as Partial<BuyerValues> }));

export const keepTyped = (values: Partial<BuyerValues>): void => {
  cell.values = values;
};

/** Returns what was typed before the sign-in, once: it is that person's. */
export function takeTyped(): Partial<BuyerValues> {
  const { values } = cell;
  cell.values = {};
  return values;
}
