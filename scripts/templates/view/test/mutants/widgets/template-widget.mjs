/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'template-widget: the details do not close',
    file: 'widgets/template-widget/TemplateWidget.tsx',
    find: 'onClose={() => setOpen(false)}',
    put: 'onClose={() => {}}',
  },
];
