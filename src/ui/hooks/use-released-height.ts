import { useEffect } from 'react';
import { useHost } from '../core/host-context';

/**
 * Releases the widget's reserved height while a view is shown that has no use for it, such as a failure. By default as
 * soon as that moves nothing in view; 'at once' for the result of the visitor's own action, who else sees an empty card.
 */
export function useReleasedHeight(enabled: boolean, when?: 'at once'): void {
  const { element } = useHost();
  useEffect(() => {
    if (!enabled) return;
    let ended = false;
    let reserve: (() => void) | undefined;
    import('../../page/release-height').then(
      ({ releaseHeight }) => {
        if (!ended) reserve = releaseHeight(element, when);
      },
      // The height stays reserved.
      () => {},
    );
    return () => {
      ended = true;
      reserve?.();
    };
  }, [element, enabled, when]);
}
