import { array, boolean, nullable, number, object, optional, string } from 'valibot';
import { persisted } from '#page/settings/storage';
import { randomId } from '#page/standalone/random-id';
import type { Attempt, AttemptStore } from './payment-process';

const REST = 'rest';

/** The name of a part of an order among the attempts: each part has its own. */
export const partName = (id: string, isRest: boolean): string => (isRest ? `${id}/${REST}` : id);

const attempt = object({
  key: string(),
  order: string(),
  type: string(),
  amount: nullable(number()),
  content: string(),
  sentAt: string(),
  isPending: optional(boolean()),
  isPaid: optional(boolean()),
});

/**
 * The attempts of an order, in a storage that all tabs share: they are there after a reload and in another tab. They hold
 * the order's id and an amount, nothing of a card. They do not expire, whatever the device's clock says: an attempt is open
 * until its end is known.
 */
const cell = (order: string) =>
  persisted(`payment-attempts ${order}`, array(attempt), {
    now: () => 0,
    lifetime: () => Number.POSITIVE_INFINITY,
  });

function write(order: string, attempts: readonly Attempt[]): void {
  if (attempts.length > 0) cell(order).save([...attempts]);
  else cell(order).clear();
}

const of = (order: string): readonly Attempt[] => cell(order).load() ?? [];
const others = ({ order, key }: Attempt): Attempt[] => of(order).filter((each) => each.key !== key);

export const attemptStore: AttemptStore = {
  of,
  put: (added) => write(added.order, [...others(added), added]),
  remove: (removed) => write(removed.order, others(removed)),
};

/** Forgets an order on a device that others use: what became of an attempt is then asked for elsewhere. */
export function forgetAttempts(order: string): void {
  for (const isRest of [false, true]) cell(partName(order, isRest)).clear();
}

/** Returns a text as 32 bits: enough to compare it, and nothing of it can be read. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return (bits >>> 0).toString(16);
}

/** Returns an attempt to pay an order. content: everything that makes it another one; only its hash is kept. */
export const newAttempt = (order: string, type: string, amount: number | null, content: object): Attempt => ({
  key: randomId(),
  order,
  type,
  amount,
  content: hash(JSON.stringify([order, type, amount, content])),
  sentAt: new Date().toISOString(),
});
