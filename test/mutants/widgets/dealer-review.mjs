/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'dealer-review: a car of any age can be reviewed',
    file: 'widgets/dealer-review/deferred/review-calls.ts',
    find: "!!dealerCode && ownerOpinion((purchasedAt ?? '').slice(0, 10), { format: 'YYYY-MM-DD' })",
    put: '!!dealerCode && !!purchasedAt',
  },
  {
    name: 'dealer-review: a reload forgets that a car was reviewed',
    file: 'widgets/dealer-review/deferred/OwnOpinion.tsx',
    find: "(reviewed.has(car.id) ? 'already' : undefined)",
    put: 'undefined',
  },
];
