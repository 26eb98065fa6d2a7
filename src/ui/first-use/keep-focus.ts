import { pageDocument } from '#page/core/native';
import { afterPaint } from '#page/events/after-paint';

const HEADINGS = 'h2,h3,h4,h5,h6,legend';
const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex]';

const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? element.isConnected;

/** Whether an element can have the focus: one that was removed, hidden or disabled has lost it. */
const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && isVisible(element);

const firstVisible = (parent: Element, selector: string): HTMLElement | undefined =>
  [...parent.querySelectorAll<HTMLElement>(selector)].find(isVisible);

/** Returns what names an element: the heading it is labelled by, its own heading, or itself if its label is not shown. */
function nameOf(element: HTMLElement, root: ShadowRoot): HTMLElement | null {
  const heading = root.getElementById(element.getAttribute('aria-labelledby') ?? '');
  if (heading && isVisible(heading)) return heading;
  if (element.hasAttribute('aria-label')) return element;
  const own = [...element.children].find((child) => child.matches(HEADINGS) && isVisible(child));
  return (own as HTMLElement | undefined) ?? null;
}

/**
 * Returns where the focus goes on when the focused element is gone: what names the nearest of its ancestors that is
 * left, the widget's first heading, its first control.
 * @param path the element that had the focus, then its ancestors
 */
function focusAfter(path: readonly HTMLElement[], root: ShadowRoot): HTMLElement | undefined {
  const left = path.slice(1).filter((element) => element.isConnected && isVisible(element));
  for (const element of left) {
    const target = nameOf(element, root);
    if (target) return target;
  }
  const outermost = left.at(-1);
  return outermost && (firstVisible(outermost, HEADINGS) ?? firstVisible(outermost, CONTROLS));
}

/** Focuses an element, also one that has no place in the tab order. */
function focusElement(target: HTMLElement): void {
  if (!target.matches(CONTROLS)) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

const watched = new WeakSet<ShadowRoot>();

/**
 * Keeps the focus within a widget when the focused element is removed, hidden or disabled and nothing else takes the
 * focus: browsers then move it to the page's body, where a screen reader starts to read the page again. A view that
 * knows a better target focuses it itself, in an effect.
 * @param focused the first focused element and its ancestors, up to the root: the element may be gone by now
 */
export function keepFocus(root: ShadowRoot, signal: AbortSignal, focused: readonly EventTarget[]): void {
  if (watched.has(root)) return;
  watched.add(root);
  let path = focused.slice(0, focused.indexOf(root)) as HTMLElement[];
  let isVisitorOnKeys = false;
  let cancel = () => {};

  const remember = () => {
    path = [];
    for (let element = root.activeElement; element; element = element.parentElement)
      path.push(element as HTMLElement);
    isVisitorOnKeys = path[0]?.matches(':focus-visible') ?? false;
  };
  const check = () => {
    const [last] = path;
    if (!last || signal.aborted) return;
    if (root.activeElement || pageDocument.activeElement !== pageDocument.body || canHaveFocus(last))
      return remember();
    const target = focusAfter(path, root);
    // A view that loads has neither a heading nor a control yet: the next change of the root looks again.
    if (!target) return;
    const scrolls = isVisitorOnKeys;
    focusElement(target);
    // Who points at the page looks at what is under the pointer: nothing must move there.
    if (scrolls) target.scrollIntoView({ block: 'nearest' });
  };
  // After the effects that focus a target of their own.
  const checkLater = () => {
    cancel();
    cancel = afterPaint(check);
  };

  if (root.activeElement) remember();
  else checkLater();
  root.addEventListener('focusin', remember, { signal });
  root.addEventListener('focusout', checkLater, { signal });
  const observer = new MutationObserver(() => {
    const [last] = path;
    if (last && (!last.isConnected || last.closest(':disabled,[hidden]'))) checkLater();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden', 'disabled'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancel();
    watched.delete(root);
  });
}
