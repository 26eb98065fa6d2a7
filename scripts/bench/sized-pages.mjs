/** Ten pages whose bytes have a ceiling: what visitors meet most, and one of each kind. */

/**
 * By name the tags of a page, and the most that it may weigh: bytes of brotli of all scripts until everything on it works.
 * A ceiling is what was measured, and 10 %; time is held by the benchmark (`npm run bench`).
 * @type {Record<string, { tags: string[], ceiling: number }>}
 */
export const SIZED_PAGES = {
  'any page': { tags: [], ceiling: 3460 },
  lead: { tags: ['vt-lead-form'], ceiling: 72_000 },
  car: {
    tags: [
      'vt-configurator',
      'vt-version-comparator',
      'vt-dealer-finder',
      'vt-configurator-summary',
      'vt-lead-form',
    ],
    ceiling: 173_600,
  },
  financing: { tags: ['vt-installment-calculator', 'vt-funding-flow', 'vt-lead-form'], ceiling: 112_900 },
  offers: { tags: ['vt-offers', 'vt-mopar-offers', 'vt-coupon'], ceiling: 120_000 },
  reservation: { tags: ['vt-reservation', 'vt-order-timeline'], ceiling: 94_500 },
  dealers: { tags: ['vt-dealer-finder', 'vt-test-drive', 'vt-whatsapp'], ceiling: 125_200 },
  workshop: {
    tags: ['vt-service-scheduling', 'vt-maintenance-simulator', 'vt-recall-search'],
    ceiling: 132_700,
  },
  'owned car': {
    tags: ['vt-garage', 'vt-warranty', 'vt-manuals', 'vt-loyalty', 'vt-vouchers', 'vt-rewards'],
    ceiling: 144_100,
  },
  staff: { tags: ['vt-offer-admin', 'vt-working-price', 'vt-quotation'], ceiling: 184_300 },
};
