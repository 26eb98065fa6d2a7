import * as models from '#services/models';
import { answer } from '../answers';
import { countryFor, shownModels } from '../rules/cars';

export const modelsAnswers = answer(models, {
  listLatestModels({ query, world, headers }) {
    const shown = shownModels(world, query.brand, countryFor(query.country, headers));
    const newest = Math.max(...shown.map(({ year }) => year));
    return shown.filter(({ year }) => year === newest);
  },
  listModels: ({ query, world, headers }) =>
    shownModels(world, query.brand, countryFor(query.country, headers)).filter(
      ({ modelCode }) => !query.modelCode || modelCode === query.modelCode,
    ),
});
