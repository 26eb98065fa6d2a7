import { pageDocument } from '#page/core/native';

/**
 * Calls back after vt-garage has added or removed an owned car, or made another one the main car, wherever on the page it is.
 * Returns the unsubscribe function.
 */
export function onOwnedCarsChange(act: () => void): () => void {
  const changed = ({ detail }: Event & { detail?: { list?: string } | null }) => {
    if (detail?.list === 'owned') act();
  };
  pageDocument.addEventListener('vt-garage-changed', changed);
  return () => pageDocument.removeEventListener('vt-garage-changed', changed);
}
