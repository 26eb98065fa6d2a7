import { useEffect } from 'react';
import { useHost } from '../core/host-context';

/**
 * Releases the widget's reserved height while a view is shown that has no use for it, such as a failure; unseen: only
 * where nothing comes into view.
 */
export function useReleasedHeight(enabled: boolean, unseen = false): void {
  const { element } = useHost();
  useEffect(() => {
    if (!enabled) return;
    let ended = false;
    let reserve: (() => void) | undefined;
    import('#page/release-height').then(
      ({ releaseHeight }) => {
        if (!ended) reserve = releaseHeight(element, unseen);
      },
      // The height stays reserved.
      () => {},
    );
    return () => {
      ended = true;
      reserve?.();
    };
  }, [element, enabled, unseen]);
}
