/**
 * What the page's stores held when they were made: the library keeps all that widgets share on one object of the page
 * (page/core/page-singleton), so that a story begins as a first visit does, whichever stores there are. This file is
 * imported before the library.
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

/** How a thing of that kind becomes what it was; nothing where it keeps nothing of a visit. */
function resetOf(value: unknown): Reset | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isStore(value)) {
    const initial = value.get();
    return () => value.set(initial);
  }
  if (value instanceof Map) return () => value.clear();
  if (Array.isArray(value)) {
    return () => {
      value.length = 0;
    };
  }
  // Who listens goes on listening.
  if (value instanceof Set || value instanceof WeakMap) return undefined;
  const initial = { ...value };
  return () => Object.assign(value, initial);
}

const page = globalThis as { [KEY]?: Record<string, unknown> };
page[KEY] = new Proxy<Record<string, unknown>>(page[KEY] ?? {}, {
  set(all, name, value) {
    const reset = resetOf(value);
    if (reset) resets.set(String(name), reset);
    return Reflect.set(all, name, value);
  },
});

/** Every store of the page as on a first visit. */
export function resetStores(): void {
  for (const reset of resets.values()) reset();
}
