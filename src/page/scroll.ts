import { flatParent, pageDocument, unhidden } from './core/native';

/** Default duration of a scroll animation in ms, and default free space above the target in px (spec screens#scroll). */
export const SCROLL_DURATION = 500;
export const SCROLL_OFFSET = 50;

/** Each element that may scroll for a target, innermost first, and how far it is scrolled. */
type Positions = ReadonlyMap<Element, number>;

/** Returns the parent that an element is laid out in: through slots and open shadow roots. */
function layoutParent(node: Element): Element | undefined {
  let parent = flatParent(node);
  while (parent instanceof ShadowRoot) parent = flatParent(parent);
  return parent instanceof Element ? parent : undefined;
}

const page = (): Element => pageDocument.scrollingElement ?? pageDocument.documentElement;

export function scrollPositions(target: Element): Positions {
  const positions = new Map<Element, number>();
  for (let node = layoutParent(target); node; node = layoutParent(node))
    positions.set(node, unhidden(node).scrollTop);
  return positions.set(page(), page().scrollTop);
}

/** Scrolls at once, whatever the page's style sheet says. Some pages have a function of their own as `scrollTo`. */
function jumpTo(element: Element, top: number): void {
  const scroller = unhidden(element);
  scroller.scroll({ top, behavior: 'instant' });
  if (Math.abs(scroller.scrollTop - top) >= 1) scroller.scrollTop = top;
}

const isSet = (length: string): boolean => !/^(auto|0px|)$/.test(length);

/** Whether the page's style sheet has a space of its own above the target. */
const hasOwnSpace = (scroller: Element, target: Element): boolean =>
  isSet(getComputedStyle(target).scrollMarginTop) ||
  isSet(getComputedStyle(scroller === page() ? pageDocument.documentElement : scroller).scrollPaddingTop);

/**
 * Brings a target to the top as the browser does for a fragment, and where the page has no scroll padding or margin,
 * below the offset.
 */
function place(target: Element, scrollers: Positions, offset: number): void {
  const { length } = unhidden(target).getClientRects();
  if (length === 0) return;
  unhidden(target).scrollIntoView({ block: 'start', behavior: 'instant' });
  for (const each of scrollers.keys()) {
    const scroller = unhidden(each);
    const edge = each === page() ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
    const missing = offset - (unhidden(target).getBoundingClientRect().top - edge);
    if (missing > 0 && scroller.scrollTop > 0 && !hasOwnSpace(each, target))
      jumpTo(each, scroller.scrollTop - missing);
  }
}

const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** Ends the animation that runs. */
let running = new AbortController();

interface ScrollOptions {
  offset?: number;
  duration?: number;
  /** Where the animation starts, if something has scrolled since. */
  from?: Positions;
  /** Returns false when it is to end early. */
  isWanted?(): boolean;
}

/**
 * Scrolls an element into view below `offset` px within `duration` ms; immediately for visitors who prefer reduced
 * motion. A wheel, press, touch or key of the visitor stops the animation. Scrolls everything that the element is in:
 * parts of the page, also those within a component's shadow root.
 */
export function scrollToElement(target: Element, options: ScrollOptions = {}): void {
  const { offset = SCROLL_OFFSET, duration = SCROLL_DURATION, isWanted = () => true } = options;
  const { from = scrollPositions(target) } = options;
  running.abort();
  place(target, from, offset);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moves = [...from]
    .map(([scroller, start]) => ({ scroller, start, way: unhidden(scroller).scrollTop - start }))
    // A scroller with snap points has no place between them.
    .filter(({ scroller, way }) => Math.abs(way) >= 1 && !isSnapping(scroller));
  if (moves.length === 0) return;
  const end = new AbortController();
  running = end;
  for (const type of ['wheel', 'touchstart', 'mousedown', 'keydown'] as const) {
    // While capturing: our fields keep the keys that are typed in them.
    addEventListener(type, () => end.abort(), { passive: true, capture: true, signal: end.signal });
  }
  const begin = performance.now();
  const step = (now: number) => {
    if (!isWanted()) end.abort();
    if (end.signal.aborted) return;
    const done = Math.min(1, Math.max(0, (now - begin) / duration));
    for (const { scroller, start, way } of moves) jumpTo(scroller, start + way * ease(done));
    if (done < 1) requestAnimationFrame(step);
    else {
      end.abort();
      // What loaded meanwhile may have moved it.
      place(target, from, offset);
    }
  };
  step(begin);
}

const isSnapping = (scroller: Element): boolean =>
  !/^(none|)$/.test(
    getComputedStyle(scroller === page() ? pageDocument.documentElement : scroller).scrollSnapType ?? '',
  );
