/** What every copy of the library on the page agrees on: versions may differ, so keep what lies here plain. */
interface Registry {
  [name: string]: unknown;
}

const KEY = Symbol.for('vitrine');

/**
 * The page's one instance of a thing, made by whichever bundle asks first; later copies of the library,
 * of this version or another, get the same one.
 */
export function shared<T>(name: string, create: () => T): T {
  const holder = globalThis as { [KEY]?: Registry };
  holder[KEY] ??= {};
  const registry = holder[KEY];
  if (!(name in registry)) registry[name] = create();
  return registry[name] as T;
}
