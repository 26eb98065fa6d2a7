/**
 * The simulation calls of the banks, named by the adapters of src/domain/financing, in a file without other calls:
 * code that simulates by any source bundles them all (spec financing#simulation, financing#percents).
 */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { charge, figure, text, withFields, year } from './entities/fields';
import {
  cdcSimulation,
  nextSimulation,
  psaSimulation,
  simulatedCar,
  simulationDefaults,
  simulationInput,
} from './entities/simulation';
import { GET, POST } from './http/call';

const BASE = 'financing';

/** entrancePercent is a share, 0 to 1 (spec financing#percents); the final installment is a percent. */
const psaInput = object(simulationInput);

/** PSA_TRADITIONAL: equal installments, no final one. */
export const simulatePsaLinear = POST('FIN-12', BASE, '/v2/psa/linear/simulating', {
  safe: true,
  body: psaInput,
  returns: psaSimulation,
});
/** PSA_BALAO: smaller installments and a final one. */
export const simulatePsaBalloon = POST('FIN-13', BASE, '/v2/psa/balao-final/simulating', {
  safe: true,
  body: psaInput,
  returns: psaSimulation,
});

const car = object({ mvs: optional(string()), year: optional(number()), price: optional(number()) });

export const getNextDefaults = GET('FIN-14', BASE, '/next/default-values', {
  query: car,
  returns: simulationDefaults,
});
/** entrancePercent is a percent, 0 to 100 (spec financing#percents). */
export const simulateNext = POST('FIN-15', BASE, '/next/simulate', {
  safe: true,
  body: object(withFields(simulatedCar, { entrancePercent: number() })),
  returns: nextSimulation,
});
export const getCdcDefaults = GET('FIN-16', BASE, '/cdc/default-values', {
  query: car,
  returns: simulationDefaults,
});
/** downPayment: an amount, (percent / 100) times price (spec financing#percents). */
export const simulateCdc = POST('FIN-17', BASE, '/cdc/simulateProposalFlow', {
  safe: true,
  body: object(withFields(simulatedCar, { downPayment: number() })),
  returns: cdcSimulation,
});
/**
 * The starting installments of several cars, by the bank's default values; these stand beside them (ours), as in FIN-14
 * and FIN-16: the only ones of the PSA plans.
 */
export const simulateBatch = POST('FIN-18', BASE, '/default-values/batchSimulating', {
  safe: true,
  body: object({
    source: optional(string(), 'CDC'),
    cars: array(object({ mvs: string(), year: number(), price: number() })),
  }),
  returns: array(
    looseObject({
      mvs: string(),
      year,
      entranceValue: figure,
      numberOfInstallments: figure,
      installmentsValue: figure,
      finalInstallmentValue: charge,
      legalText: text,
    }),
  ),
});
