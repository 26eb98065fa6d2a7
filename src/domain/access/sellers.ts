/** Who sells at a dealer (spec roles#roles): the roles of the single sign-on that its screens are for. */

/** Roles of sellers: those of the digital dealership, and of sales in a dealer's own system. */
export const SELLER_ROLES = ['user_dealer', 'sales'] as const;

/** Whether a single sign-on user sells at a dealer. For display only: the server decides on each call. */
export const isSeller = (roles: readonly string[] | null | undefined): boolean =>
  SELLER_ROLES.some((role) => !!roles?.includes(role));
