import * as location from '../../../src/services/location';
import { answer, found, Refusal } from '../answers';
import { CITIES, nearestCity, plain, plainCity, type SandboxCity } from '../data/cities';
import { addressOfCode, POSTAL_SERVICE, PUBLIC_LOOKUP } from '../data/postal';
import { COUNTRY_NAMES, type SandboxState, STATES, stateOf, zonesOf } from '../data/states';

/** Maximum number of suggestions. */
const SUGGESTIONS = 8;
/** A position farther than this from every city, in metres, is outside the country. */
const REACH = 1_000_000;

const placeId = ({ countryCode, cityCode }: SandboxCity) => `${countryCode}-${cityCode}`;

function description({ countryCode, stateCode, cityName }: SandboxCity): string {
  const state = countryCode === 'AR' ? (stateOf(countryCode, stateCode)?.name ?? stateCode) : stateCode;
  return `${cityName}, ${state}, ${COUNTRY_NAMES[countryCode]}`;
}

function geocoded(city: SandboxCity) {
  const { longitude, latitude, cityName, cityCode, countryCode, stateCode } = city;
  return {
    latitude,
    longitude,
    placeId: placeId(city),
    description: description(city),
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

const plainState = ({ code, name, countryCode }: SandboxState) => ({ code, name, countryCode });

/** Returns the index at which a typed text starts a word of a name; -1 if it does not. */
function wordStart(name: string, typed: string): number {
  const text = plain(name);
  const at = text.startsWith(typed) ? 0 : text.indexOf(` ${typed}`) + 1;
  return at > 0 || text.startsWith(typed) ? at : -1;
}

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
    /** The capital's surroundings and the rest of the state, as in dealers. */
    listLocationZones({ params }) {
      const [countryCode = '', code = ''] = params.id.split('-');
      const city = CITIES.find((each) => placeId(each) === params.id);
      const state = found(stateOf(countryCode, city?.stateCode ?? code), 'place');
      return zonesOf(state);
    },
    listAllStates: ({ query }) =>
      STATES.filter(({ countryCode }) => !query.country || countryCode === query.country).map(plainState),
    listStates({ params }) {
      const states = STATES.filter(({ countryCode }) => countryCode === params.c);
      if (states.length === 0) throw new Refusal(404, { error: 'there is no such country here' });
      return states.map(plainState);
    },
    listPlaceSuggestions({ query }) {
      const typed = plain(query.address);
      if (typed === '') return [];
      return CITIES.filter((city) => city.countryCode === query.country)
        .map((city) => ({ city, at: wordStart(city.cityName, typed) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at || b.city.size - a.city.size)
        .slice(0, SUGGESTIONS)
        .map(({ city, at }) => ({
          description: description(city),
          placeId: placeId(city),
          matchedSubstrings: [{ offset: at, length: typed.length }],
        }));
    },
    geocodePlace({ query }) {
      const place = CITIES.find((city) => placeId(city) === query.locationId);
      if (place) return geocoded(place);
      const [, longitude, latitude] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(query.locationId) ?? [];
      const nearest = latitude && nearestCity([Number(longitude), Number(latitude)], query.country);
      if (!nearest || nearest.metres > REACH) throw new Refusal(404, { error: 'no results' });
      return geocoded(nearest.city);
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
      listLocationZones: { id: 'BR-SP' },
      listPlaceSuggestions: { query: { address: 'betim' } },
      geocodePlace: { query: { locationId: '-46.63,-23.55' } },
    },
  },
);
