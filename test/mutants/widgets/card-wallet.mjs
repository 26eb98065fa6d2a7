/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'card-wallet: the form keeps what is typed',
    file: 'src/features/card/SecretField.tsx',
    find: 'String(Number(form.values[name] ?? 0) + 1)',
    put: 'currentTarget.value',
  },
  {
    name: 'card-wallet: a lost answer sends the card again',
    file: 'widgets/card-wallet/deferred/calls.ts',
    find: 'if (!now.some((card) => !wasKnown.includes(card.id) && isIt(card))) throw error;',
    put: 'throw error;',
  },
];
