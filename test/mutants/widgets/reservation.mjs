/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'reservation: a lost answer is not asked for',
    file: 'widgets/reservation/deferred/order/pay.ts',
    find: "      if (state === 'none') throw error;\n",
    put: '      throw error;\n',
  },
  {
    name: 'reservation: each try is another attempt',
    file: 'widgets/reservation/deferred/order/attempt.ts',
    find: 'isSame ? before.key : crypto.randomUUID()',
    put: 'crypto.randomUUID()',
  },
  {
    name: 'reservation: a refused payment is the same attempt as the next',
    file: 'widgets/reservation/deferred/order/pay.ts',
    find: 'if (REFUSED.includes(status) || status === CONFLICT) attempt.end();',
    put: '',
  },
  {
    name: 'reservation: a paid order is offered to be paid again by a late answer',
    file: 'src/domain/reservation/flow.ts',
    find: "  ...follow('reserved', 'balance', 'cancelled'),",
    put: "  ...follow('reserved', 'payment', 'balance', 'cancelled'),",
  },
  {
    name: 'reservation: the deadline goes by the device’s clock',
    file: 'src/page/server-clock.ts',
    find: 'if (!known.server) return now.wall;',
    put: 'return now.wall;',
  },
  {
    name: 'reservation: a failed card keeps the message of its provider',
    file: 'src/features/card/without-secrets.ts',
    find: 'withoutCardNumbers(message)',
    put: 'message',
  },
  {
    name: 'reservation: an order of a guest is not given to the account',
    file: 'src/features/orders/guest/ClaimOrderView.tsx',
    find: 'headers: { [MANAGE_TOKEN_HEADER]: manageToken }',
    put: 'headers: {}',
  },
  {
    name: 'reservation: an order with another price goes on without asking',
    file: 'src/domain/reservation/hold-refusals.ts',
    find: 'differs(shown.price, order.price) ||',
    put: '',
  },
  {
    name: 'reservation: a shared device keeps the guest',
    file: 'src/page/guest-access.ts',
    find: 'clearCookie(GUEST_COOKIE);',
    put: '',
  },
];
