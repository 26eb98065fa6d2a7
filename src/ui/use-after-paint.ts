import { useEffect, useState } from 'react';

/** Calls back once the next frame is painted, or soon where nobody sees it; returns what takes it back. */
export function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(done);
  });
  // A tab in the background has no frames.
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    done();
  }, 200);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A value one paint behind: what a click need not show at once does not hold up what it must. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => (shown === value ? undefined : afterPaint(() => show(() => value))), [shown, value]);
  return shown;
}
