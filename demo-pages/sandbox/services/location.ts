import { location } from '../../../src/services/location';
import { answer, Refusal } from '../answers';
import { CITIES, nearestCity, plain, type SandboxCity } from '../data/cities';
import { addressOfCode, POSTAL_SERVICE, PUBLIC_LOOKUP } from '../data/postal';
import { COUNTRY_NAMES, STATES, stateOf } from '../data/states';

/** Suggestions in one answer. */
const SUGGESTIONS = 8;
/** A position farther than this from every city, in metres, is nowhere in the country. */
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

/** Where a typed text begins a word of a name, in the name's own characters; -1 where it does not. */
function wordStart(name: string, typed: string): number {
  const text = plain(name);
  const at = text.startsWith(typed) ? 0 : text.indexOf(` ${typed}`) + 1;
  return at > 0 || text.startsWith(typed) ? at : -1;
}

export const locationAnswers = answer(
  location,
  {
    byProvider: ({ params }) => known(params.cep, POSTAL_SERVICE),
    byLookup: ({ params }) => known(params.cep, PUBLIC_LOOKUP),
    byPostalCode: ({ params }) => known(params.cep),
    cities({ query }) {
      const name = plain(query.name ?? '');
      return CITIES.filter(
        (city) =>
          city.countryCode === query.country &&
          (!query.state || city.stateCode === query.state) &&
          plain(city.cityName).startsWith(name),
      )
        .sort((a, b) => plain(a.cityName).localeCompare(plain(b.cityName)))
        .map(({ cityCode, cityName, stateCode, countryCode, longitude, latitude }) => ({
          cityCode,
          cityName,
          stateCode,
          countryCode,
          longitude,
          latitude,
        }));
    },
    states({ params }) {
      const states = STATES.filter(({ countryCode }) => countryCode === params.c);
      if (states.length === 0) throw new Refusal(404, { error: 'there is no such country here' });
      return states.map(({ code, name, countryCode }) => ({ code, name, countryCode }));
    },
    suggestions({ query }) {
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
    geocode({ query }) {
      const place = CITIES.find((city) => placeId(city) === query.locationId);
      if (place) return geocoded(place);
      const [, longitude, latitude] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(query.locationId) ?? [];
      const nearest = latitude && nearestCity([Number(longitude), Number(latitude)], query.country);
      if (!nearest || nearest.metres > REACH) throw new Refusal(404, { error: 'no results' });
      return geocoded(nearest.city);
    },
  },
  { byProvider: { 'postal-service': POSTAL_SERVICE }, byLookup: { 'public-lookup': PUBLIC_LOOKUP } },
);
