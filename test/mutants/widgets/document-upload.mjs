/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'document-upload: the details do not close',
    file: 'widgets/document-upload/DocumentUpload.tsx',
    find: 'onClose={() => setOpen(false)}',
    put: 'onClose={() => {}}',
  },
];
