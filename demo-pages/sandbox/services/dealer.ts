import { distance } from '../../../src/domain/geo';
import * as dealers from '../../../src/services/dealer';
import { answer, Refusal } from '../answers';
import { CITIES } from '../data/cities';
import type { SandboxDealer } from '../data/dealers';
import { STATES } from '../data/states';
import type { World } from '../world';

/** Kilometres where a search by radius names none. */
const DEFAULT_RADIUS = 50;

const oneOf = (wanted: readonly string[] | undefined, value: string) =>
  !wanted || wanted.length === 0 || wanted.includes(value);

const ofBrand =
  (brand: string, country?: string) =>
  (dealer: SandboxDealer): boolean =>
    dealer.brand === brand.toLowerCase() && (!country || dealer.countryCode === country);

/** A dealer group by its code, or all dealers of a brand by the brand's. */
function ofGroup(world: World, g: string): SandboxDealer[] {
  const group = g.toLowerCase();
  const found = world.dealers.filter(({ dealerGroup, brand }) => dealerGroup === group || brand === group);
  if (found.length === 0) throw new Refusal(404, { error: 'there is no such dealer group' });
  return found;
}

export const dealerAnswers = answer(
  dealers,
  {
    findBy: ({ query, world }) =>
      world.dealers
        .filter(ofBrand(query.brand, query.country))
        .filter(
          (dealer) =>
            oneOf(query.stateCode, dealer.stateCode ?? '') &&
            oneOf(query.cityCode, dealer.cityCode ?? '') &&
            oneOf(query.dealerCode, dealer.idSiteGeo),
        ),
    /** Nearest first; `distance` in metres. */
    findByRadius({ query, world }) {
      const here = [query.referenceLongitude, query.referenceLatitude] as const;
      return world.dealers
        .filter(ofBrand(query.brand, query.country))
        .map((dealer) => ({
          ...dealer,
          distance: Math.round(distance(here, [dealer.longitude, dealer.latitude])),
        }))
        .filter((dealer) => dealer.distance <= (query.radius ?? DEFAULT_RADIUS) * 1000)
        .sort((a, b) => a.distance - b.distance);
    },
    groupStates({ params, world }) {
      const found = new Set(
        ofGroup(world, params.g).map(({ countryCode, stateCode }) => `${countryCode} ${stateCode}`),
      );
      return STATES.filter(({ countryCode, code }) => found.has(`${countryCode} ${code}`)).map(
        ({ code, name, countryCode }) => ({ code, name, countryCode }),
      );
    },
    groupCities({ params, world }) {
      const found = new Set(
        ofGroup(world, params.g).flatMap(({ stateCode, cityCode }) =>
          stateCode === params.code ? (cityCode ?? []) : [],
        ),
      );
      return CITIES.filter(({ cityCode }) => found.has(cityCode)).map(({ cityCode, cityName }) => ({
        code: cityCode,
        name: cityName,
      }));
    },
  },
  {
    examples: {
      findBy: { query: { stateCode: ['SP', 'RJ'] } },
      findByRadius: { query: { referenceLatitude: -23.55, referenceLongitude: -46.63, radius: 50 } },
      groupStates: { g: 'fiat' },
      groupCities: { g: 'fiat' },
    },
  },
);
