import type { Coordinates } from '#domain/place/geo';
import type { GoogleMaps } from '#services/providers/google-maps';
import { nearestCity } from './data/cities';
import { type KnownPlace, knownPlace, matchPlaces } from './data/landmarks';
import { COUNTRY_NAMES, stateOf } from './data/states';
import { roadBetween } from './rules/routes';

/** Maximum number of predictions. */
const PREDICTIONS = 5;
/** Metres from the nearest city beyond which a position has no place. */
const NEAR = 500_000;

interface Point {
  lat: number;
  lng: number;
}
interface GeocoderQuery {
  address?: string;
  placeId?: string;
  location?: Point;
  componentRestrictions?: { country: string };
}
type Answer<T> = (value: T, status: string) => void;

const PREFIX = 'google-';
const coordinates = ({ lat, lng }: Point): Coordinates => [lng, lat];

function resultOf({ id, description, city }: KnownPlace) {
  const { countryCode, stateCode, cityName, latitude, longitude } = city;
  const state = stateOf(countryCode, stateCode)?.name ?? stateCode;
  const part = (long_name: string, short_name: string, type: string) => ({
    long_name,
    short_name,
    types: [type, 'political'],
  });
  return {
    place_id: PREFIX + id,
    formatted_address: description,
    geometry: { location: { lat: () => latitude, lng: () => longitude } },
    address_components: [
      // Brazil's municipalities are of the second level; Argentina's cities are localities.
      part(cityName, cityName, countryCode === 'BR' ? 'administrative_area_level_2' : 'locality'),
      part(state, stateCode, 'administrative_area_level_1'),
      part(COUNTRY_NAMES[countryCode], countryCode, 'country'),
    ],
  };
}

function placeOf({ address, placeId, location, componentRestrictions }: GeocoderQuery) {
  if (placeId) return knownPlace(placeId.replace(PREFIX, ''));
  if (address) return matchPlaces(address, [componentRestrictions?.country ?? ''], 1)[0]?.place;
  const near = location && nearestCity(coordinates(location));
  return near && near.metres < NEAR
    ? knownPlace(`${near.city.countryCode}-${near.city.cityCode}`)
    : undefined;
}

/** Stands in for the Google Maps SDK that a page loads: the same places and roads as the sandbox's services. */
export const googleMaps: GoogleMaps = {
  Geocoder: class {
    geocode(query: GeocoderQuery, answer: Answer<ReturnType<typeof resultOf>[]>) {
      const place = placeOf(query);
      answer(place ? [resultOf(place)] : [], place ? 'OK' : 'ZERO_RESULTS');
    }
  },
  places: {
    AutocompleteService: class {
      getPlacePredictions(
        { input, componentRestrictions }: { input: string; componentRestrictions: { country: string } },
        answer: Parameters<
          InstanceType<NonNullable<GoogleMaps['places']>['AutocompleteService']>['getPlacePredictions']
        >[1],
      ) {
        const found = matchPlaces(input, [componentRestrictions.country], PREDICTIONS);
        const predictions = found.map(({ place, matches }) => ({
          description: place.description,
          place_id: PREFIX + place.id,
          matched_substrings: matches,
        }));
        answer(predictions, predictions.length > 0 ? 'OK' : 'ZERO_RESULTS');
      }
    },
  },
  DistanceMatrixService: class {
    getDistanceMatrix(
      { origins, destinations }: { origins: Point[]; destinations: Point[] },
      answer: Parameters<InstanceType<GoogleMaps['DistanceMatrixService']>['getDistanceMatrix']>[1],
    ) {
      const rows = origins.map((from) => ({
        elements: destinations.map((to) => {
          const road = roadBetween(coordinates(from), coordinates(to));
          return road
            ? { status: 'OK', distance: { value: road.metres }, duration: { value: road.seconds } }
            : { status: 'ZERO_RESULTS' };
        }),
      }));
      answer({ rows }, 'OK');
    }
  },
};
