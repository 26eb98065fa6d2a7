/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'car-rating: without an average there is no value either',
    file: 'widgets/car-rating/deferred/rate-car.ts',
    find: '? null : undefined),',
    put: '? null : Promise.reject(error)),',
  },
];
