/** Dealers: places, services, groups (spec services#dealers). The search is public. */
import { array, boolean, number, object, optional, string } from 'valibot';
import { brandEntry, dealer, dealerDetails } from './entities/dealer';
import { dealerService } from './entities/dealer-service';
import { area, city, named, state, zone } from './entities/place';
import { GET, PATCH, POST } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'dealer';

const provinceRequired = ({ provinceId }: Unchecked) =>
  !provinceId && 'routeParams.provinceId param is required';
const stateRequired = ({ code }: Unchecked) => !code && 'routeParams.stateCode param is required';

/** Search filters; arrays become repeated keys. zoneId and dealerType are ours (spec places#dealer-search). */
const search = object({
  brand: string(),
  country: optional(string()),
  stateCode: optional(array(string())),
  zoneId: optional(array(string())),
  dealerType: optional(array(string())),
  cityCode: optional(array(string())),
  dealerCode: optional(array(string())),
  dealerGroup: optional(string()),
});
const ofBrand = object({ brand: optional(string()), country: optional(string()) });

export const findDealersV1 = GET('DLR-01', BASE, '/v1/findDealersBy', {
  auth: 'public',
  query: search,
  returns: array(dealer),
});
/** Brands that have dealers. */
export const listDealerBrands = GET('DLR-02', BASE, '/v1/brand', { returns: array(brandEntry) });
export const listDealers = GET('DLR-03', BASE, '/v1/dealer', {
  auth: 'public',
  query: ofBrand,
  returns: array(dealer),
});
/** Returns a dealer of the page's brand that is not blocked; getDealerByAnyId also returns others. */
export const getDealer = GET('DLR-04', BASE, '/v1/dealer/{id}', { auth: 'public', returns: dealerDetails });
export const getDealerByAnyId = GET('DLR-05', BASE, '/v1/dealer/any/{id}', {
  auth: 'public',
  returns: dealerDetails,
});
/** Every province of a country; `provinces` are those with a dealer. */
export const listAllProvinces = GET('DLR-06', BASE, '/v1/province/all', {
  query: object({ country: optional(string()) }),
  returns: array(state),
});
export const listProvinces = GET('DLR-07', BASE, '/v1/province', { query: ofBrand, returns: array(state) });
/** Every zone of a province; `zones` are those with a dealer. */
export const listAllZones = GET('DLR-08', BASE, '/v1/province/{provinceId}/allzones', {
  refuse: provinceRequired,
  returns: array(zone),
});
export const listZones = GET('DLR-09', BASE, '/v1/province/{provinceId}/zone', {
  refuse: provinceRequired,
  query: ofBrand,
  returns: array(zone),
});
/** Services of the dealer with this id. */
export const listDealerServices = GET('DLR-10', BASE, '/v1/service/{id}', { returns: array(dealerService) });
/** Blocked dealers are excluded from all searches. */
export const updateBlockedDealers = POST('DLR-11', BASE, '/v1/dealer/updateBlocked', {
  staff: true,
  wire: { headers: ['x-site-host'] },
  body: object({ idSiteGeo: string(), blocked: boolean(), reason: optional(string()) }),
  returns: dealerDetails,
});
/** Services that any workshop of the brand can offer. */
export const listMaintenanceServices = GET('DLR-12', BASE, '/v1/maintenanceservice', {
  query: ofBrand,
  returns: array(dealerService),
});
export const listDealerGroups = GET('DLR-13', BASE, '/v1/dealergroup', {
  query: ofBrand,
  returns: array(named),
});
export const listGroupAreas = GET('DLR-14', BASE, '/v1/dealergroup/{g}/influencearea', {
  returns: array(area),
});
export const listAreaCities = GET('DLR-15', BASE, '/v1/influencearea/{id}/city', { returns: array(city) });
export const listGroupStates = GET('DLR-16', BASE, '/v1/dealergroup/{g}/states', { returns: array(named) });
export const listGroupAreaCities = GET('DLR-17', BASE, '/v1/dealergroup/{g}/influencearea/{a}/city', {
  returns: array(city),
});
export const listGroupCities = GET('DLR-18', BASE, '/v1/dealergroup/{g}/state/{code}/cities', {
  refuse: stateRequired,
  returns: array(named),
});
export const findDealersByGroup = GET('DLR-19', BASE, '/v1/dealer/findByGroup', {
  auth: 'public',
  query: object({ dealerGroup: string(), brand: optional(string()) }),
  returns: array(dealer),
});
export const findDealers = GET('DLR-20', BASE, '/v2/dealer/findDealersBy', {
  auth: 'public',
  query: search,
  returns: array(dealer),
});
/** Coordinates in degrees, radius in kilometres; nearest first. */
export const findDealersByRadius = GET('DLR-21', BASE, '/v2/dealer/findDealersByRadius', {
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
    dealerType: optional(array(string())),
  }),
  returns: array(dealer),
});
/** Offline dealers sell in person only; they have no lead page. */
export const findOfflineDealersByLocation = GET('DLR-22', BASE, '/v2/dealer/findOfflineDealersByLocation', {
  auth: 'public',
  query: object({ stateCode: string(), cityName: string(), brand: optional(string()) }),
  returns: array(dealer),
});
export const listOfflineStates = GET('DLR-23', BASE, '/v2/dealer/findAllOfflineStates', {
  auth: 'public',
  query: ofBrand,
  returns: array(named),
});
export const findOfflineDealersByState = GET('DLR-24', BASE, '/v2/dealer/findOfflineDealersByState', {
  auth: 'public',
  query: object({ stateCode: string(), brand: optional(string()) }),
  returns: array(dealer),
});
/** Includes hours, staff, boxes and services. */
export const listDetailedDealers = GET('DLR-25', BASE, '/v3/dealer', {
  auth: 'public',
  query: search,
  returns: array(dealerDetails),
});
/** Sets whether a dealer takes part in e-connect. */
export const updateDealerEconnect = PATCH('DLR-26', BASE, '/v3/dealer/econnect', {
  staff: true,
  wire: { headers: ['x-site-host'] },
  body: object({ idSiteGeo: string(), econnect: boolean() }),
  returns: dealerDetails,
});
