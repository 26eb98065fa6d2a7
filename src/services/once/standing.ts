import type { Attempt, AttemptState } from './attempt';

/** An attempt as a service lists it. */
export interface Listed {
  /** Absent if the service does not name it. */
  key?: string | null | undefined;
  state: Exclude<AttemptState, 'unknown'>;
}

/** What a service says of a subject. */
export interface Standing<Answer> {
  /** The attempts that it lists, in any order; those of other subjects left out. */
  attempts: readonly Listed[];
  /** What it says of the attempt that was asked about, where the list has no keys to tell. */
  state?: AttemptState;
  /** What was made by the attempt that was asked about, or what is there in its place. */
  found?: Answer | undefined;
  /** What was there before, if the service does not list its attempts: a part of the key. */
  base?: string;
}

/** Returns what a standing says of one attempt. */
export const stateOf = <Answer>(
  { attempts, state = 'unknown' }: Standing<Answer>,
  of: Attempt,
): AttemptState => attempts.find(({ key }) => key === of.key)?.state ?? state;

/** Returns what is said of an attempt by a service that lists none: what it has made, undefined if it has nothing of it. */
export const standingOfFound = <T>(found: T | undefined): Standing<T> => ({
  attempts: [],
  ...(found !== undefined && { state: 'done', found }),
});

/**
 * Returns what a list of what was made says, the newest first. Things that the service names no attempt of are told apart by
 * their number: one more than there were before the attempt is its own.
 */
export function standingOfMade<T extends { idempotencyKey?: string | null | undefined }>(
  made: readonly T[],
  attempt?: Pick<Attempt, 'key' | 'turn'>,
): Standing<T> {
  const unnamed = made.filter(({ idempotencyKey }) => !idempotencyKey);
  const own = made.find(({ idempotencyKey }) => !!attempt && idempotencyKey === attempt.key);
  const isMore = !!attempt && !own && unnamed.length > attempt.turn;
  return {
    attempts: made.map(({ idempotencyKey: key }) => ({ key, state: 'done' })),
    ...(isMore && { state: 'done' }),
    found: own ?? (isMore ? unnamed[0] : undefined),
  };
}

/** What is there besides an attempt, and keeps it from beginning; undefined for nothing. */
export function rivalOf<Answer>(
  { attempts }: Standing<Answer>,
  ownKey?: string,
): 'done' | 'pending' | undefined {
  const others = attempts.filter(({ key }) => !ownKey || key !== ownKey);
  if (others.some(({ state }) => state === 'done')) return 'done';
  return others.some(({ state }) => state === 'pending') ? 'pending' : undefined;
}
