import { RESERVATION_FUNDING_TYPES } from '../funding/plan-types';

/** The bank that finances a reservation (spec reservations#terms). */
export type Lender = (typeof RESERVATION_FUNDING_TYPES)[number];

/**
 * Who finances a reservation.
 * - simulation: the bank of the simulation that is sent with it
 * - visitor: one of the choices; other: the bank of a simulation that the campaign does not allow, which is not sent
 */
export type LenderChoice =
  | { by: 'simulation'; lender: Lender }
  | { by: 'visitor'; choices: readonly Lender[]; other?: Lender };

/** Returns the bank that a simulation's source names, as PSA_BALAO does; undefined for CDC, NEXT and ZFLOW, which name none. */
const lenderOf = (source: string): Lender | undefined =>
  RESERVATION_FUNDING_TYPES.find((lender) => source === lender || source.startsWith(`${lender}_`));

/**
 * Returns who finances a reservation. The rule is ours.
 * @param allowed the lenders of the campaign; all if it names none
 * @param source of the simulation that was saved for the order; empty without one
 */
export function lenderChoice(allowed: readonly string[], source: string): LenderChoice {
  const choices = RESERVATION_FUNDING_TYPES.filter(
    (lender) => allowed.length === 0 || allowed.includes(lender),
  );
  const lender = lenderOf(source);
  if (!lender) return { by: 'visitor', choices };
  return choices.includes(lender) ? { by: 'simulation', lender } : { by: 'visitor', choices, other: lender };
}
