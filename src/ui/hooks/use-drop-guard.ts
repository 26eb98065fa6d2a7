import { useEffect } from 'react';
import { useHost } from '../core/host-context';

/** Keeps the browser from opening a file that is dropped beside the place for it, which would replace the page. */
export function useDropGuard(): void {
  const { element } = useHost();
  useEffect(() => {
    const left = new AbortController();
    const guard = (event: DragEvent) => {
      // A place for files has taken it, or it is text for a field.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    for (const type of ['dragover', 'drop'] as const)
      element.addEventListener(type, guard, { signal: left.signal });
    return () => left.abort();
  }, [element]);
}
