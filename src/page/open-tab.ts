import type { SafeUrl } from './core/safe-url';
import { openTab } from './navigate';

/** A tab that was opened empty, within a click, for an address that is known later. */
export interface EmptyTab {
  /** Leads it to the address; false if the visitor has closed it. */
  navigate(address: SafeUrl): boolean;
  close(): void;
}

/** Writes a text into a tab; false where it is this page itself, as in an app's view with a single window, or nobody's. */
function showText(tab: Window, text: string): boolean {
  try {
    const { document: page } = tab;
    if (tab === window || page === document) return false;
    page.title = text;
    page.body.textContent = text;
    return true;
  } catch {
    // Some apps give a window that cannot be reached.
    return false;
  }
}

/**
 * Opens an empty tab with a text, which only works within a click; null if the browser refuses, or has no other window.
 * The tab has no opener: the page that it shows later cannot reach this one.
 */
export function openEmptyTab(text: string): EmptyTab | null {
  const tab = openTab('');
  if (!tab || !showText(tab, text)) return null;
  return {
    navigate(address) {
      // Going back does not lead to the empty page.
      if (!tab.closed) tab.location.replace(address);
      return !tab.closed;
    },
    close: () => tab.close(),
  };
}
