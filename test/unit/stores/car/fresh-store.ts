import { vi } from 'vitest';

/** All of the current car, as a page has it that has just been opened: nothing is remembered but what the browser keeps. */
export async function freshStore() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
  return {
    ...(await import('../../../../src/stores/car/choose')),
    ...(await import('../../../../src/stores/car/current')),
    ...(await import('../../../../src/stores/car/address')),
    ...(await import('../../../../src/stores/car/ask')),
    ...(await import('../../../../src/stores/car/enter')),
    ...(await import('../../../../src/stores/car/open')),
    ...(await import('../../../../src/stores/car/prices')),
    ...(await import('../../../../src/stores/car/saved')),
    ...(await import('../../../../src/stores/dealer')),
  };
}
export type CarStore = Awaited<ReturnType<typeof freshStore>>;
