/**
 * The DOM events of the library. Facts are `vt-noun-pastVerb`; the names
 * without prefix are the specification's own. Payloads carry ids, never personal data, and have no field `event`: in the
 * data layer that is the event's name (page/events/data-layer.ts). Each is declared, with its payload, in the file that fires it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where each event is fired
export interface VitrineEvents {}
export type EventName = keyof VitrineEvents;

declare global {
  interface DocumentEventMap extends CustomEvents {}
  interface HTMLElementEventMap extends CustomEvents {}
}
type CustomEvents = { [Name in EventName]: CustomEvent<VitrineEvents[Name]> };

/** Fires an event that bubbles through shadow roots to the document; false when somebody called preventDefault. */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
