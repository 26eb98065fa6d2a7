import { useEffect, useState } from 'react';
import { countdown } from '#domain/time/countdown';
import { pageDocument } from '#page/core/native';
import { serverTime } from '#page/server-clock';
import { useLatest } from './use-latest';

const SECOND = 1000;

/** Returns the milliseconds until a moment, at least 0; undefined if that or the service's time is not known. */
function leftUntil(end: number): number | undefined {
  const now = serverTime();
  return now === undefined || Number.isNaN(end) ? undefined : countdown(end, now).left;
}

/**
 * Returns the milliseconds until a date by the service's clock, at least 0; undefined for an invalid date, and while the
 * service's time is not known: the device's may be wrong by hours. Right again when a sleeping tab wakes up.
 * @param until as ISO date and time
 * @param onOver called when the time is over: once, unless the service's time turns out to be earlier; never for an
 *   invalid date
 * @param onUnsure called when the service's time was known and no longer is, after a sleep or a change of the device's
 *   clock: an answer of the service tells it again
 */
export function useCountdown(until: string, onOver: () => void, onUnsure?: () => void): number | undefined {
  const end = Date.parse(until);
  const [, setLeft] = useState(() => leftUntil(end));
  const latest = useLatest({ onOver, onUnsure });
  useEffect(() => {
    if (Number.isNaN(end)) return;
    let isOver = false;
    let isSure = false;
    const tick = () => {
      const left = leftUntil(end);
      setLeft(left);
      if (isSure && left === undefined) latest.current.onUnsure?.();
      isSure = left !== undefined;
      if (left) isOver = false;
      if (left !== 0 || isOver) return;
      isOver = true;
      latest.current.onOver();
    };
    tick();
    const timer = setInterval(tick, SECOND);
    pageDocument.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      pageDocument.removeEventListener('visibilitychange', tick);
    };
  }, [end]);
  return leftUntil(end);
}
