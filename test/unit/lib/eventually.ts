import { vi } from 'vitest';

/** Waits until `check` does not throw, as long as a busy machine takes: vitest's own wait ends after a second. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });
