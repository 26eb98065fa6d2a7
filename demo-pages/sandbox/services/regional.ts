import { BRANDS, type Brand } from '#domain/core/brands';
import * as regional from '#services/regional';
import { answer, found } from '../answers';
import { SANDBOX_BRANDS } from '../data/brands';
import { CITIES, plainCity } from '../data/cities';
import { REGIONALS } from '../data/regionals';
import { STATES } from '../data/states';
import type { World } from '../world';

const brandOf = (text: string): Brand =>
  found(
    BRANDS.find((brand) => brand === text.toLowerCase()),
    'brand',
  );

const regionOf = (id: string) =>
  found(
    REGIONALS.find(({ regionalId }) => regionalId === id),
    'region',
  );

/** Cities of a region with a dealer of the brand. */
function citiesOf(world: World, id: string, brandName: string) {
  const { countryCode, states } = regionOf(id);
  const brand = brandOf(brandName);
  const codes = new Set(
    world.dealers
      .filter((dealer) => dealer.brand === brand && dealer.countryCode === countryCode)
      .map(({ cityCode }) => cityCode),
  );
  return CITIES.filter(
    (city) => city.countryCode === countryCode && states.includes(city.stateCode) && codes.has(city.cityCode),
  );
}

export const regionalAnswers = answer(
  regional,
  {
    listRegionalCities: ({ params, world }) =>
      citiesOf(world, params.regionalId, params.brand).map(plainCity),
    listRegionals({ params, query }) {
      const { label } = SANDBOX_BRANDS[brandOf(query.brand)];
      return REGIONALS.filter(({ countryCode }) => countryCode === params.country).map(
        ({ regionalId, name }) => ({ regionalId, name, brandName: label }),
      );
    },
    listRegionalStates({ params, world }) {
      const codes = new Set(
        citiesOf(world, params.regionCode, params.brand).map(({ stateCode }) => stateCode),
      );
      const { countryCode } = regionOf(params.regionCode);
      return STATES.filter((state) => state.countryCode === countryCode && codes.has(state.code)).map(
        ({ code, name }) => ({ code, name }),
      );
    },
    listRegionalCitiesOfState: ({ params, query, world }) =>
      citiesOf(world, params.regionCode, params.brand)
        .filter(({ stateCode }) => stateCode === query.stateCode)
        .map(plainCity),
  },
  {
    examples: {
      listRegionalCities: { regionalId: 'BR-1' },
      listRegionalStates: { regionCode: 'BR-5' },
      listRegionalCitiesOfState: { regionCode: 'BR-1' },
    },
  },
);
