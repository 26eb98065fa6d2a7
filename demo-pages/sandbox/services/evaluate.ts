import * as evaluate from '#services/evaluate';
import { answer } from '../answers';
import { languageOf } from '../lib/language';
import { valuationOf, valuationOfPlate } from '../rules/valuations';

export const evaluateAnswers = answer(
  evaluate,
  {
    evaluateCar: ({ query, headers, world }) =>
      valuationOf(world, query, languageOf(headers) === 'es-AR' ? 'AR' : 'BR'),
    evaluatePlate: ({ query, world }) => valuationOfPlate(world, query.plate, query.mileage),
    getPlateValuation: ({ params, world }) => valuationOfPlate(world, params.plate),
  },
  {
    examples: {
      evaluateCar: { query: { modelName: 'Argo', modelYear: 2021, mileage: 62_000 } },
      evaluatePlate: { query: { plate: 'JEE1B23' } },
      getPlateValuation: { plate: 'JEE1B23' },
    },
  },
);
