/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'coupon: the financing does not learn of it',
    file: 'widgets/coupon/deferred/OfferCoupon.tsx',
    find: 'keepCoupon({ name, offerId, period });',
    put: '',
  },
  {
    name: 'coupon: each press of the button uses another one',
    file: 'widgets/coupon/deferred/Redeem.tsx',
    find: 'coupons.redeemCoupon(name, plan, options)',
    put: 'coupons.redeemCoupon(name, plan, {})',
  },
];
