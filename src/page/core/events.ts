import { pageSingleton } from './page-singleton';

/**
 * The DOM events of the library. Facts are named `vt-noun-pastVerb`; names without the prefix are those of the
 * specification. Payloads contain ids, never personal data, and have no field `event`, which is the event's name in the
 * data layer. Each event is declared with its payload in the file that fires it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where each event is fired
export interface VitrineEvents {}
export type EventName = keyof VitrineEvents;

declare global {
  interface DocumentEventMap extends CustomEvents {}
  interface HTMLElementEventMap extends CustomEvents {}
}
type CustomEvents = { [Name in EventName]: CustomEvent<VitrineEvents[Name]> };

/** An event's name and payload. */
export type Fired = readonly [name: string, detail: object | null];

/** Events that wait to be taken over at most; the oldest is dropped. */
const MOST_FIRED = 200;

/**
 * Fires an event that bubbles through shadow roots to the document; returns false if preventDefault was called. The only
 * way to fire one: a fact also reaches the page's data layer, by report/data-layer.ts, which loads with a widget's first
 * call and takes over the list of what was fired.
 */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): boolean {
  const fired = pageSingleton('fired', Array<Fired>);
  // A page without calls never loads what takes them over.
  if (fired.push([name, detail]) > MOST_FIRED) fired.shift();
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
