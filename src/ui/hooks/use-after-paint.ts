import { useEffect, useState } from 'react';
import { afterPaint } from '#page/events/after-paint';

/** Returns a value delayed by one paint, so that secondary updates do not delay the response to a click. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => (shown === value ? undefined : afterPaint(() => show(() => value))), [shown, value]);
  return shown;
}
