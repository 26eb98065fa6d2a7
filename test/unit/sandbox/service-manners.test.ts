import { beforeEach, describe, expect, it } from 'vitest';
import { OPEN_EVENT } from '#demo-pages/sandbox/data/events';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { type ServiceManners, serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { makeRequests, NOON } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
let sandbox: ReturnType<typeof makeRequests>['sandbox'];
beforeEach(() => {
  ({ ask, world, sandbox } = makeRequests());
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

describe('lists', () => {
  const brandsOf = async (path: string, who: object = ana) => [
    ...new Set((await ask('GET', path, undefined, who)).body.map(({ brand }: { brand: string }) => brand)),
  ];

  it.each([
    ['rental-offer/timeline/reservations?brand=fiat'],
    ['rental-offer/v2/timeline/rental?brand=fiat'],
    ['events/v1?brand=fiat'],
    ['reservation/v2/campaigns?brand=fiat'],
    ['mopar-offer/offers?brand=fiat&country=BR'],
    ['models/setup?brand=FIAT'],
    ['recall/recall-campaign/fiat/BR'],
    ['reservation/v2/reservations/user-reserves'],
  ])('%s has another brand’s records too, unless the service tells brands apart', async (path) => {
    expect((await brandsOf(path)).sort()).toEqual(['fiat', 'jeep']);
    ({ ask, world } = makeRequests());
    switchTo({ mixesBrands: false });
    expect(await brandsOf(path)).toEqual(['fiat']);
  });

  it('come whole, as TML-01 says, and in no order, unless the service filters them', async () => {
    const path = 'rental-offer/timeline/reservations?brand=fiat';
    switchTo({ mixesBrands: false });
    const statuses = async () =>
      (await ask('GET', path, undefined, ana)).body.map(({ status }: { status: string }) => status);
    const all = await statuses();
    expect(all).toEqual(expect.arrayContaining(['DELIVERED', 'EXPIRED_PROPOSAL']));
    switchTo({ filtersLists: true });
    const open = await statuses();
    expect(open).not.toContain('DELIVERED');
    expect(all.filter((each: string) => open.includes(each)).reverse()).toEqual(open);
  });

  it('leave optional filters to who asks', async () => {
    const types = async () => [
      ...new Set(
        (await ask('GET', 'mopar-offer/offers?brand=fiat&country=BR&type=SERVICE')).body.map(
          ({ type }: { type: string }) => type,
        ),
      ),
    ];
    expect((await types()).length).toBe(2);
    switchTo({ filtersLists: true });
    expect(await types()).toEqual(['SERVICE']);
  });

  it('that come in pages are filtered by the service', async () => {
    const page = (await ask('GET', 'promotion/promotions?brand=fiat', undefined, { as: 'id-equipe' })).body;
    expect(page.content.every(({ brand }: { brand: string }) => brand === 'fiat')).toBe(true);
  });
});

describe('files', () => {
  const file = async () => {
    const headers = { authorization: 'Bearer equipe' };
    const answer = await sandbox.app.request(`/api/events/v1/${OPEN_EVENT}/participants/details`, {
      headers,
    });
    return new Uint8Array(await answer.arrayBuffer());
  };

  it('come in Latin-1, or in UTF-8 without a mark', async () => {
    const heading = (encoding: string, bytes: Uint8Array) =>
      new TextDecoder(encoding, { fatal: true }).decode(bytes).split('\r\n')[0];
    const words = '"inscrição";"nome";"e-mail";"inscrito em"';
    const latin = await file();
    expect(heading('latin1', latin)).toBe(words);
    expect(() => heading('utf-8', latin)).toThrow();
    switchTo({ writesUtf8: true });
    const utf8 = await file();
    expect([heading('utf-8', utf8), utf8[0]]).toEqual([words, '"'.charCodeAt(0)]);
  });
});
