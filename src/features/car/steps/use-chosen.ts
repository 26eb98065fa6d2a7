import { useSyncExternalStore } from 'react';
import { $carHistory, chosenNow } from '../choices/choices';

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();
const nothing: readonly string[] = [];

/** Ids of the chosen parts, as one set per selection. */
function chosenSet(): ReadonlySet<string> {
  const ids = chosenNow()?.parts ?? nothing;
  let chosen = sets.get(ids);
  if (!chosen) {
    chosen = new Set(ids);
    sets.set(ids, chosen);
  }
  return chosen;
}

/** Returns the ids of the chosen parts. */
export const useChosen = (): ReadonlySet<string> => useSyncExternalStore($carHistory.listen, chosenSet);
