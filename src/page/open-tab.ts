import type { SafeUrl } from './core/safe-url';
import { openTab } from './navigate';

/** A tab that was opened empty, within a click, for an address that is known later. */
export interface EmptyTab {
  /** Leads it to the address; false if the visitor has closed it. */
  navigate(address: SafeUrl): boolean;
  close(): void;
}

/**
 * Opens an empty tab with a text, which only works within a click; null if the browser refuses. The tab has no opener:
 * the page that it shows later cannot reach this one.
 */
export function openEmptyTab(text: string): EmptyTab | null {
  const tab = openTab('');
  if (!tab) return null;
  tab.document.title = text;
  tab.document.body.textContent = text;
  return {
    navigate(address) {
      // Going back does not lead to the empty page.
      if (!tab.closed) tab.location.replace(address);
      return !tab.closed;
    },
    close: () => tab.close(),
  };
}
