/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'car-rating: without a value by the plate there is none at all',
    file: 'widgets/car-rating/deferred/rate-car.ts',
    find: '? null : undefined),',
    put: '? null : Promise.reject(error)),',
  },
];
