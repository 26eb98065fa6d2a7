import { pageSingleton } from '#page/core/page-singleton';
import { type AttemptLock, openAttempts } from './attempt';
import { attemptStore } from './attempt-store';

/** What is being done here, and what gives their locks back. */
const held = pageSingleton('attemptLocks', () => ({
  running: new Set<string>(),
  releases: new Map<string, () => void>(),
}));

/** Takes the lock of a subject among the tabs of this browser, where the browser can tell; keeps it until it is released. */
function take(subject: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`vitrine-once-${subject}`, { ifAvailable: true }, (lock) => {
        resolve(!!lock);
        return lock ? new Promise<void>((done) => held.releases.set(subject, done)) : undefined;
      })
      // An opaque origin has no locks, and no other tab either.
      .catch(() => resolve(true));
  });
}

/** Gives the lock of a subject back once none of its attempts is open. */
function release(subject: string): void {
  if (held.running.has(subject) || openAttempts(attemptStore, subject).length > 0) return;
  held.releases.get(subject)?.();
  held.releases.delete(subject);
}

/** Another tab may have found out what became of the attempt for which this one keeps a lock. */
function onStorage(): void {
  for (const subject of held.releases.keys()) release(subject);
}

export const attemptLock: AttemptLock = {
  async acquire(subject) {
    if (held.running.has(subject)) return false;
    held.running.add(subject);
    const isOurs = held.releases.has(subject) || (await take(subject));
    if (!isOurs) held.running.delete(subject);
    return isOurs;
  },
  leave(subject) {
    held.running.delete(subject);
    release(subject);
    addEventListener('storage', onStorage);
  },
  release,
};
