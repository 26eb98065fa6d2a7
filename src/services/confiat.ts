/** Valuation of used cars by the brands' certified used-car business (spec services#cars-and-valuation). */
import { looseObject, number, object, optional, string } from 'valibot';
import { list, text } from './entities/fields';
import { valuation } from './entities/valuation';
import { GET } from './http/call';

const BASE = 'confiat';

const query = object({ plate: string(), mileage: optional(number()) });

/** Fails with 422 if there is no value: 'A avaliação não está disponível para este veículo'. */
export const getConfiatValuation = GET('EVA-01', BASE, '/confiat', { query, returns: valuation });
/** Also returns the dealers that accept the car. */
export const getConfiatValuationV2 = GET('EVA-02', BASE, '/v2/confiat', {
  query: object({ plate: string(), mileage: optional(number()), stateCode: optional(string()) }),
  returns: looseObject({
    valuation,
    dealers: list(looseObject({ idSiteGeo: string(), name: text, cityName: text })),
  }),
});
