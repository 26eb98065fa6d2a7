import type { Country } from '#domain/core/brands';
import * as search from '#services/mvs-search';
import { answer } from '../answers';
import { mvsOf, VERSIONS } from '../data/cars';
import type { SandboxVersion } from '../data/cars/types';
import { plain } from '../data/cities';
import { countryFor } from '../rules/cars';

const ofBrand =
  (brand: string | undefined) =>
  (version: SandboxVersion): boolean =>
    !brand || version.brand === brand.toLowerCase();

const told = (versions: readonly SandboxVersion[], country: Country) =>
  versions.map((version) => mvsOf(version, country));

export const mvsSearchAnswers = answer(
  search,
  {
    listMvs({ query, headers }) {
      const { brand, modelCode, year } = query;
      const versions = VERSIONS.filter(ofBrand(brand)).filter(
        (version) =>
          (!modelCode || version.modelCode === modelCode) && (year === undefined || version.year === year),
      );
      return told(versions, countryFor(query.country, headers));
    },
    findMvsByDescription({ query, headers }) {
      const words = plain(query.description).split(/\s+/).filter(Boolean);
      if (words.length === 0) return [];
      const versions = VERSIONS.filter(ofBrand(query.brand)).filter(({ fullDescription }) =>
        words.every((word) => plain(fullDescription).includes(word)),
      );
      return told(versions, countryFor(query.country, headers));
    },
    findMvsByParts({ query, headers }) {
      const { brand, model, version, series, year } = query;
      const versions = VERSIONS.filter(ofBrand(brand)).filter(
        (each) =>
          each.modelCode === model &&
          each.versionCode === version &&
          each.seriesCode === series &&
          (year === undefined || each.year === year),
      );
      return told(versions, countryFor(query.country, headers));
    },
  },
  {
    examples: {
      findMvsByDescription: { query: { description: 'argo drive' } },
      findMvsByParts: { query: { model: '358', version: 'AF1', series: '1' } },
    },
  },
);
