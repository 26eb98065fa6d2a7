/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'car-rating: without an average there is no value either',
    file: 'widgets/car-rating/deferred/rate-car.ts',
    find: '() => undefined,',
    put: '(error) => Promise.reject(error),',
  },
];
