/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'offers: a further page replaces the list',
    file: 'widgets/offers/deferred/use-offers.ts',
    find: 'const earlier = page === 0 ? [] : before;',
    put: 'const earlier: Offer[] = [];',
  },
  {
    name: 'offers: the sign-in drops what was saved in the visit',
    file: 'src/features/offers/saved-offers.ts',
    find: 'const merged = union(memory.confirmed, visit);',
    put: 'const merged = memory.confirmed;',
  },
  {
    name: 'offers: a sold offer can still be taken',
    file: 'src/domain/offers/offer-state.ts',
    find: "if (status === 'sold') return 'sold';",
    put: "if (status === 'sold') return 'open';",
  },
];
