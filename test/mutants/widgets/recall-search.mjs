/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'recall-search: a car that is not known counts as a failed call',
    file: 'widgets/recall-search/deferred/search.ts',
    find: "if (kind !== 'missing') throw error;",
    put: 'throw error;',
  },
  {
    name: 'recall-search: the result of an earlier search stays',
    file: 'widgets/recall-search/RecallSearch.tsx',
    find: '      setFound(undefined);\n',
    put: '',
  },
  {
    name: 'recall-search: a repair of another brand is booked here',
    file: 'widgets/recall-search/deferred/Result.tsx',
    find: 'const otherBrand = otherBrandName(car.brand);',
    put: 'const otherBrand = undefined;',
  },
  {
    name: 'recall: only a status of OPEN is pending',
    file: 'src/domain/vehicle/recall.ts',
    find: '=> status !== DONE;',
    put: "=> status === 'OPEN';",
  },
];
