import * as evaluate from '../../../src/services/evaluate';
import { answer } from '../answers';
import { valuationOf, valuationOfPlate } from '../rules/valuations';

export const evaluateAnswers = answer(
  evaluate,
  {
    evaluate: ({ query, world }) => valuationOf(world, query),
    byPlate: ({ query, world }) => valuationOfPlate(world, query.plate, query.mileage),
    ofPlate: ({ params, world }) => valuationOfPlate(world, params.plate),
  },
  {
    examples: {
      evaluate: { query: { modelName: 'Argo', modelYear: 2021, mileage: 62_000 } },
      byPlate: { query: { plate: 'JEE1B23' } },
      ofPlate: { plate: 'JEE1B23' },
    },
  },
);
