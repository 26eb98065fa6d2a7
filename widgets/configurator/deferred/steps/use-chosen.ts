import { useRef, useSyncExternalStore } from 'react';
import { $carHistory, chosenNow } from '../../../../src/features/car/choices/choices';

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
const nothing: readonly string[] = [];

/** Ids of the chosen parts, as one set per selection. */
export function chosenSet(): ReadonlySet<string> {
  const ids = chosenNow()?.parts ?? nothing;
  let chosen = sets.get(ids);
  if (!chosen) {
    chosen = new Set(ids);
    sets.set(ids, chosen);
  }
  return chosen;
}

/**
 * Returns the chosen parts. Updates on every change while the rows are near the window; else only if one of the rows'
 * own parts is selected or deselected, as hints of distant rows are computed when they come near again.
 */
export function useChosen(parts: readonly { id: string }[], near: boolean): ReadonlySet<string> {
  const seen = useRef(chosenSet());
  return useSyncExternalStore($carHistory.listen, () => {
    const now = chosenSet();
    const touched = () => parts.some(({ id }) => now.has(id) !== seen.current.has(id));
    if (now !== seen.current && (near || touched())) seen.current = now;
    return seen.current;
  });
}
