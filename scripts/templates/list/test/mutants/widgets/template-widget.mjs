/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'template-widget: more shows nothing more',
    file: 'widgets/template-widget/deferred/List.tsx',
    find: 'setShown(shown + count);',
    put: 'setShown(shown);',
  },
];
