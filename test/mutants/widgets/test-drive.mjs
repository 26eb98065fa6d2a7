/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'test-drive: a half day that was just taken is offered again',
    file: 'widgets/test-drive/deferred/RequestForm.tsx',
    find: 'setTaken((before) => new Set([...before, takenKey(dealer.id, date, period)]));',
    put: '',
  },
  {
    name: 'test-drive: a retry is a new request',
    file: 'widgets/test-drive/deferred/send.ts',
    find: 'requestTestDrive({ body }, options)',
    put: 'requestTestDrive({ body }, {})',
  },
  {
    name: 'test-drive: a reload shows an empty form',
    file: 'widgets/test-drive/deferred/Steps.tsx',
    find: "url.write(sent.id, 'replace');",
    put: '',
  },
  {
    name: 'test-drive: cancelled without the token of its link',
    file: 'widgets/test-drive/deferred/CancelDrive.tsx',
    find: ', ...withToken(id)',
    put: '',
  },
  {
    name: 'test-drive: a list without states of the service',
    file: 'widgets/test-drive/deferred/MyTestDrives.tsx',
    find: '{nameOf(status)}',
    put: "{nameOf('REQUESTED')}",
  },
  {
    name: 'scheduling: the token stays in the address',
    file: 'src/features/scheduling/appointment-link.ts',
    find: 'writeFragment(found.rest);',
    put: '',
  },
  {
    name: 'scheduling: dealers are open on holidays',
    file: 'src/features/scheduling/closed-days.ts',
    find: 'if (holiday) return',
    put: 'if (!holiday) return',
  },
  {
    name: 'scheduling: a time of a calendar file is the visitor’s',
    file: 'src/domain/time/zoned-time.ts',
    find: 'return asUtc - offsetIn(first, timeZone);',
    put: 'return asUtc;',
  },
  {
    name: 'scheduling: a text ends its line in a calendar file',
    file: 'src/domain/time/icalendar.ts',
    find: ".replace(/\\r\\n|\\r|\\n/g, '\\\\n')",
    put: '',
  },
];
