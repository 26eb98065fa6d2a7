/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'offers: a further page replaces the list',
    file: 'src/ui/collection/collection-state.ts',
    find: 'joined(isFurther ? rows : [], content)',
    put: 'joined([], content)',
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
  {
    name: 'offers: the search forgets the visitor’s place',
    file: 'widgets/offers/deferred/use-offers.ts',
    find: '...(state && !filter.anywhere && { state }),',
    put: '',
  },
  {
    name: 'funding-flow: a sold offer’s conditions still apply',
    file: 'src/features/offers/stated-offer.ts',
    find: "isOpen: offerState(offer, serverNow()) === 'open' };",
    put: 'isOpen: !!offerState(offer, serverNow()) };',
  },
];
