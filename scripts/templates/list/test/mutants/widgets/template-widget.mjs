/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'template-widget: shows all at once',
    file: 'widgets/template-widget/deferred/List.tsx',
    find: 'count={count}',
    put: 'count={500}',
  },
];
