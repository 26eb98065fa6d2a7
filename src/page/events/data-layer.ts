/** The tag managers' queue, if the page has one. */
const queue = (): unknown => (globalThis as { dataLayer?: unknown }).dataLayer;

/** The payload of an event. `event` is the key of the event's name in the data layer. */
type Payload = { [name: string]: unknown; event?: never } | null;

/** Pushes a fact to the page's data layer: its name and ids, never personal data. Does nothing without a data layer. */
export function pushToDataLayer(event: string, detail: Payload): void {
  try {
    const layer = queue();
    if (Array.isArray(layer)) layer.push({ ...detail, event });
  } catch {
    // A tag manager's push may throw; this must not affect the visitor.
  }
}
