import { string } from 'valibot';
import { persisted } from '#page/settings/storage';
import { endDone } from '#services/once/attempt-store';

/** By which attempts an order's car was held: a hash, in the storage in which the attempts are. */
const cell = (order: string) =>
  persisted(`held ${order}`, string(), { now: () => 0, lifetime: () => Number.POSITIVE_INFINITY });

export const noteHold = (order: string, subject: string): void => cell(order).save(subject);

/** Ends the hold of an order that is left: the next one of the same car is new. */
export function forgetHold(order: string): void {
  const subject = cell(order).load();
  if (subject) endDone(subject);
  cell(order).clear();
}
