import type { SafeUrl } from './core/safe-url';

/** Leads this tab to an address. */
export const navigate = (address: SafeUrl): void => location.assign(address);

/** Opens an address in a tab that cannot reach this one; null if the browser refuses. */
export function openTab(address: SafeUrl | ''): Window | null {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab;
}
