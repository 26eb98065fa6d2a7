/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'password: an unknown address is told',
    file: 'widgets/password/deferred/calls.ts',
    find: 'const TELLING = [404, 409];',
    put: 'const TELLING = [409];',
  },
  {
    name: 'password: the code of a link stays in the address',
    file: 'widgets/password/take-code.ts',
    find: "writeFragment('');",
    put: '',
  },
];
