/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'template-widget: what was sent is not told',
    file: 'widgets/template-widget/deferred/send.ts',
    find: "sent: ['vt-template-widget-sent', ({ id }) => ({ id })],",
    put: '',
  },
];
