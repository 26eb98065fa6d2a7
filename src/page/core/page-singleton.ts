/** Shared by every copy of the library on the page. Versions may differ: store plain data. */
const KEY = Symbol.for('vitrine');
const page = globalThis as { [KEY]?: Record<string, unknown> };

/**
 * The page's one instance of that name, created by the first caller; every other copy of the library, of this version
 * or another, gets the same instance. It may not be null or undefined.
 */
export function pageSingleton<T>(name: string, create: () => T): T {
  page[KEY] ??= {};
  page[KEY][name] ??= create();
  return page[KEY][name] as T;
}
