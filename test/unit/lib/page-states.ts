/** The states of a page that a browser makes ahead, or opens in the background; set on the document until `reset`. */
export function pageStates() {
  const set = (name: string, value: unknown) =>
    Object.defineProperty(Object.getPrototypeOf(document), name, { configurable: true, get: () => value });
  const prototype = Object.getPrototypeOf(document);
  const before = Object.getOwnPropertyDescriptor(prototype, 'visibilityState');
  const tell = () => {
    for (const type of ['prerenderingchange', 'visibilitychange']) document.dispatchEvent(new Event(type));
  };
  return {
    prerender() {
      set('prerendering', true);
      set('visibilityState', 'hidden');
    },
    hide: () => set('visibilityState', 'hidden'),
    visit({ hidden = false } = {}) {
      set('prerendering', false);
      set('visibilityState', hidden ? 'hidden' : 'visible');
      tell();
    },
    reset() {
      Reflect.deleteProperty(prototype, 'prerendering');
      Reflect.deleteProperty(prototype, 'visibilityState');
      if (before) Object.defineProperty(prototype, 'visibilityState', before);
      tell();
    },
  };
}
