import { type EffectCallback, useEffect } from 'react';
import { useEvent } from './use-event';

/**
 * Calls back at mount and after each change of a value, whatever else the callback reads: it is the newest render's.
 * @param onChange may return what is called before the next call and at unmount
 */
export function useOnChange<T>(value: T, onChange: (value: T) => ReturnType<EffectCallback>): void {
  const call = useEvent(onChange);
  useEffect(() => call(value), [value]);
}
