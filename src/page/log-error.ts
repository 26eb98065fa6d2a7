import { pageSingleton } from './core/page-singleton';

/** What may be said of a failed call besides its message: an id of the catalogue, a kind, a status. */
interface Failure extends Error {
  call?: unknown;
  kind?: unknown;
  status?: unknown;
}

/** The copies of errors: the same one for the same error, which faults are counted by. */
const copies = pageSingleton('plainErrors', () => new WeakMap<object, Error>());

/**
 * Returns an error that may leave the library, for the console and for events of the page: with its name, message and stack, and
 * of a call its id, kind and status. Not with the body of an answer, its refused fields or its cause, which may be a visitor's
 * data: scripts for monitoring send away what they find there.
 */
export function plainError(error: unknown): Error | string {
  if (!(error instanceof Object)) return String(error);
  const known = copies.get(error);
  if (known) return known;
  const { name, message, stack, call, kind, status } = error as Failure;
  const copy: Failure = new Error(typeof message === 'string' ? message : 'unknown');
  if (typeof stack === 'string') copy.stack = stack;
  if (typeof name === 'string') Object.defineProperty(copy, 'name', { value: name, configurable: true });
  if (typeof call === 'string') Object.assign(copy, { call, kind, status });
  copies.set(error, copy);
  copies.set(copy, copy);
  return copy;
}

/** Logs an error to the console as plainError has it. The only way to log one (scripts/check-house.mjs). */
export const logError = (error: unknown, ...before: string[]): void =>
  console.error(...before, plainError(error));
