/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'warranty: a file opens as the type that the service names',
    file: 'src/page/open-pdf.ts',
    find: 'file.slice(0, file.size, TYPE)',
    put: 'file',
  },
  {
    name: 'warranty: the installments of another choice stay',
    file: 'widgets/warranty/deferred/Payment.tsx',
    find: 'setOptions(null);',
    put: '',
  },
  {
    name: 'warranty: without a car there are no products',
    file: 'widgets/warranty/deferred/Mopar.tsx',
    find: 'const isAsked = !!(vin || model);',
    put: 'const isAsked = !!vin;',
  },
];
