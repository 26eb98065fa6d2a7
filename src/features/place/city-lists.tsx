import { useEffect } from 'react';
import type { City, State } from '#services/entities/place';
import { useQuery } from '#ui/hooks/use-query';
import type { CityLists } from './CityFields';

interface Loaders {
  stateCode: string | undefined;
  states(): Promise<State[]>;
  cities(state: string): Promise<City[]>;
}

/** Returns the states, and the cities of a state, to choose from. */
export function useCityLists({ stateCode = '', states, cities }: Loaders): CityLists {
  return {
    states: useQuery(states, 'states'),
    cities: useQuery(() => cities(stateCode), stateCode || undefined),
  };
}

/** Loads the lists for a first view, which does not have the calls, and passes them to it; shows nothing. */
export function LoadCityLists({ onLists, ...loaders }: Loaders & { onLists(lists: CityLists): void }) {
  const lists = useCityLists(loaders);
  const { states, cities } = lists;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the view shows of them
  useEffect(() => onLists(lists), [states?.value, states?.failed, cities?.value, cities?.failed]);
  return null;
}
