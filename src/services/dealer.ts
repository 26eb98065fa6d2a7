/** Dealers and where they are (calls 7.5). */
import { array, number, object, optional, string } from 'valibot';
import { GET, type Unchecked } from './call/call';
import { dealer } from './entities/dealer';
import { named } from './entities/place';

const BASE = 'dealer';

export const findBy = GET('DLR-20', BASE, '/v2/dealer/findDealersBy', {
  auth: 'public',
  query: object({
    brand: string(),
    country: optional(string()),
    stateCode: optional(array(string())),
    cityCode: optional(array(string())),
    dealerCode: optional(array(string())),
    dealerGroup: optional(string()),
  }),
  returns: array(dealer),
});
/** Coordinates in degrees, radius in kilometres. */
export const findByRadius = GET('DLR-21', BASE, '/v2/dealer/findDealersByRadius', {
  auth: 'public',
  refuse: ({ query }: Unchecked) =>
    !(Number.isFinite(query?.referenceLatitude) && Number.isFinite(query?.referenceLongitude)) &&
    'referenceLatitude and referenceLongitude are required',
  query: object({
    referenceLatitude: number(),
    referenceLongitude: number(),
    radius: optional(number()),
    brand: string(),
    country: optional(string()),
    dealerGroup: optional(string()),
  }),
  returns: array(dealer),
});
export const groupStates = GET('DLR-16', BASE, '/v1/dealergroup/{g}/states', { returns: array(named) });
export const groupCities = GET('DLR-18', BASE, '/v1/dealergroup/{g}/state/{code}/cities', {
  refuse: (input: Unchecked) => !input.code && 'routeParams.stateCode param is required',
  returns: array(named),
});
