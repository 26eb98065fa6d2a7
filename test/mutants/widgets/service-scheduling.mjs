/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'service-scheduling: a lost answer books a second visit',
    file: 'widgets/service-scheduling/deferred/booking/send.ts',
    find: 'if (isLost(error)) lost.add(slot);',
    put: '',
  },
  {
    name: 'service-scheduling: a time that was just taken stays',
    file: 'widgets/service-scheduling/deferred/booking/BookingForm.tsx',
    find: 'const left = await slots.reload(date);',
    put: 'const left = slots.on(date);',
  },
  {
    name: 'service-scheduling: the old visit is cancelled without a reason',
    file: 'widgets/service-scheduling/deferred/booking/rules.ts',
    find: '...(isMoved && !reason && { reason: messages.noReason }),',
    put: '',
  },
  {
    name: 'service-scheduling: the calendar file has no link',
    file: 'widgets/service-scheduling/deferred/booking/Booked.tsx',
    find: 'url: link,',
    put: '',
  },
  {
    name: 'service-scheduling: a link asks without showing what it is about',
    file: 'widgets/service-scheduling/deferred/link/LinkView.tsx',
    find: '      {facts}\n      <p',
    put: '      <p',
  },
  {
    name: 'service-scheduling: what is over can be retried',
    file: 'widgets/service-scheduling/deferred/link/link-calls.ts',
    find: "return STATUSES.find((each) => each === obstacleOf(error)) ?? 'OTHER';",
    put: 'return STATUSES.find((each) => each === obstacleOf(error)) ?? null;',
  },
  {
    name: 'service-scheduling: the coupon stays in the address',
    file: 'widgets/service-scheduling/deferred/link-target.ts',
    find: "if (wanted.coupon) removeParameters('coupon');",
    put: '',
  },
];
