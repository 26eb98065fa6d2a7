import { useEffect, useState } from 'react';
import { afterPaint } from '../../page/events/after-paint';

/** A value one paint behind: what a click need not show at once does not hold up what it must. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value);
  useEffect(() => (shown === value ? undefined : afterPaint(() => show(() => value))), [shown, value]);
  return shown;
}
