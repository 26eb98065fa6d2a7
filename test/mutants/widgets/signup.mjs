/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'signup: a known address is told',
    file: 'widgets/signup/deferred/create-account.ts',
    find: 'if (status !== 409) throw error;',
    put: 'throw error;',
  },
];
