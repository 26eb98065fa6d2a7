/** Request header with the token of one order, in place of the guest's id (spec reservations#manage-link). Ours. */
export const MANAGE_TOKEN_HEADER = 'x-reservation-manage-token';
