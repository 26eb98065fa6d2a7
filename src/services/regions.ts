/** The regions in which promotions are held. Sent with the id token (spec services#promotions). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { pageOf } from './entities/fields';
import { region as regionShape } from './entities/region';
import { sentAsRead } from './entities/whole';
import { DELETE, GET, POST, PUT } from './http/call';

const BASE = 'promotion';
const auth = 'id-token';

const regionBody = object({ name: string(), stateCodes: array(string()) });
/**
 * The record as it was read, with what has changed: the service may replace it. version: that of the region as its editor has seen
 * it; an older one than the service's may be refused with 409.
 */
const regionRecord = looseObject({
  name: string(),
  stateCodes: sentAsRead(array(string())),
  version: sentAsRead(optional(number())),
});

export const listRegions = GET('RGN-01', BASE, '/regions/all', {
  auth,
  query: object({ page: optional(number(), 0), size: optional(number(), 20) }),
  returns: pageOf(regionShape),
});
export const getRegion = GET('RGN-02', BASE, '/regions/{id}', { auth, returns: regionShape });
export const updateRegion = PUT('RGN-03', BASE, '/regions/{id}', {
  auth,
  body: regionRecord,
  returns: regionShape,
});
/** Fails with 409 while promotions are held in it. */
export const removeRegion = DELETE('RGN-04', BASE, '/regions/{id}', { auth });
export const createRegion = POST('RGN-05', BASE, '/regions', {
  auth,
  body: regionBody,
  returns: regionShape,
});
