/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'maintenance-simulator: months do not make a revision overdue',
    file: 'src/domain/vehicle/maintenance.ts',
    find: 'months ?? Number.POSITIVE_INFINITY',
    put: 'Number.POSITIVE_INFINITY',
  },
  {
    name: 'maintenance-simulator: the prices are those of no state',
    file: 'widgets/maintenance-simulator/deferred/calls.ts',
    find: '(state ? { state } : {})',
    put: '(state ? {} : {})',
  },
  {
    name: 'maintenance-simulator: the plate goes into the address of the booking page',
    file: 'widgets/maintenance-simulator/deferred/result/use-booking.tsx',
    find: "url.searchParams.set('mvs', mvsCode);",
    put: "url.searchParams.set('plate', mvsCode);",
  },
  {
    name: 'maintenance-simulator: a revision that is overdue is put into the calendar',
    file: 'widgets/maintenance-simulator/deferred/result/RevisionReminder.tsx',
    find: "months === undefined || state === 'overdue'",
    put: 'months === undefined',
  },
];
