import { type RefObject, useEffect, useState } from 'react';
import { onIdle, pageDocument, shadowRootOf } from '#page/core/native';

/** Elements within this margin of the window count as near. */
const MARGIN = '400px';

/** height: px that the element took when it was last near; undefined if it never was. */
export interface Nearness {
  isNear: boolean;
  height?: number;
}

/** One observer for all elements: each further one would cost a part of every frame. */
let shared: IntersectionObserver | undefined;
const listeners = new WeakMap<Element, (now: Nearness) => void>();
/** What has come near: the first is reported at once, each further one when the browser has time between clicks. */
let waiting: Element[] = [];

function reportNext(): void {
  const element = waiting.shift();
  if (element) listeners.get(element)?.({ isNear: true });
  // Safari has no requestIdleCallback.
  if (waiting.length > 0) onIdle(reportNext);
}

const hasFocus = (element: Element): boolean =>
  element.contains((shadowRootOf(element) ?? pageDocument).activeElement);

function sort(entries: readonly IntersectionObserverEntry[]): void {
  const idle = waiting.length === 0;
  const middle = innerHeight / 2;
  const distance = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
    Math.abs((top + bottom) / 2 - middle);
  // What the visitor sees comes first.
  for (const entry of [...entries].sort((one, other) => distance(one) - distance(other))) {
    const { target, isIntersecting, boundingClientRect } = entry;
    waiting = waiting.filter((each) => each !== target);
    if (isIntersecting) waiting.push(target);
    // The focus would be lost with what has it.
    else if (!hasFocus(target)) listeners.get(target)?.({ isNear: false, height: boundingClientRect.height });
  }
  if (idle && waiting.length > 0) reportNext();
}

/**
 * Returns whether an element is near the window.
 * @param initial what holds until it is observed
 * @param stays whether what was near once counts as near from then on
 */
export function useNearWindow(
  place: RefObject<Element | null>,
  { initial, stays }: { initial: boolean; stays: boolean },
): Nearness {
  const [now, report] = useState<Nearness>({ isNear: initial });
  const settled = stays && now.isNear;
  useEffect(() => {
    const element = place.current;
    if (!element || settled) return;
    shared ??= new IntersectionObserver(sort, { rootMargin: MARGIN });
    const observer = shared;
    listeners.set(element, (next) => report((before) => (before.isNear === next.isNear ? before : next)));
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      listeners.delete(element);
    };
  }, [place, settled]);
  return now;
}
