/** Roles of the single sign-on service (spec roles#roles). */
export const ROLES = [
  'user_admin',
  'partner_admin',
  'partner_owner',
  'repairman',
  'offer_admin',
  'customer',
  'sales_customer',
  'post_sales_customer',
  'game_admin',
  'manual_admin',
  'game_moderator',
  'game_player',
  'procedure_manager',
  'regional_manager',
  'dealer_manager',
  'inspector',
  'user_dealer',
  'external_application_admin',
  'dealer_blocker',
  'qr_code_generator',
  'external_application_user',
  'service_admin',
  'dms',
  'event_admin',
  'lead_queue_manager',
  'user_creator',
  'cache_manager',
  'integration_error_manager',
  'push_notification_admin',
  'subscription_payment_manager',
  'toll_event_manager',
  'food_catalog_manager',
  'voucher_admin',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles of those who buy or play: everybody else works for the brand or a dealer. */
const VISITOR_ROLES = ['customer', 'sales_customer', 'post_sales_customer', 'game_player'] as const;
type VisitorRole = (typeof VISITOR_ROLES)[number];

/** Roles of staff. The specification states no permissions by role (spec roles#permissions): any of them opens a tool. */
export const STAFF_ROLES = ROLES.filter(
  (role): role is Exclude<Role, VisitorRole> => !(VISITOR_ROLES as readonly Role[]).includes(role),
);

/** Groups of users, and the roles within each group (spec roles#groups). */
export const USER_GROUPS = ['OFFER', 'WCD', 'MOPAR', 'JEEP_NATION'] as const;
export type UserGroup = (typeof USER_GROUPS)[number];
export const OFFER_ROLES = ['REGIONAL', 'NATIONAL', 'DEALER_GROUP', 'ZONE'] as const;
export const MOPAR_ROLES = ['ROLE_REGIONAL', 'ROLE_ADMIN'] as const;
export const JEEP_NATION_ROLES = ['ROLE_ADMIN'] as const;
export type GroupRole =
  | (typeof OFFER_ROLES)[number]
  | (typeof MOPAR_ROLES)[number]
  | (typeof JEEP_NATION_ROLES)[number];
/** Brands with their own single sign-on (spec roles#sign-on-brands). */
export const SIGN_ON_BRANDS = ['fiat', 'jeep', 'dodge', 'chrysler', 'ram', 'citroen', 'leapmotor'] as const;

/** Whether a brand has a single sign-on of its own. */
export const hasSignOn = (brand: string): boolean => (SIGN_ON_BRANDS as readonly string[]).includes(brand);
