import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { $car } from '#features/car/car-store';
import { isInPage, linkWith, onwardLink } from '#features/car/onward-link';

interface FinishLinkProps {
  url: string;
  /** Whether the page has the car that was asked for. */
  isReady: boolean;
  children: ReactNode;
}

/**
 * The link that goes on with the car. It has its address from the beginning, without a car that is not there yet: a press waits for
 * it. A place in this page is gone to at once, since its widgets read the page's car.
 */
export function FinishLink({ url, isReady, children }: FinishLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const address = isReady ? onwardLink(url) : linkWith(url, null, $car.get().lastViewedOffer);
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    link.current?.click();
  }, [isWaiting, isReady]);
  if (!address) return null;
  const wait = (event: MouseEvent) => {
    if (isReady || isInPage(address)) return;
    event.preventDefault();
    setWaiting(true);
  };
  return (
    <a
      className="button"
      part="button"
      ref={link}
      href={address}
      aria-busy={isWaiting || undefined}
      onClick={wait}
    >
      {children}
    </a>
  );
}
