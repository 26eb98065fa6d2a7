/** Starts a widget once its condition holds; the signal ends the waiting. */
type Condition = (element: Element, start: () => void, signal: AbortSignal) => void;

/** When a widget starts: at once, near the viewport, when the browser is idle, or at the visitor's first touch. */
export const conditions = {
  eager: (_, start) => start(),
  visible(element, start, signal) {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      // It starts this far before it scrolls into view.
      { rootMargin: '256px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  },
  // Safari has no idle callback: a moment later is near enough.
  idle: (_, start) => (globalThis.requestIdleCallback ?? setTimeout)(() => start()),
  // A touch enters before it presses.
  interaction(element, start, signal) {
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, start, { signal });
  },
} satisfies Record<string, Condition>;

export type LoadCondition = keyof typeof conditions;

/** Elements whose condition held while their file was still to come: once it is there they wait no second time. */
export const wanted = new WeakSet<Element>();

/** Starts once what the author's `load` attribute says holds, else `usual`, else once the element is near the viewport. */
export function when(
  element: Element,
  usual: LoadCondition | undefined,
  start: () => void,
  life?: AbortSignal,
): void {
  if (wanted.delete(element)) {
    start();
    return;
  }
  const asked = element.getAttribute('load') as LoadCondition;
  const waiting = new AbortController();
  life?.addEventListener('abort', () => waiting.abort());
  const once = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    start();
  };
  (conditions[asked] ?? conditions[usual as LoadCondition] ?? conditions.visible)(
    element,
    once,
    waiting.signal,
  );
}
