import { useRef, useSyncExternalStore } from 'react';
import { $carHistory, chosenNow } from '../../../../src/features/car/choices/choices';

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
const nothing: readonly string[] = [];

/** Ids of the parts chosen, made into a set once for each selection. */
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
 * The parts chosen, as far as some rows are about it: while they are near the window, every change; away from it only
 * those that press or release one of them. What a press would do to the others is reckoned when they come near again.
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
