/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'user data: unchanged fields are sent as well',
    file: 'widgets/user-data/deferred/user-values.ts',
    find: '.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))',
    put: '.filter(() => true)',
  },
];
