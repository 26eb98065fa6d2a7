import { RESERVATION_FUNDING_TYPES } from '../../../../src/domain/lists/offers';
import { SIMULATION_PARAMETER } from '../../../../src/page/order-link';
import type { Messages } from './messages.pt-BR';

/** Returns the simulation that vt-funding-flow has saved for the order of the page's address. */
export function savedSimulation(): { simulationId?: string } {
  const simulationId = new URLSearchParams(location.search).get(SIMULATION_PARAMETER);
  return simulationId ? { simulationId } : {};
}

/** Returns the lenders of a reservation, of which the visitor chooses one. */
export const fundingChoices = (w: Messages) =>
  RESERVATION_FUNDING_TYPES.map((value) => ({ value, label: w.lenders[value] }));
