/** Who sells at a dealer (spec roles#roles): the roles of the single sign-on that its screens are for. */

import type { Role } from './roles';

/** Roles of sellers: of the digital dealership, and of a dealer's management (spec roles#roles). */
const SELLER_ROLES: readonly Role[] = ['user_dealer', 'dealer_manager'];

/** Whether a single sign-on user sells at a dealer. For display only: the server decides on each call. */
export const isSeller = (roles: readonly string[] | null | undefined): boolean =>
  SELLER_ROLES.some((role) => !!roles?.includes(role));
