import type { Country } from '../../../src/domain/core/brands';
import * as maintenance from '../../../src/services/maintenance';
import { answer, found } from '../answers';
import { VERSIONS } from '../data/cars';
import { nextRevision, revisionsOf } from '../data/cars/maintenance';
import type { SandboxVersion } from '../data/cars/types';
import { countryFor, versionFor } from '../rules/cars';
import { dealerOf } from '../rules/dealers';
import { currencyOf } from '../rules/prices';

/** Minutes of a revision, and of each replaced item. */
const MINUTES = 60;
const MINUTES_EACH = 10;

/** Returns the version of a code; throws if it is not the brand's. */
const versionOfBrand = (code: string, brand: string, year?: number): SandboxVersion => {
  const version = versionFor(code, year);
  return found(version.brand === brand.toLowerCase() ? version : undefined, 'version of the brand');
};

function planOf(version: SandboxVersion, country: Country) {
  const { code, brand, modelName, versionName, year } = version;
  const revisions = revisionsOf(version, country);
  return { mvsCode: code, brand, modelName, versionName, year, currency: currencyOf(country), revisions };
}

export const maintenanceAnswers = answer(
  maintenance,
  {
    listMaintenancePlans({ query, headers }) {
      const { brand, country, modelCode, mvsCode, year } = query;
      if (mvsCode) return [planOf(versionOfBrand(mvsCode, brand, year), countryFor(country, headers))];
      return VERSIONS.filter(
        (version) =>
          version.brand === brand.toLowerCase() &&
          (!modelCode || version.modelCode === modelCode) &&
          (!year || version.year === year),
      ).map((version) => planOf(version, countryFor(country, headers)));
    },
    getMaintenanceSuggestion({ query, headers }) {
      const { brand, country, mvsCode, mileage, months } = query;
      const version = versionOfBrand(mvsCode, brand);
      const revision = nextRevision(version, { mileage, months }, countryFor(country, headers));
      return {
        mvsCode: version.code,
        revision,
        kilometersLeft: revision.mileage - mileage,
        monthsLeft: revision.months - months,
      };
    },
    getRevisionSchedule({ query, headers, world }) {
      const { brand, country: named, mvsCode, number, dealerCode = '' } = query;
      const country = countryFor(named, headers);
      const version = versionOfBrand(mvsCode, brand);
      const revision = found(
        revisionsOf(version, country).find((each) => each.number === number),
        'revision',
      );
      if (dealerCode) dealerOf(world, dealerCode);
      const spanish = country === 'AR';
      return {
        mvsCode: version.code,
        dealerCode,
        revision,
        minutes: MINUTES + MINUTES_EACH * revision.items.filter(({ replaced }) => replaced).length,
        services: [
          {
            id: 'SV01',
            serviceName: spanish ? 'Service programado' : 'Revisão programada',
            category: spanish ? 'Service' : 'Revisão',
            name: spanish
              ? `Service de ${revision.mileage / 1000} mil km`
              : `Revisão de ${revision.mileage / 1000} mil km`,
            price: revision.price,
          },
        ],
      };
    },
    getMaintenancePlan: ({ params, query, headers }) =>
      planOf(versionOfBrand(params.mvsCode, query.brand), countryFor(query.countryCode, headers)),
  },
  {
    examples: {
      listMaintenancePlans: { query: { modelCode: '358' } },
      getMaintenanceSuggestion: { query: { mvsCode: '358AF11', mileage: 17_300 } },
      getRevisionSchedule: { query: { mvsCode: '358AF11' } },
      getMaintenancePlan: { mvsCode: '358AF11' },
    },
  },
);
