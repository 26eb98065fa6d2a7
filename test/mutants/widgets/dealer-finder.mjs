/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'dealer-finder: dealers that sell in person only are listed however far they are',
    file: 'widgets/dealer-finder/deferred/find-dealers.ts',
    find: 'return at && distance(from, at) <= radius * 1000;',
    put: 'return at;',
  },
  {
    name: 'dealer-finder: a dealer of another brand can be chosen for this page',
    file: 'widgets/dealer-finder/deferred/Results.tsx',
    find: 'canChoose={!limits.brand}',
    put: 'canChoose',
  },
  {
    name: 'dealer-finder: zones are asked for by the code of the province',
    file: 'widgets/dealer-finder/deferred/linked/LinkedSearch.tsx',
    find: 'dealerZones(provinceId || province)',
    put: 'dealerZones(province)',
  },
];
