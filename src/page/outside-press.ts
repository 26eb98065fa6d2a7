import { emit } from './core/events';
import { native } from './core/native';

declare module './core/events' {
  interface VitrineEvents {
    /** A press started outside an element that the page marked with data-vt-outside. */
    'vt-touched-outside': null;
  }
}

/** Attribute of the page's elements that want to know of a press outside. */
const MARKED = '[data-vt-outside]';

/**
 * Handles a press: tells each marked element of these documents and shadow roots that does not contain it, whatever root it
 * is in (spec screens#touch-outside).
 * @param path of the press, from when it was dispatched: an event has none later
 */
export function dispatchOutsidePress(path: readonly EventTarget[], roots: readonly ParentNode[]): void {
  for (const element of roots.flatMap((root) => [...native(root, 'querySelectorAll')(MARKED)])) {
    if (!path.includes(element)) emit(element, 'vt-touched-outside', null);
  }
}
