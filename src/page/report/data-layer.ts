import type { Fired } from '../core/events';
import { pageSingleton } from '../core/page-singleton';
import { whenConsented } from '../settings/consent';
import { metaText } from '../settings/meta-text';
import { isFact } from './is-fact';

/** Maximum number of facts that wait for a data layer; the oldest is dropped. */
export const MAX_WAITING = 50;
const waiting = pageSingleton('waitingFacts', Array<object>);

/** Returns what takes the facts: the page's own function, or the push of its data layer; undefined if there is neither. */
function receiver(): ((fact: object) => unknown) | undefined {
  const name = metaText('data-layer') ?? 'dataLayer';
  try {
    // Not an element of that id, nor what every object inherits.
    const layer = Object.hasOwn(globalThis, name) && (globalThis as never)[name];
    if (typeof layer === 'function') return layer;
    const { push } = (layer || {}) as { push?: unknown };
    if (typeof push === 'function') return (fact) => push.call(layer, fact);
  } catch {
    // A getter of the page.
  }
  return undefined;
}

/** Hands over the waiting facts; without a receiver, with the next fact, when the page has loaded, or when it is left. */
function deliver(): void {
  const send = receiver();
  if (!send) {
    for (const type of ['load', 'visibilitychange']) addEventListener(type, deliver);
    return;
  }
  for (const fact of waiting.splice(0)) {
    try {
      send(fact);
    } catch {
      // A tag manager may throw, and an array may be frozen; this must not affect the visitor.
    }
  }
}

/** Takes a fired event: a fact goes to the data layer as its name and ids, once the visitor consents to it. */
function take([event, detail]: Fired): void {
  if (!isFact(event)) return;
  whenConsented('analytics_storage', () => {
    waiting.push({ ...detail, event });
    if (waiting.length > MAX_WAITING) waiting.shift();
    deliver();
  });
}

// What was fired before this file loaded, and from now on each event at once (core/events.ts); only the page's first copy.
const fired = pageSingleton('fired', Array<Fired>);
if (!Object.hasOwn(fired, 'push')) {
  fired.push = (...events) => {
    for (const one of events) take(one);
    return 0;
  };
  for (const one of fired.splice(0)) take(one);
}
