import { type Coordinates, distance } from '../../../src/domain/geo';
import * as amazon from '../../../src/services/aws-location';
import { answer, found } from '../answers';
import { CITIES, nearestCity, plain, type SandboxCity } from '../data/cities';
import { COUNTRY_NAMES, stateOf } from '../data/states';

/** Maximum number of suggestions. */
const SUGGESTIONS = 5;
/** Ratio of road to straight distance, and speed in metres per second. */
const DETOUR = 1.3;
const SPEED = 18;
/** Metres beyond which there is no route. */
const REACH = 5_000_000;

const placeId = ({ countryCode, cityCode }: SandboxCity) => `aws-${countryCode}-${cityCode}`;

function placeOf(city: SandboxCity) {
  const { countryCode, stateCode, cityName, longitude, latitude } = city;
  const stateName = stateOf(countryCode, stateCode)?.name ?? stateCode;
  const country = COUNTRY_NAMES[countryCode];
  return {
    PlaceId: placeId(city),
    PlaceType: 'Locality',
    Title: cityName,
    Address: {
      Label: `${cityName}, ${stateName}, ${country}`,
      Locality: cityName,
      Country: { Code2: countryCode, Name: country },
      Region: { Code: stateCode, Name: stateName },
    },
    Position: [longitude, latitude],
  };
}

/** Cities whose names start with a text, larger ones first. */
const begin = (text: string, countries: readonly string[]) =>
  CITIES.filter(
    ({ countryCode, cityName }) => countries.includes(countryCode) && plain(cityName).startsWith(plain(text)),
  ).sort((a, b) => b.size - a.size);

const point = ([longitude = 0, latitude = 0]: readonly number[]): Coordinates => [longitude, latitude];

function route(from: readonly number[], to: readonly number[]) {
  const straight = distance(point(from), point(to));
  if (straight > REACH) return { Error: 'NoRoute' };
  const Distance = Math.round(straight * DETOUR);
  return { Distance, Duration: Math.round(Distance / SPEED) };
}

const QUERY = { key: 'sandbox-key' };

export const amazonAnswers = answer(
  amazon,
  {
    reverseGeocode({ body }) {
      const near = nearestCity(point(body.QueryPosition));
      return { ResultItems: near && near.metres < REACH / 10 ? [placeOf(near.city)] : [] };
    },
    getPlaceDetails: ({ params }) =>
      placeOf(
        found(
          CITIES.find((city) => placeId(city) === params.PlaceId),
          'place',
        ),
      ),
    geocodeText: ({ body }) => ({
      ResultItems: begin(body.QueryText, body.Filter.IncludeCountries).slice(0, 1).map(placeOf),
    }),
    autocompletePlaces: ({ body }) => ({
      ResultItems: begin(body.QueryText, body.Filter.IncludeCountries)
        .slice(0, SUGGESTIONS)
        .map((city) => {
          const { PlaceId, Address } = placeOf(city);
          const Title = [{ StartIndex: 0, EndIndex: body.QueryText.trim().length }];
          return { PlaceId, Title: Address.Label, Highlights: { Title } };
        }),
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
