/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'mopar-offers: a filter keeps the items of the one before',
    file: 'widgets/mopar-offers/deferred/List.tsx',
    find: '(!filter.kind || offer.kind === filter.kind) &&',
    put: '',
  },
  {
    name: 'mopar-offers: an accessory leads to the workshop',
    file: 'widgets/mopar-offers/deferred/MoparDetail.tsx',
    find: "type === 'SERVICE' ? workshopAddress(pages.schedulingUrl, id, coupon) : null",
    put: 'workshopAddress(pages.schedulingUrl, id, coupon)',
  },
  {
    name: 'mopar-offers: the link to the workshop forgets the coupon',
    file: 'widgets/mopar-offers/deferred/MoparDetail.tsx',
    find: "if (coupon) url.searchParams.set('coupon', coupon);",
    put: '',
  },
];
