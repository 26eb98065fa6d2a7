/**
 * Amazon Location, one of the location providers (spec places#providers). The page's key is restricted to its address
 * and is not secret; Amazon requires it in the query.
 */
import { array, boolean, type InferOutput, looseObject, nullish, number, object, string } from 'valibot';
import { count, list, numberBetween, optionalText, text } from './entities/fields';
import { GET, POST } from './http/call';

const PLACES = 'aws-places';
const ROUTES = 'aws-routes';
/** Our token is not sent to another company. */
const wire = { bare: true } as const;
const query = object({ key: string() });

const named = nullish(looseObject({ Code: text, Code2: text, Name: text }), {});
const place = looseObject({
  PlaceId: text,
  Title: text,
  Address: nullish(looseObject({ Label: text, Locality: text, Country: named, Region: named }), {}),
  /** Longitude, then latitude. */
  Position: nullish(array(numberBetween(-180, 180)), []),
});
export type AwsPlace = InferOutput<typeof place>;
const places = looseObject({ ResultItems: list(place) });
const search = object({
  QueryText: string(),
  Filter: object({ IncludeCountries: array(string()) }),
  Language: string(),
});
const positions = array(object({ Position: array(number()) }));

export const reverseGeocode = POST('EXT-01', PLACES, '/v2/reverse-geocode', {
  safe: true,
  wire,
  query,
  body: object({ QueryPosition: array(number()), Language: string() }),
  returns: places,
});
export const getPlaceDetails = GET('EXT-02', PLACES, '/v2/place/{PlaceId}', { wire, query, returns: place });
export const geocodeText = POST('EXT-03', PLACES, '/v2/geocode', {
  safe: true,
  wire,
  query,
  body: search,
  returns: places,
});
/** Highlights: the parts of the title that match the typed text, from StartIndex to EndIndex (exclusive). */
export const autocompletePlaces = POST('EXT-04', PLACES, '/v2/autocomplete', {
  safe: true,
  wire,
  query,
  body: search,
  returns: looseObject({
    ResultItems: list(
      looseObject({
        PlaceId: string(),
        Title: text,
        Highlights: nullish(
          looseObject({ Title: list(looseObject({ StartIndex: count, EndIndex: count })) }),
          {},
        ),
      }),
    ),
  }),
});
/** Metres and seconds; Error if there is no route. */
export const getRouteMatrix = POST('EXT-05', ROUTES, '/v2/route-matrix', {
  safe: true,
  wire,
  query,
  body: object({
    Origins: positions,
    Destinations: positions,
    TravelMode: string(),
    RoutingBoundary: object({ Unbounded: boolean() }),
    DepartNow: boolean(),
  }),
  returns: nullish(
    looseObject({
      RouteMatrix: array(
        array(
          looseObject({
            Distance: count,
            Duration: count,
            Error: optionalText,
          }),
        ),
      ),
    }),
  ),
});
