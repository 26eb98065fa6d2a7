import { pageSingleton } from '#page/core/page-singleton';
import { attemptStore } from './attempts';
import { openAttempts, type PaymentLock } from './payment-process';

/** The orders that are being paid here, and what gives their locks back. */
const held = pageSingleton('paymentLocks', () => ({
  running: new Set<string>(),
  releases: new Map<string, () => void>(),
}));

/** Takes the lock of an order among the tabs of this browser, where the browser can tell; keeps it until it is released. */
function take(order: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`vitrine-payment-${order}`, { ifAvailable: true }, (lock) => {
        resolve(!!lock);
        return lock ? new Promise<void>((done) => held.releases.set(order, done)) : undefined;
      })
      // An opaque origin has no locks, and no other tab either.
      .catch(() => resolve(true));
  });
}

/** Gives the lock of an order back once none of its attempts is open. */
export function releaseEnded(order: string): void {
  if (held.running.has(order) || openAttempts(attemptStore, order).length > 0) return;
  held.releases.get(order)?.();
  held.releases.delete(order);
}

/** Another tab may have found out what became of the attempt for which this one keeps a lock. */
function onStorage(): void {
  for (const order of held.releases.keys()) releaseEnded(order);
}

export const paymentLock: PaymentLock = {
  async acquire(order) {
    if (held.running.has(order)) return false;
    held.running.add(order);
    const isOurs = held.releases.has(order) || (await take(order));
    if (!isOurs) held.running.delete(order);
    return isOurs;
  },
  leave(order) {
    held.running.delete(order);
    releaseEnded(order);
    addEventListener('storage', onStorage);
  },
};
