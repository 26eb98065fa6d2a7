import * as search from '#services/model-search';
import { answer } from '../answers';
import { plain } from '../data/cities';
import { countryFor, shownModels } from '../rules/cars';

/** Maximum number of suggestions. */
const SUGGESTIONS = 10;

/** Whether each term starts a word of the text. */
const fits = (text: string, term: string) =>
  plain(term)
    .split(/\s+/)
    .every((word) => ` ${plain(text)}`.includes(` ${word}`));

export const modelSearchAnswers = answer(
  search,
  {
    /** Models first, then their versions. */
    suggestModels({ query, world, headers }) {
      if (plain(query.term).trim() === '') return [];
      const shown = shownModels(world, query.brand, countryFor(query.country, headers));
      const ofModels = shown
        .filter(({ modelName }) => fits(modelName, query.term))
        .map(({ brand, modelCode, modelName, price }) => ({
          modelCode,
          mvsCode: '',
          brand,
          description: modelName,
          price,
        }));
      const ofVersions = shown.flatMap(({ brand, modelCode, modelName, versions }) =>
        versions
          .map((version) => ({
            modelCode,
            mvsCode: version.code,
            brand,
            description: `${modelName} ${version.versionName} ${version.year}`,
            price: version.price,
          }))
          .filter(({ description }) => fits(description, query.term)),
      );
      return [...ofModels, ...ofVersions].slice(0, SUGGESTIONS);
    },
    filterModels({ query, world, headers }) {
      const country = countryFor(query.country, headers);
      const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, fuel = [], gear = '' } = query;
      const priced = query.minPrice !== undefined || query.maxPrice !== undefined;
      return shownModels(world, query.brand, country)
        .filter(({ shape }) => !query.shape || shape === query.shape)
        .flatMap((model) => {
          const versions = model.versions.filter(
            (version) =>
              (fuel.length === 0 || fuel.includes(version.fuel)) &&
              plain(version.gear).startsWith(plain(gear)) &&
              (!query.year || version.year === query.year) &&
              (!priced || (version.price !== null && version.price >= minPrice && version.price <= maxPrice)),
          );
          return versions.length > 0 ? { ...model, versions } : [];
        });
    },
  },
  { examples: { suggestModels: { query: { brand: 'JEEP', term: 'compass' } } } },
);
