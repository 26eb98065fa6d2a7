import { useEffect } from 'react';
import { pageDocument } from '#page/core/native';
import { useEvent } from './use-event';

/** Calls back whenever the visitor returns to the tab. */
export function useTabShown(onShown: () => void): void {
  const call = useEvent(onShown);
  useEffect(() => {
    const check = () => {
      if (!pageDocument.hidden) call();
    };
    pageDocument.addEventListener('visibilitychange', check);
    return () => pageDocument.removeEventListener('visibilitychange', check);
  }, []);
}
