/** Business days within which a boleto clears, at most (platform 9). */
export const BOLETO_CLEARING_DAYS = 3;
