/** Shared by all copies of the library on the page. Versions may differ, so store plain data only. */
const KEY = Symbol.for('vitrine');
const page = globalThis as { [KEY]?: Record<string, unknown> };

/**
 * Returns the page's single instance of that name, created by the first caller; every other copy of the library, of any
 * version, gets the same instance. It must not be null or undefined.
 */
export const pageSingleton = <T>(name: string, create: () => T): T =>
  // biome-ignore lint/suspicious/noAssignInExpressions: every page loads it
  ((page[KEY] ??= {})[name] ??= create()) as T;

/** Returns the instance of that name; undefined if no file that creates it has loaded. */
export const knownSingleton = (name: string): unknown => page[KEY]?.[name];
