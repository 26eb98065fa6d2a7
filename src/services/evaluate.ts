/** Valuation of used cars for trade-in (spec services#cars-and-valuation). */
import { number, object, optional, string } from 'valibot';
import { valuation } from './entities/valuation';
import { GET } from './http/call';

const BASE = 'evaluate';

/** By the car's data; modelYear from 2000 on. manufactureYear (ours): the same year or the one before. */
export const evaluateCar = GET('EVA-03', BASE, '/v1/evaluate', {
  query: object({
    brand: string(),
    modelName: string(),
    modelYear: number(),
    manufactureYear: optional(number()),
    versionName: optional(string()),
    mileage: optional(number()),
  }),
  returns: valuation,
});
/** Fails with 422 if there is no value: 'A avaliação não está disponível para este veículo'. */
export const evaluatePlate = GET('EVA-04', BASE, '/v1/evaluate/plate', {
  query: object({ plate: string(), mileage: optional(number()) }),
  returns: valuation,
});
export const getPlateValuation = GET('EVA-05', BASE, '/v1/evaluate/plate/{plate}', { returns: valuation });
