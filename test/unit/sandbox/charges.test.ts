import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../demo-pages/sandbox/data/cars';
import { DAY, MINUTE } from '../../../demo-pages/sandbox/lib/moments';
import { inStock } from '../../../demo-pages/sandbox/rules/stock';
import { makeRequests } from './requests';

let page: ReturnType<typeof makeRequests>;
beforeEach(() => {
  page = makeRequests();
});
const ana = { as: 'ana' };
const mvsCode = VERSIONS[0]?.code ?? '';
const termsAcceptedAt = '2026-11-20T12:00:00.000Z';
const post = (path: string, body: object) =>
  page.ask('POST', `reservation/v2/reservations/${path}`, { termsAcceptedAt, ...body }, ana);
const hold = async (more: object = {}) =>
  (await post('pre-reserve', { brand: 'fiat', mvsCode, ...more })).body;
const charges = async () => (await page.sandbox.app.request('/sandbox/charges')).json();
const answerBank = (order: string, answer: string) =>
  page.sandbox.app.request('/sandbox/bank', { method: 'POST', body: new URLSearchParams({ order, answer }) });

describe('an attempt with a key', () => {
  it('holds one car, charges once, and answers with the first outcome', async () => {
    const before = inStock(page.world, mvsCode);
    const { id } = await hold({ idempotencyKey: 'a' });
    expect((await hold({ idempotencyKey: 'a' })).id).toBe(id);
    expect(inStock(page.world, mvsCode)).toBe(before - 1);
    const oneTimeToken = await page.keepCard('ana', '4111111111111111');
    const body = { reservationId: id, oneTimeToken, idempotencyKey: 'b' };
    for (let n = 0; n < 3; n++) expect((await post('card/payment', body)).body.payment.status).toBe('PAID');
    expect(await charges()).toMatchObject([
      { reservation: id, part: 'reservation', type: 'card', amount: 2000 },
    ]);
    expect(page.world.state.ledger.map(({ times }) => times)).toEqual([2, 3]);
  });

  it('is refused again in the same words; another key is another attempt', async () => {
    const { id } = await hold();
    const refused = { reservationId: id, idempotencyKey: 'a' };
    const oneTimeToken = await page.keepCard('ana', '4000000000000010');
    expect((await post('card/payment', { ...refused, oneTimeToken })).status).toBe(422);
    expect((await post('card/payment', { ...refused, cardId: 'card-user-ana-1' })).status).toBe(422);
    expect((await post('pix/payment', { reservationId: id, idempotencyKey: 'b' })).status).toBe(200);
    expect(await charges()).toEqual([]);
  });
});

describe('a charge', () => {
  it('of a Pix or a boleto is made when it arrives, and not if another payment replaced it', async () => {
    const { id } = await hold();
    await post('pix/payment', { reservationId: id });
    expect(await charges()).toEqual([]);
    await post('boleto/payment', { reservationId: id });
    page.world.advance(2 * MINUTE);
    expect(await charges()).toEqual([]);
    page.world.advance(DAY);
    expect(await charges()).toMatchObject([{ type: 'boleto' }]);
    expect((await post('pix/payment', { reservationId: id })).status).toBe(409);
  });

  it('waits for the bank if its card asks for that, which may refuse', async () => {
    const { id } = await hold();
    const pay = async () =>
      (
        await post('card/payment', {
          reservationId: id,
          oneTimeToken: await page.keepCard('ana', '4000002760003184'),
        })
      ).body.payment;
    const { status, challengeUrl } = await pay();
    expect([status, new URL(challengeUrl).pathname]).toEqual(['PENDING', '/sandbox/bank']);
    await answerBank(id, 'refuse');
    expect((await post('processing', { reservationId: id })).body.status).toBe('REFUSED');
    await pay();
    await answerBank(id, 'confirm');
    await answerBank(id, 'confirm');
    expect((await post('processing', { reservationId: id })).body.status).toBe('PAID');
    expect(await charges()).toHaveLength(1);
  });

  it('is not made by a bank that answers after the time', async () => {
    const { id } = await hold();
    const oneTimeToken = await page.keepCard('ana', '4000002760003184');
    await post('card/payment', { reservationId: id, oneTimeToken });
    page.world.advance(31 * MINUTE);
    await answerBank(id, 'confirm');
    expect((await post('processing', { reservationId: id })).body.status).toBe('EXPIRED');
    expect(await charges()).toEqual([]);
  });

  it('is made by a card whose answer never arrives', async () => {
    const { id } = await hold();
    const oneTimeToken = await page.keepCard('ana', '4000000000000119');
    await expect(post('card/payment', { reservationId: id, oneTimeToken })).rejects.toThrow('dropped');
    expect((await post('processing', { reservationId: id })).body.status).toBe('PAID');
    expect(await charges()).toHaveLength(1);
  });
});

describe('the card provider', () => {
  const keep = async (body: object) => {
    const answer = await page.sandbox.app.request('/sandbox/card-provider/cards', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const card = { number: '4111111111111111', holderName: 'ANA PRADO', dueDate: '12/30', cvv: '123' };

  it('wants a token that is open, and a card that can be', async () => {
    expect((await keep({ ...card, oneTimeToken: 'x' })).status).toBe(409);
    const { token } = (await page.ask('GET', 'payment-security/v2/one-time-token', undefined, ana)).body;
    const wrong = await keep({ ...card, number: '4111111111111112', oneTimeToken: token });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['number']]);
    expect(await keep({ ...card, oneTimeToken: token })).toEqual({ status: 201, body: { brand: 'Visa' } });
    expect((await keep({})).status).toBe(400);
  });
});
