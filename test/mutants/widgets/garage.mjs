/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'garage: a car that has gone already cannot be removed',
    file: 'widgets/garage/deferred/garage-calls.ts',
    find: 'if (statusOf(error) !== GONE) throw error;',
    put: 'throw error;',
  },
  {
    name: 'garage: the main car of another session stays',
    file: 'widgets/garage/deferred/use-cars.ts',
    find: "useCollection(useAccountRows('gate'), () =>",
    put: "useCollection({ key: 'account' }, () =>",
  },
];
