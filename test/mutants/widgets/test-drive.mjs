/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'test-drive: what was sent is not told',
    file: 'widgets/test-drive/deferred/send.ts',
    find: "host.emit('vt-test-drive-sent', { id });",
    put: '',
  },
];
