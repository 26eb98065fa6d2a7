import { pageSingleton } from '#page/core/page-singleton';
import { randomId } from '#page/random-id';
import type { Attempt, AttemptLock, AttemptStore } from './attempt';
import { attemptLock } from './attempt-lock';
import { attemptStore } from './attempt-store';

/** Where attempts are remembered, and who comes to their keys. */
export interface Memory {
  store: AttemptStore;
  /** Keeps other tabs waiting; absent where they have attempts of their own. */
  lock?: AttemptLock | undefined;
  /** The presses that are being carried out on this page, by subject and content. */
  running: Map<string, Promise<unknown>>;
  /** A part of the keys that nobody else knows. Absent: every tab and device of the visitor comes to the same key. */
  secret?: string;
}

/** What is remembered of a subject. */
interface Entry {
  ended: number;
  attempt?: Attempt | undefined;
}
interface Owned extends Pick<Required<Memory>, 'running' | 'secret'> {
  subjects: Map<string, Entry>;
}

/** Kept per page, not per module: a module that loads twice must not lose open attempts. */
const owned = pageSingleton('onceOwned', () => new WeakMap<object, Owned>());
const running = pageSingleton('onceRuns', () => new Map<string, Promise<unknown>>());

/** What all tabs of this browser remember, also after a reload. */
export const browserMemory = (): Memory => ({ store: attemptStore, lock: attemptLock, running });

function storeOf(subjects: Owned['subjects']): AttemptStore {
  const entryOf = (subject: string): Entry => subjects.get(subject) ?? { ended: 0 };
  /** Changes what is known of an attempt, unless another one has taken its place. */
  const replace = ({ subject, key }: Attempt, next: Partial<Entry>) => {
    const entry = entryOf(subject);
    if (entry.attempt?.key === key) subjects.set(subject, { ...entry, ...next });
  };
  return {
    of(subject) {
      const { attempt } = entryOf(subject);
      return attempt ? [attempt] : [];
    },
    ended: (subject) => entryOf(subject).ended,
    put: (attempt) => void subjects.set(attempt.subject, { ...entryOf(attempt.subject), attempt }),
    remove: (attempt) => replace(attempt, { attempt: undefined }),
    end: (attempt) => replace(attempt, { ended: entryOf(attempt.subject).ended + 1, attempt: undefined }),
  };
}

/** What this page remembers for its owner, such as the element of a widget: of each subject the last attempt, until its end. */
export function pageMemory(owner: object): Memory {
  const own = owned.get(owner) ?? { subjects: new Map(), running: new Map(), secret: randomId() };
  owned.set(owner, own);
  return { store: storeOf(own.subjects), running: own.running, secret: own.secret };
}
