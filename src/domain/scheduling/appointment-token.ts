/** Request header with the token of one appointment or test drive of a guest (spec cars#scheduling). Ours. */
export const APPOINTMENT_TOKEN_HEADER = 'x-appointment-token';
