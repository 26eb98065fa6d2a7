import * as car from '#services/car';
import { answer, found } from '../answers';
import { mvsOf, VERSIONS } from '../data/cars';
import { serialItemsOf, servicesOf } from '../data/cars/interior';
import { plateFor } from '../data/cars/vehicles';
import { countryFor, versionFor } from '../rules/cars';
import { carOnRoad } from '../rules/garage';
import { coatingsIn, colorsIn, partsOf } from '../rules/parts';
import { pricesOf } from '../rules/prices';
import type { World } from '../world';

interface OnRoadAsked {
  query: { plate?: string; chassis?: string };
  headers: Headers;
  world: World;
}

/** Returns the version of a plate's or chassis' car, with the car's own data. */
function onTheRoad({ query, headers, world }: OnRoadAsked) {
  const { plate, chassis } = query;
  const vehicle = found(carOnRoad(world, plate ?? chassis ?? ''), 'car');
  const { version, modelYear } = vehicle;
  const mvs = {
    ...mvsOf(version, countryFor(undefined, headers)),
    year: modelYear,
    fullDescription: version.fullDescription.replace(/\d{4}$/, String(modelYear)),
    chassis: vehicle.chassis,
    plateNumber: vehicle.plate,
  };
  return { ...vehicle, mvs };
}

const example = { query: { plate: plateFor(VERSIONS[0] as (typeof VERSIONS)[number]) } };

export const carAnswers = answer(
  car,
  {
    getCar: (asked) => onTheRoad(asked).mvs,
    getCarDetails(asked) {
      const { mvs, version, colorCode, modelYear, manufactureYear, purchaseDate } = onTheRoad(asked);
      const color = colorsIn(asked.world, version, countryFor(undefined, asked.headers)).find(
        ({ code }) => code === colorCode,
      );
      return { mvs, color, modelYear, manufactureYear, purchaseDate };
    },
    getCarForWeb({ query, headers, world }) {
      const country = countryFor(query.country, headers);
      const version = versionFor(query.mvsCode, query.year);
      const grouped = VERSIONS.filter(
        ({ brand, modelCode, year }) =>
          brand === version.brand && modelCode === version.modelCode && year === version.year,
      );
      return {
        mvs: mvsOf(version, country),
        groupedMvs: grouped.map((each) => mvsOf(each, country)),
        colors: colorsIn(world, version, country),
        coatings: coatingsIn(world, version, country),
        parts: partsOf(world, version, 'ITEM', country),
        accessories: partsOf(world, version, 'ACCESSORY', country),
        services: servicesOf(version, country),
        serialItems: serialItemsOf(version, country),
        prices: pricesOf(version, country),
      };
    },
  },
  {
    examples: {
      getCar: example,
      getCarDetails: example,
      getCarForWeb: { query: { mvsCode: '358AF11' } },
    },
  },
);
