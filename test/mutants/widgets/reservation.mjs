/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'reservation: a lost answer is not asked for',
    file: 'widgets/reservation/deferred/order/payment-process.ts',
    find: "const state = await check(attempt).catch(() => 'unknown' as const);\n      if (state === 'paid' ||",
    put: "const state = 'unknown' as AttemptState;\n      if (state === 'paid' ||",
  },
  {
    name: 'reservation: an attempt is told by its way to pay',
    file: 'src/domain/reservation/payment.ts',
    find: '({ idempotencyKey }) => idempotencyKey === key',
    put: '() => true',
  },
  {
    name: 'reservation: a refusal of a request that was sent before ends its attempt',
    file: 'src/domain/reservation/payment.ts',
    find: "REFUSED.includes(status) && !wasSent ? 'refused'",
    put: "REFUSED.includes(status) ? 'refused'",
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
    find: 'return isSure ? known.server + running : undefined;',
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
  {
    name: 'reservation: every try of a purchase is another product',
    file: 'widgets/reservation/deferred/offer/buy-offer.ts',
    find: "const intent = intentOf(owner, 'product', body);",
    put: "const intent = intentOf({}, 'product', body);",
  },
  {
    name: 'reservation: an offer’s car is held at the list price',
    file: 'widgets/reservation/deferred/hold/price.ts',
    find: '...(offer && { offerId: offer.id }),',
    put: '',
  },
  {
    name: 'reservation: a campaign’s car goes under the offer that was viewed last',
    file: 'widgets/reservation/deferred/hold/hold-car.ts',
    find: "const headers = { 'x-offer-context': productId ? (car.offer?.id ?? '') : '' };",
    put: 'const headers = {};',
  },
];
