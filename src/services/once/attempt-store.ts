import { array, boolean, type InferOutput, nullable, number, object, optional, string } from 'valibot';
import { persisted } from '#page/settings/storage';
import type { Attempt, AttemptStore } from './attempt';

const attempt = object({
  key: string(),
  subject: string(),
  turn: number(),
  content: string(),
  sentAt: string(),
  type: string(),
  amount: nullable(number()),
  isPending: optional(boolean()),
  isDone: optional(boolean()),
});
const entry = object({ ended: number(), attempts: array(attempt) });
type Entry = InferOutput<typeof entry>;

/** How long an attempt that was carried out is remembered, in ms: the service has it by then (ours). */
const DONE_FOR = 30 * 86_400_000;

/**
 * The attempts of a subject, in a storage that all tabs share: they are there after a reload and in another tab. They hold
 * keys, hashes and an amount, nothing of a person or a card. Those that are open do not expire, whatever the device's clock
 * says.
 */
const cell = (subject: string) =>
  persisted(`attempts ${subject}`, entry, { now: () => 0, lifetime: () => Number.POSITIVE_INFINITY });

function read(subject: string): Entry {
  const { ended, attempts } = cell(subject).load() ?? { ended: 0, attempts: [] };
  const isKept = ({ isDone, sentAt }: Attempt) => !isDone || Date.now() - Date.parse(sentAt) < DONE_FOR;
  return { ended, attempts: attempts.filter(isKept) };
}

function write(subject: string, { ended, attempts }: { ended: number; attempts: readonly Attempt[] }): void {
  if (attempts.length > 0 || ended > 0) cell(subject).save({ ended, attempts: [...attempts] });
  else cell(subject).clear();
}

const others = ({ subject, key }: Attempt): Attempt[] =>
  read(subject).attempts.filter((each) => each.key !== key);

/** The attempts of this browser; of this page where its storage is blocked. */
export const attemptStore: AttemptStore = {
  of: (subject) => read(subject).attempts,
  ended: (subject) => read(subject).ended,
  put: (added) =>
    write(added.subject, { ended: read(added.subject).ended, attempts: [...others(added), added] }),
  remove: (removed) =>
    write(removed.subject, { ended: read(removed.subject).ended, attempts: others(removed) }),
  end: (over) =>
    write(over.subject, {
      ended: Math.max(read(over.subject).ended, over.turn + 1),
      attempts: others(over),
    }),
};

/** Forgets a subject on a device that others use, unless one of its attempts is open. Returns whether it has. */
export function forgetAttempts(subject: string): boolean {
  const isOpen = read(subject).attempts.some(({ isDone }) => !isDone);
  if (!isOpen) cell(subject).clear();
  return !isOpen;
}

/** Ends what is done of a subject: the next attempt is new. */
export function endDone(subject: string): void {
  for (const each of read(subject).attempts) if (each.isDone) attemptStore.end(each);
}
