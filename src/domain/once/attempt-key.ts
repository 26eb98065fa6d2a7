/**
 * Keys of what is done once. They are derived, not random: another tab, another device of the account and a browser without
 * storage come to the key of the attempt that is open, which the service then repeats or refuses.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { toJson } from '../text/to-json';

/** Digits of a key: 128 bits. */
const DIGITS = 32;

/** Returns a value as 32 hexadecimal digits: equal for equal values, and nothing of the value can be read. Compared as JSON. */
export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(value === undefined ? '' : toJson(value)))).slice(0, DIGITS);

/**
 * Returns the key of an attempt.
 * @param kind what is done, such as subscription
 * @param thing whose it is and what is paid or made; not with what it is paid: another card for the same thing must meet the
 * first one while that is open
 * @param turn number of attempts that have ended before
 */
export const attemptKey = (kind: string, thing: unknown, turn: number): string => hashOf([kind, thing, turn]);

/** An attempt as a service lists it. key: absent if the service does not name it. */
export interface ListedAttempt {
  key?: string | undefined;
  isOver: boolean;
}

/**
 * Returns the turn of the next attempt: that of the one that is open, if there is one.
 * @param known number of attempts of which this browser knows that they have ended
 * @param listed those of the service; of attempts that it does not name only the number counts
 */
export function nextTurn(
  known: number,
  listed: readonly ListedAttempt[],
  keyOf: (turn: number) => string,
): number {
  const over = listed.filter(({ isOver }) => isOver);
  const keys = new Set(over.map(({ key }) => key));
  let turn = Math.max(known, over.filter(({ key }) => !key).length);
  while (keys.has(keyOf(turn))) turn += 1;
  return turn;
}
