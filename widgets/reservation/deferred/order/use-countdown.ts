import { useEffect, useRef, useState } from 'react';
import { countdown } from '#domain/time/countdown';
import { serverTime } from '#page/server-clock';

const SECOND = 1000;

/**
 * Returns the milliseconds until a deadline by the service's clock, at least 0; undefined while its time is not known:
 * the device's may be wrong by hours. Right again when a sleeping tab wakes up.
 * @param onOver called once when the time is over
 */
export function useCountdown(deadline: string, onOver: () => void): number | undefined {
  const until = Date.parse(deadline);
  const read = () => {
    const now = serverTime();
    return now === undefined ? undefined : countdown(until, now).left;
  };
  const [, setLeft] = useState(read);
  const latest = useRef(onOver);
  latest.current = onOver;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each deadline
  useEffect(() => {
    let isOver = false;
    const tick = () => {
      const now = read();
      setLeft(now);
      if (now !== 0 || isOver) return;
      isOver = true;
      latest.current();
    };
    tick();
    const timer = setInterval(tick, SECOND);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);
  return read();
}
