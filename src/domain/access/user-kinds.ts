/** Users and devices of the pages (spec market#users). */
export const USER_KINDS = [
  'anonymous visitor',
  'logged-in customer',
  'dealership consultant or seller',
  'employee of the company',
  'administrative staff',
] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** By the width of the page (spec market#devices). */
export const DEVICE_TYPES = ['mobile', 'tablet', 'desktop'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];
