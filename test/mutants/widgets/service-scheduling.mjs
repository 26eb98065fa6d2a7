/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'service-scheduling: what was sent is not told',
    file: 'widgets/service-scheduling/deferred/send.ts',
    find: "host.emit('vt-service-scheduling-sent', { id });",
    put: '',
  },
];
