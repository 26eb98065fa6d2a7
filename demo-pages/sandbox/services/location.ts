import * as location from '#services/location';
import { answer, found, Refusal } from '../answers';
import { CITIES, nearestCity, plain, plainCity } from '../data/cities';
import { type KnownPlace, knownPlace, matchPlaces } from '../data/landmarks';
import { addressOfCode, POSTAL_SERVICE, PUBLIC_LOOKUP } from '../data/postal';
import { COUNTRY_NAMES, type SandboxState, STATES, stateId, stateOf, zonesOf } from '../data/states';
import { zoneOfCity } from '../data/zones';

/** Maximum number of suggestions. */
const SUGGESTIONS = 8;
/** A position farther than this from every city, in metres, is outside the country. */
const REACH = 1_000_000;

function geocoded({ id: placeId, description, city }: KnownPlace) {
  const { longitude, latitude, cityName, cityCode, countryCode, stateCode } = city;
  return {
    latitude,
    longitude,
    placeId,
    description,
    cityName,
    cityCode,
    countryCode,
    countryName: COUNTRY_NAMES[countryCode],
    stateCode,
    stateName: stateOf(countryCode, stateCode)?.name,
  };
}

const known = (cep: string, provider?: Parameters<typeof addressOfCode>[1]) => {
  const found = addressOfCode(cep, provider);
  if (!found) throw new Refusal(404, { error: 'nobody knows this postal code' });
  return found;
};

const plainState = (state: SandboxState) => ({
  code: state.code,
  name: state.name,
  countryCode: state.countryCode,
  id: stateId(state),
});

export const locationAnswers = answer(
  location,
  {
    getAddressByProvider: ({ params }) => known(params.cep, POSTAL_SERVICE),
    getAddressByLookup: ({ params }) => known(params.cep, PUBLIC_LOOKUP),
    getAddressByPostalCode: ({ params }) => known(params.cep),
    listCities({ query }) {
      const name = plain(query.name ?? '');
      return CITIES.filter(
        (city) =>
          city.countryCode === query.country &&
          (!query.state || city.stateCode === query.state) &&
          plain(city.cityName).startsWith(name),
      )
        .sort((a, b) => plain(a.cityName).localeCompare(plain(b.cityName)))
        .map(plainCity);
    },
    getCountry({ params }) {
      const name = found((COUNTRY_NAMES as Record<string, string>)[params.code], 'country');
      return { code: params.code, name };
    },
    getState: ({ params }) => plainState(found(stateOf(params.c, params.s), 'state')),
    getCityByName({ params }) {
      const city = CITIES.find(
        ({ countryCode, stateCode, cityName }) =>
          countryCode === params.c && stateCode === params.s && plain(cityName) === plain(params.name),
      );
      return plainCity(found(city, 'city'));
    },
    /** The capital's surroundings and the rest of the state, as in dealers; of a city the one that it lies in. */
    listLocationZones({ params }) {
      const city = knownPlace(params.id)?.city;
      if (city) return [found(zoneOfCity(city), 'zone')];
      return zonesOf(
        found(
          STATES.find((each) => stateId(each) === params.id),
          'place',
        ),
      );
    },
    listAllStates: ({ query }) =>
      STATES.filter(({ countryCode }) => !query.country || countryCode === query.country).map(plainState),
    listStates({ params }) {
      const states = STATES.filter(({ countryCode }) => countryCode === params.c);
      if (states.length === 0) throw new Refusal(404, { error: 'there is no such country here' });
      return states.map(plainState);
    },
    listPlaceSuggestions: ({ query }) =>
      matchPlaces(query.address, [query.country], SUGGESTIONS).map(({ place, matches }) => ({
        description: place.description,
        placeId: place.id,
        matchedSubstrings: matches,
      })),
    geocodePlace({ query }) {
      const place = knownPlace(query.locationId);
      if (place) return geocoded(place);
      const [, longitude, latitude] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(query.locationId) ?? [];
      const nearest = latitude && nearestCity([Number(longitude), Number(latitude)], query.country);
      if (!nearest || nearest.metres > REACH) throw new Refusal(404, { error: 'no results' });
      const { countryCode, cityCode } = nearest.city;
      return geocoded(found(knownPlace(`${countryCode}-${cityCode}`), 'place'));
    },
  },
  {
    only: {
      getAddressByProvider: { 'postal-service': POSTAL_SERVICE },
      getAddressByLookup: { 'public-lookup': PUBLIC_LOOKUP },
    },
    examples: {
      listCities: { query: { state: 'SP', name: 'são' } },
      getCountry: { code: 'BR' },
      getCityByName: { name: 'Campinas' },
      listLocationZones: { id: 'BR35' },
      listPlaceSuggestions: { query: { address: 'betim' } },
      geocodePlace: { query: { locationId: '-46.63,-23.55' } },
    },
  },
);
