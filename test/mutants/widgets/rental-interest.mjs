/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'rental-interest: the privacy terms need no consent',
    file: 'widgets/rental-interest/deferred/rules.ts',
    find: 'return values.acceptsPrivacy ? errors : { ...errors, acceptsPrivacy: messages.privacy };',
    put: 'return errors;',
  },
  {
    name: "rental-interest: a partner's interest goes to the brand",
    file: 'widgets/rental-interest/deferred/send.ts',
    find: 'if (!partner) return',
    put: 'return',
  },
  {
    name: 'rental-interest: an offer of sale goes along as a rental',
    file: 'widgets/rental-interest/deferred/send.ts',
    find: "offerOfKind($car.get().lastViewedOffer, 'rental')",
    put: '$car.get().lastViewedOffer',
  },
];
