/** Valuation of used cars by the brands' own certified used-car business (spec services#cars-and-valuation). */
import { looseObject, number, object, optional, string } from 'valibot';
import { list, text } from './entities/fields';
import { valuation } from './entities/valuation';
import { GET } from './http/call';

const BASE = 'confiat';

const query = object({ plate: string(), mileage: optional(number()) });

/** Refused with 422 where there is no value: 'A avaliação não está disponível para este veículo'. */
export const getConfiatValuation = GET('EVA-01', BASE, '/confiat', { query, returns: valuation });
/** With the dealers that take the car. */
export const getConfiatValuationV2 = GET('EVA-02', BASE, '/v2/confiat', {
  query: object({ plate: string(), mileage: optional(number()), stateCode: optional(string()) }),
  returns: looseObject({
    valuation,
    dealers: list(looseObject({ idSiteGeo: string(), name: text, cityName: text })),
  }),
});
