/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'dealer-checkin: an expired access is a failure like others',
    file: 'widgets/dealer-checkin/deferred/VisitorFields.tsx',
    find: 'if (!isAccessOver(error)) throw error;',
    put: 'throw error;',
  },
  {
    name: 'dealer-checkin: each question calls another attendant',
    file: 'widgets/dealer-checkin/deferred/calls.ts',
    find: '{ idempotencyKey: key, signal: host.signal }',
    put: '{ signal: host.signal }',
  },
];
