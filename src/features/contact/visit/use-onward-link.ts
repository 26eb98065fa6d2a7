import { useEffect, useState } from 'react';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { loadVisit, maybeVisitCar } from './presence';

/** Returns the address of another page, null if it is none. */
type LinkTo = (page: string) => SafeUrl | null;

/**
 * Returns what adds the visitor's car and offer to the address of another page (features/car/onward-link.ts). Its code
 * loads only for visitors who have one; until then, and if it fails, the address is the page's own.
 */
export function useOnwardLink(): LinkTo {
  const [link, setLink] = useState<{ to: LinkTo }>({ to: safeUrl });
  useEffect(() => {
    if (!maybeVisitCar()) return;
    loadVisit().then(
      ({ onwardLink }) => setLink({ to: onwardLink }),
      () => {},
    );
  }, []);
  return link.to;
}
