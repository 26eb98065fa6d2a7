import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { type ServiceManners, serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { makeRequests, NOON } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});
const ana = { as: 'ana' };
const switchTo = (changes: Partial<ServiceManners>) => Object.assign(serviceManners(world), changes);

describe('the status of an order', () => {
  const REST = 'reservation/v2/reservations/res-user-ana-1';
  const termsAcceptedAt = new Date(NOON).toISOString();
  const payRest = (paymentMethod: string, more: object = {}) =>
    ask('PUT', `${REST}/remaining-payment`, { paymentMethod, termsAcceptedAt, ...more }, ana);
  const status = async () => (await ask('GET', `${REST}/status`, undefined, ana)).body.status;

  it('follows the payment of its rest later: a slip is told by its payment alone', async () => {
    const { body } = await payRest('boleto');
    expect([body.status, body.remainingPayment.status]).toEqual(['REMAINING_PAYMENT', 'PENDING']);
    expect(body.remainingPayment.digitableLine).toMatch(/^\d{47}$/);
    world.advance(DAY - 1);
    expect(await status()).toBe('REMAINING_PAYMENT');
    world.advance(1);
    expect(await status()).toBe('PAID');
  });

  it('follows what was agreed within minutes', async () => {
    expect((await payRest('dealer')).body.status).toBe('REMAINING_PAYMENT');
    world.advance(2 * MINUTE);
    expect(await status()).toBe('DEALER_PAYMENT');
  });

  it('changes at once where the service does so', async () => {
    switchTo({ changesAtOnce: true });
    expect((await payRest('boleto')).body.status).toBe('BILLET_AVAILABLE');
  });

  it('waits for its rest again once the slip is cancelled', async () => {
    const idempotencyKey = 'the-slip';
    await payRest('boleto', { idempotencyKey });
    await ask('POST', `${REST}/payment/cancel`, { idempotencyKey }, ana);
    world.advance(2 * DAY);
    expect(await status()).toBe('REMAINING_PAYMENT');
  });
});
