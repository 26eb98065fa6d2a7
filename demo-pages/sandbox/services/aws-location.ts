import type { Coordinates } from '#domain/place/geo';
import * as amazon from '#services/aws-location';
import { answer, found } from '../answers';
import { nearestCity, type SandboxCity } from '../data/cities';
import { type KnownPlace, knownPlace, matchPlaces } from '../data/landmarks';
import { COUNTRY_NAMES, stateOf } from '../data/states';
import { roadBetween } from '../rules/routes';

/** Maximum number of suggestions. */
const SUGGESTIONS = 5;
/** Metres from the nearest city beyond which a position has no place. */
const NEAR = 500_000;

const PREFIX = 'aws-';
const cityPlace = ({ countryCode, cityCode }: SandboxCity) =>
  found(knownPlace(`${countryCode}-${cityCode}`), 'city');

function placeOf({ id, name, description, city }: KnownPlace) {
  const { countryCode, stateCode, cityName, longitude, latitude } = city;
  const stateName = stateOf(countryCode, stateCode)?.name ?? stateCode;
  return {
    PlaceId: PREFIX + id,
    PlaceType: name === cityName ? 'Locality' : 'PointOfInterest',
    Title: name,
    Address: {
      Label: description,
      Locality: cityName,
      Country: { Code2: countryCode, Name: COUNTRY_NAMES[countryCode] },
      Region: { Code: stateCode, Name: stateName },
    },
    Position: [longitude, latitude],
  };
}

const point = ([longitude = 0, latitude = 0]: readonly number[]): Coordinates => [longitude, latitude];

function route(from: readonly number[], to: readonly number[]) {
  const found = roadBetween(point(from), point(to));
  return found ? { Distance: found.metres, Duration: found.seconds } : { Error: 'NoRoute' };
}

const QUERY = { key: 'sandbox-key' };

export const amazonAnswers = answer(
  amazon,
  {
    reverseGeocode({ body }) {
      const near = nearestCity(point(body.QueryPosition));
      return { ResultItems: near && near.metres < NEAR ? [placeOf(cityPlace(near.city))] : [] };
    },
    getPlaceDetails: ({ params }) => placeOf(found(knownPlace(params.PlaceId.replace(PREFIX, '')), 'place')),
    geocodeText: ({ body }) => ({
      ResultItems: matchPlaces(body.QueryText, body.Filter.IncludeCountries, 1).map(({ place }) =>
        placeOf(place),
      ),
    }),
    autocompletePlaces: ({ body }) => ({
      ResultItems: matchPlaces(body.QueryText, body.Filter.IncludeCountries, SUGGESTIONS).map(
        ({ place, matches }) => ({
          PlaceId: PREFIX + place.id,
          Title: place.description,
          Highlights: {
            Title: matches.map(({ offset, length }) => ({ StartIndex: offset, EndIndex: offset + length })),
          },
        }),
      ),
    }),
    getRouteMatrix: ({ body }) => ({
      RouteMatrix: body.Origins.map((from) =>
        body.Destinations.map((to) => route(from.Position, to.Position)),
      ),
    }),
  },
  {
    examples: {
      reverseGeocode: { query: QUERY, body: { QueryPosition: [-46.63, -23.55], Language: 'pt-BR' } },
      getPlaceDetails: { PlaceId: 'aws-BR-3550308', query: QUERY },
      geocodeText: { query: QUERY, body: { QueryText: 'Betim', Filter: { IncludeCountries: ['BR'] } } },
      autocompletePlaces: { query: QUERY, body: { QueryText: 'São', Filter: { IncludeCountries: ['BR'] } } },
      getRouteMatrix: {
        query: QUERY,
        body: {
          Origins: [{ Position: [-46.63, -23.55] }],
          Destinations: [{ Position: [-47.06, -22.9] }],
        },
      },
    },
  },
);
