/** Internal states of the signed-in user; never shown. */
export const USER_STATUSES = ['LOADING', 'LOADED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
