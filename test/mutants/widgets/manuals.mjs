/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'manuals: the token goes to any address',
    file: 'src/domain/manuals/manual-file.ts',
    find: 'origin === base.origin',
    put: "origin !== ''",
  },
  {
    name: 'manuals: a page opens as a PDF',
    file: 'src/services/downloads/manual-file.ts',
    find: "if (!mayBePdf(start)) throw new NoPdf('the file is no PDF');",
    put: '',
  },
  {
    name: 'manuals: the address of a closed PDF stays',
    file: 'widgets/manuals/deferred/manual/PdfReader.tsx',
    find: 'URL.revokeObjectURL(made);',
    put: '',
  },
  {
    name: 'manuals: the filter of a shared link is not read',
    file: 'widgets/manuals/deferred/Library.tsx',
    find: 'useState(() => parseFilter(filterUrl.read()))',
    put: 'useState(NO_FILTER)',
  },
];
