/** The queue that tag managers read, where the page has one. */
const queue = (): unknown => (globalThis as { dataLayer?: unknown }).dataLayer;

/** A payload of an event. `event` is the key under which tag managers look for the event's own name. */
type Payload = { [name: string]: unknown; event?: never } | null;

/** Tells the page's analytics of a fact: its name and ids, never personal data. Without a queue nothing happens. */
export function pushToDataLayer(event: string, detail: Payload): void {
  try {
    const layer = queue();
    if (Array.isArray(layer)) layer.push({ ...detail, event });
  } catch {
    // A tag manager's own push may fail; that is not the visitor's.
  }
}
