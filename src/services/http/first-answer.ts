import { isKind } from './problem';

/** Failures after which another version of a call may still answer: of the service, or an answer of another shape. */
const isOfTheService = (error: unknown): boolean =>
  isKind(error, 'unavailable', 'unauthenticated', 'forbidden', 'missing', 'rate-limited', 'failed') &&
  !['input', 'config'].includes((error as { kind?: string }).kind ?? '');

/**
 * Resolves to the answer of the first call that gives one, for versions of one call, the best first (spec
 * calls#versions). A call that never reached its service, was refused or canceled ends the row. Throws the first
 * call's failure if none answers.
 */
export async function firstAnswer<T>(
  calls: readonly [() => Promise<T>, ...(() => Promise<T>)[]],
): Promise<T> {
  let first: unknown;
  for (const call of calls) {
    try {
      return await call();
    } catch (error) {
      first ??= error;
      if (!isOfTheService(error)) break;
    }
  }
  throw first;
}
