import { vi } from 'vitest';

/** All of the current car, as a page has it that has just been opened: nothing is remembered but what the browser keeps. */
export async function freshStore() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
  return {
    ...(await import('../../../../src/features/car/choices/choices')),
    ...(await import('../../../../src/stores/current-car')),
    ...(await import('../../../../src/features/car/share-link')),
    ...(await import('../../../../src/features/car/current/load-car')),
    ...(await import('../../../../src/features/car/current/restore-car')),
    ...(await import('../../../../src/features/car/choices/open-car')),
    ...(await import('../../../../src/features/car/prices')),
    ...(await import('../../../../src/features/car/current/saved-car')),
    ...(await import('../../../../src/stores/visitor/dealer')),
  };
}
export type CarStore = Awaited<ReturnType<typeof freshStore>>;
