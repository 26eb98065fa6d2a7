import * as maintenance from '#services/maintenance';
import { answer, found } from '../answers';
import { VERSIONS } from '../data/cars';
import { nextRevision, revisionOf, revisionsOf } from '../data/cars/maintenance';
import type { SandboxVersion } from '../data/cars/types';
import { stateOf } from '../data/states';
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

/** The country of a request and its state, which is one of the country; throws a 404 for another. */
function areaOf(named: string | undefined, state: string | undefined, headers: Headers) {
  const country = countryFor(named, headers);
  return { country, state: state ? found(stateOf(country, state), 'state').code : '' };
}

function planOf(version: SandboxVersion, area: ReturnType<typeof areaOf>) {
  const { code, brand, modelName, versionName, year, fuel } = version;
  const { country, state } = area;
  const revisions = revisionsOf(version, area);
  const currency = currencyOf(country);
  return { mvsCode: code, brand, modelName, versionName, year, fuel, state, currency, revisions };
}

export const maintenanceAnswers = answer(
  maintenance,
  {
    listMaintenancePlans({ query, headers }) {
      const { brand, country, modelCode, mvsCode, year, state } = query;
      const area = areaOf(country, state, headers);
      if (mvsCode) return [planOf(versionOfBrand(mvsCode, brand, year), area)];
      return VERSIONS.filter(
        (version) =>
          version.brand === brand.toLowerCase() &&
          (!modelCode || version.modelCode === modelCode) &&
          (!year || version.year === year),
      ).map((version) => planOf(version, area));
    },
    getMaintenanceSuggestion({ query, headers }) {
      const { brand, country, mvsCode, mileage, months, state } = query;
      const version = versionOfBrand(mvsCode, brand);
      const revision = nextRevision(version, { mileage, months }, areaOf(country, state, headers));
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
      // A dealer's price is that of its state.
      const state = dealerCode ? dealerOf(world, dealerCode).stateCode : '';
      const revision = found(
        number >= 1 ? revisionOf(version, number, { country, state }) : undefined,
        'revision',
      );
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
      planOf(versionOfBrand(params.mvsCode, query.brand), areaOf(query.countryCode, query.state, headers)),
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
