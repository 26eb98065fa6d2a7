import type { SafeUrl } from './core/safe-url';

/**
 * Leads this tab to an address.
 * @param onReturn called where the visitor comes back to this page as it was left, still busy: from the back-forward cache
 */
export function navigate(address: SafeUrl, onReturn?: () => void): void {
  if (onReturn)
    addEventListener('pageshow', function back({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', back);
      onReturn();
    });
  location.assign(address);
}

/** Opens an address in a tab that cannot reach this one; null if the browser refuses. */
export function openTab(address: SafeUrl | ''): Window | null {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab;
}
