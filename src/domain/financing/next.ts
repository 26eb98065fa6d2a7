import { noSimulationFor, noValuesFor } from '../errors/developer';

/** One of NEXT's simulations (calls 3.1): residual in percent, values in the market's currency. */
export interface NextSimulation<V extends { residual: number }> {
  installmentsQuantity: number;
  values: readonly V[];
}

/**
 * The value NEXT gives for so many installments and a final installment of so many percent. Fails where it gives none
 * (calls 5.1, 8.1).
 */
export function nextValue<V extends { residual: number }>(
  simulations: readonly NextSimulation<V>[],
  installments: number,
  residual: number,
): V {
  const simulation = simulations.find((each) => each.installmentsQuantity === installments);
  if (!simulation) throw new RangeError(noSimulationFor(installments));
  const value = simulation.values.find((each) => each.residual === residual);
  if (!value) throw new RangeError(noValuesFor(residual));
  return value;
}
