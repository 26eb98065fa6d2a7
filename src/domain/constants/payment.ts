/** Business days within which a boleto clears, at most (spec reservations#payment). */
export const BOLETO_CLEARING_DAYS = 3;
