/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'security-photo: the details do not close',
    file: 'widgets/security-photo/SecurityPhoto.tsx',
    find: 'onClose={() => setOpen(false)}',
    put: 'onClose={() => {}}',
  },
];
