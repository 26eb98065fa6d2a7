/** What every copy of the library on the page agrees on: versions may differ, so keep what lies here plain. */
const KEY = Symbol.for('vitrine');
const page = globalThis as { [KEY]?: Record<string, unknown> };

/**
 * The page's one instance of a thing, made by whichever bundle asks first; later copies of the library, of this version
 * or another, get the same one. Nothing shared may be null or undefined.
 */
export function shared<T>(name: string, create: () => T): T {
  page[KEY] ??= {};
  page[KEY][name] ??= create();
  return page[KEY][name] as T;
}
