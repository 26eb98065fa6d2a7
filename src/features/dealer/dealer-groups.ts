import { country } from '#page/core/metadata';
import * as dealers from '#services/dealer';
import type { City, State } from '#services/entities/place';
import { cachedQuery } from '#services/http/query-cache';
import { citiesOf } from '../place/places';

/** Loads the states with a dealer of the group. */
export const groupStates = (group: string): Promise<State[]> =>
  cachedQuery(`group states ${group}`, () => dealers.listGroupStates({ g: group }));

/** Loads the cities of a state with a dealer of the group. */
export const groupCities = (group: string, state: string): Promise<City[]> =>
  cachedQuery(`group cities ${group} ${state}`, async () => {
    const [theirs, all] = await Promise.all([
      dealers.listGroupCities({ g: group, code: state }),
      citiesOf(country() ?? 'BR', state),
    ]);
    const codes = new Set(theirs.map(({ code }) => code));
    return all.filter(({ cityCode }) => codes.has(cityCode));
  });
