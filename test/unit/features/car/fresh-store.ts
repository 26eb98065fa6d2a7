import { vi } from 'vitest';

/** All of the current car, as a page has it that has just been opened: nothing is remembered but what the browser keeps. */
export async function freshStore() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
  return {
    ...(await import('#features/car/choices/choices')),
    ...(await import('#features/car/car-store')),
    ...(await import('#features/car/share-link')),
    ...(await import('#features/car/current/load-car')),
    ...(await import('#features/car/current/restore-car')),
    ...(await import('#features/car/choices/open-car')),
    ...(await import('#features/car/prices')),
    ...(await import('#features/car/current/saved-car')),
    ...(await import('#features/dealer/dealer-store')),
    ...(await import('#features/place/location-store')),
  };
}
export type CarStore = Awaited<ReturnType<typeof freshStore>>;
