/** A brand's dealer regions of a country (spec services#dealers). */
import { array, object, string } from 'valibot';
import { city, named, regional } from './entities/place';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'dealer';

export const listRegionalCities = GET(
  'RGL-01',
  BASE,
  '/dealerws/regional/{regionalId}/brand/{brand}/cities',
  {
    returns: array(city),
  },
);
export const listRegionals = GET('RGL-02', BASE, '/dealer/countrycode/{country}/regional', {
  query: object({ brand: string() }),
  returns: array(regional),
});
export const listRegionalStates = GET('RGL-03', BASE, '/dealer/regional/{regionCode}/brand/{brand}/states', {
  returns: array(named),
});
export const listRegionalCitiesOfState = GET(
  'RGL-04',
  BASE,
  '/dealer/regional/{regionCode}/brand/{brand}/cities',
  {
    refuse: ({ query }: Unchecked) => !query?.stateCode && 'stateCode is required',
    query: object({ stateCode: string() }),
    returns: array(city),
  },
);
