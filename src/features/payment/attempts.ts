import { attemptKey, hashOf } from '#domain/once/attempt-key';
import { type Attempt, openAttempts, type Wanted } from '#services/once/attempt';
import { attemptStore, forgetAttempts } from '#services/once/attempt-store';

const REST = 'rest';

/** The name of a part of an order among the attempts: each part has its own. */
export const partName = (id: string, isRest: boolean): string => (isRest ? `${id}/${REST}` : id);

/** Returns the attempts to pay a part of which nobody knows what became, the oldest first. */
export const openPayments = (part: string): readonly Attempt[] => openAttempts(attemptStore, part);

/**
 * Forgets an order on a device that others use: what became of an attempt is then asked for elsewhere. One that is open stays,
 * as its order could be paid twice. Returns whether everything was forgotten.
 */
export const forgetPayments = (order: string): boolean =>
  [false, true].map((isRest) => forgetAttempts(partName(order, isRest))).every(Boolean);

/**
 * Returns an attempt to pay a part of an order, whose key is that of the part: another card, way or device meets the one that
 * is open. content: everything that makes it another one; only its hash is kept.
 */
export const paymentOf = (part: string, type: string, amount: number | null, content: object): Wanted => ({
  subject: part,
  type,
  amount,
  content: hashOf([part, type, amount, content]),
  sentAt: new Date().toISOString(),
  keyOf: (turn) => attemptKey('payment', part, turn),
});
