import { useEffect, useState } from 'react';
import { unknown } from 'valibot';
import { knownSingleton } from '#page/core/page-singleton';
import { persisted } from '#page/settings/storage';

/** Names of the store: on this page, and in the tab's storage. */
export const STORE = '$tradeIn';
export const STORED = 'trade-in';
/** Kept for the visit: while the tab is open, in this tab only. */
export const STORED_OPTIONS = { area: 'sessionStorage', lifetime: () => Number.POSITIVE_INFINITY } as const;

/** Whether there may be a car that the visitor trades in. Small: what it is loads afterwards. */
export const maybeTradesIn = (): boolean =>
  !!knownSingleton(STORE) || persisted(STORED, unknown(), STORED_OPTIONS).load() !== undefined;

/** Whether there may be such a car, from the first render or once one is chosen on this page. */
export function useMaybeTradesIn(): boolean {
  const [tradesIn, setTradesIn] = useState(maybeTradesIn);
  useEffect(() => {
    const check = () => setTradesIn(maybeTradesIn());
    addEventListener('vt-trade-in-selected', check);
    return () => removeEventListener('vt-trade-in-selected', check);
  }, []);
  return tradesIn;
}
