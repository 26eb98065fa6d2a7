/** The queue that tag managers read, where the page has one. */
const queue = (): unknown => (globalThis as { dataLayer?: unknown }).dataLayer;

/** Tells the page's analytics of a fact: its name and ids, never personal data. Without a queue nothing happens. */
export function pushToDataLayer(event: string, detail: object | null): void {
  try {
    const layer = queue();
    if (Array.isArray(layer)) layer.push({ event, ...detail });
  } catch {
    // A tag manager's own push may fail; that is not the visitor's.
  }
}
