import { onIdle } from '#page/core/native';
import { authoredText } from '#page/settings/meta-text';

/** Calls `start` when the condition holds; the signal cancels it. */
type Condition = (element: Element, start: () => void, signal: AbortSignal) => void;

/**
 * Whether an element has no box for as long as it is not defined: `:not(:defined){display:none}`, a usual guard of pages
 * against a flash. It may be hidden for another reason too, which its definition shows.
 */
export const isGuarded = (element: Element): boolean =>
  !element.matches(':defined') && getComputedStyle(element).display === 'none';

/** When a widget starts: at once, near the viewport, when the browser is idle, or at the first interaction. */
export const conditions = {
  eager: (_, start) => start(),
  visible(element, start, signal) {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      // Distance from the viewport at which it starts.
      { rootMargin: '256px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  },
  idle: (_, start) => onIdle(start),
  // A touch fires pointerenter before the press.
  interaction(element, start, signal) {
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, start, { signal });
  },
} satisfies Record<string, Condition>;

export type LoadCondition = keyof typeof conditions;

/** Elements whose condition held before their file was loaded; they do not wait for it again. */
export const requestedElements = new WeakSet<Element>();

/** Calls `start` by the author's `load` attribute, else by `usual`, else when the element is near the viewport. */
export function startWhen(
  element: Element,
  usual: LoadCondition = 'visible',
  start: () => void,
  life?: AbortSignal,
): void {
  if (requestedElements.delete(element)) {
    start();
    return;
  }
  const authored = authoredText(element.getAttribute('load') ?? '').toLowerCase() as LoadCondition;
  const waiting = new AbortController();
  life?.addEventListener('abort', () => waiting.abort());
  const startOnce = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    start();
  };
  const condition = Object.hasOwn(conditions, authored) ? authored : usual;
  // What has no box is never near, nor pressed: its file loads early, and its condition holds once it is defined.
  conditions[condition !== 'eager' && isGuarded(element) ? 'idle' : condition](
    element,
    startOnce,
    waiting.signal,
  );
}
