/** Maximum number of business days until a boleto clears (spec reservations#payment). */
export const BOLETO_CLEARING_DAYS = 3;
