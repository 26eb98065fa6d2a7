/**
 * Resets the page's stores: the library keeps all shared state on one object of the page
 * (page/core/page-singleton), whose initial values are recorded here, so that every story starts like a first visit.
 * Must be imported before any story.
 */
const KEY = Symbol.for('vitrine');

type Reset = () => void;
const resets = new Map<string, Reset>();

interface Store {
  get(): unknown;
  set(value: unknown): void;
  listen: unknown;
}
const isStore = (value: object): value is Store => 'listen' in value && 'set' in value && 'get' in value;

/** Resets a value of each kind; absent for kinds without state of a visit. */
function resetOf(value: unknown): Reset | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isStore(value)) {
    const initial = value.get();
    return () => value.set(initial);
  }
  if (value instanceof Map) {
    return () => {
      // What modules have registered as they loaded stays, as listeners do: they load once.
      for (const [key, held] of value) if (typeof held !== 'function') value.delete(key);
    };
  }
  if (Array.isArray(value)) {
    return () => {
      value.length = 0;
    };
  }
  // Listeners stay attached.
  if (value instanceof Set || value instanceof WeakMap) return undefined;
  const initial = { ...value };
  return () => Object.assign(value, initial);
}

/** @param value the initial value under that name */
function register(name: string, value: unknown): void {
  const reset = resetOf(value);
  if (reset) resets.set(name, reset);
}

const page = globalThis as { [KEY]?: Record<string, unknown> };
const made = page[KEY] ?? {};
// A bundler may run the library's modules first; no story has started then either.
for (const [name, value] of Object.entries(made)) register(name, value);
page[KEY] = new Proxy(made, {
  set(all, name, value) {
    register(String(name), value);
    return Reflect.set(all, name, value);
  },
});

/** Resets all stores of the page. */
export function resetStores(): void {
  for (const reset of resets.values()) reset();
}
