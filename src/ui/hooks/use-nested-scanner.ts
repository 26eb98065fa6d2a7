import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../core/host-context';
import { useLatest } from './use-latest';

/**
 * Hears what a nested vt-barcode-scanner reads.
 * @returns the ref of the element around its tag, which must not change
 */
export function useNestedScanner(onRead: (code: string) => void): RefObject<HTMLDivElement | null> {
  const host = useHost();
  const area = useRef<HTMLDivElement>(null);
  const latest = useLatest(onRead);
  useEffect(() => {
    host.loadNestedWidgets();
    const read = (event: DocumentEventMap['new-barcode']) => {
      // The page did not ask for it.
      event.stopPropagation();
      latest.current(event.detail.code);
    };
    const scanner = area.current;
    scanner?.addEventListener('new-barcode', read);
    return () => scanner?.removeEventListener('new-barcode', read);
  }, [host]);
  return area;
}
