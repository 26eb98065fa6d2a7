import { object, string } from 'valibot';
import { persisted } from '../../../../src/page/settings/storage';

const stored = persisted('payment-attempt', object({ order: string(), type: string(), key: string() }), {
  area: 'sessionStorage',
});

/** One try to pay, however often it is sent. */
export interface Attempt {
  /** The service charges once for it. */
  key: string;
  /** Ends the attempt after a definite answer: the next one is another. */
  end(): void;
}

/**
 * Returns the attempt to pay an order in this way. It outlives a reload, a lost answer and the way back; in the session's
 * storage is the order's id, and nothing of the payment.
 */
export function attemptOf(order: string, type: string): Attempt {
  const before = stored.load();
  const isSame = before?.order === order && before.type === type;
  const key = isSame ? before.key : crypto.randomUUID();
  if (!isSame) stored.save({ order, type, key });
  return { key, end: () => stored.clear() };
}
