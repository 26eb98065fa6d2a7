import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { inStock } from '#demo-pages/sandbox/rules/stock';
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
const own = async (id: string) => {
  const { body } = await page.ask('GET', 'reservation/v2/reservations/user-reserves', undefined, ana);
  return body.find((each: { id: string }) => each.id === id);
};
const manners = (changes: object) =>
  page.sandbox.app.request('/sandbox/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
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
    // The refusal stays on the order, under its key.
    expect((await post('processing', { reservationId: id })).body.payment).toMatchObject({
      status: 'REFUSED',
      idempotencyKey: 'a',
    });
    expect((await post('processing', { reservationId: id, idempotencyKey: 'z' })).body.payment).toBeNull();
    expect((await post('pix/payment', { reservationId: id, idempotencyKey: 'b' })).status).toBe(200);
    expect(await charges()).toEqual([]);
  });
});

describe('one key with two contents', () => {
  it('is refused, or answered with the first outcome by a provider that looks at the key only', async () => {
    const { id } = await hold();
    const first = { reservationId: id, idempotencyKey: 'a' };
    await post('dealer/payment', first);
    expect((await post('dealer/payment', { ...first, installments: 2 })).status).toBe(422);
    expect((await post('pix/payment', first)).status).toBe(422);
    await manners({ refusesOtherContent: false });
    expect((await post('pix/payment', first)).body.payment.type).toBe('dealer');
    expect(await charges()).toHaveLength(1);
  });
});

describe('a charge', () => {
  it('of a Pix or a boleto is made when it arrives: of both, unless one was cancelled', async () => {
    const { id } = await hold();
    await post('pix/payment', { reservationId: id });
    expect(await charges()).toEqual([]);
    await post('boleto/payment', { reservationId: id });
    page.world.advance(2 * DAY);
    expect((await charges()).map(({ type }: { type: string }) => type)).toEqual(['pix', 'boleto']);
    expect((await post('pix/payment', { reservationId: id })).status).toBe(409);

    const { id: other } = await hold();
    await post('pix/payment', { reservationId: other, idempotencyKey: 'first' });
    const { payments } = (await post(`${other}/payment/cancel`, { idempotencyKey: 'first' })).body;
    expect(payments).toMatchObject([{ idempotencyKey: 'first', status: 'CANCELLED' }]);
    await post('boleto/payment', { reservationId: other });
    page.world.advance(2 * DAY);
    expect(await charges()).toHaveLength(3);
  });

  it('is never made by an attempt that was cancelled before it came', async () => {
    const { id } = await hold();
    const body = { reservationId: id, idempotencyKey: 'early' };
    expect((await post(`${id}/payment/cancel`, { idempotencyKey: 'early' })).body.payments).toMatchObject([
      { idempotencyKey: 'early', status: 'CANCELLED' },
    ]);
    expect((await post('dealer/payment', body)).status).toBe(409);
    expect(await charges()).toEqual([]);
  });

  it('that came after the deadline is made, and paid back', async () => {
    await manners({ paidLate: true });
    const { id } = await hold();
    await post('pix/payment', { reservationId: id });
    page.world.advance(1.5 * DAY);
    const order = await own(id);
    expect(order).toMatchObject({
      id,
      expired: true,
      payment: { status: 'PAID', refund: { status: 'REQUESTED', amount: 2000 } },
    });
    page.world.advance(3 * DAY);
    const later = await own(id);
    expect(later.payment.refund.status).toBe('DONE');
    expect(await charges()).toMatchObject([{ reservation: id, owner: 'user-ana', paidBack: 2000 }]);
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

  it('is made late by the bank of a card that is slow, and unknown until then', async () => {
    const { id } = await hold();
    const oneTimeToken = await page.keepCard('ana', '4000000000000127');
    const body = { reservationId: id, oneTimeToken, idempotencyKey: 'slow' };
    await expect(post('card/payment', body)).rejects.toThrow('dropped');
    const state = async () =>
      (await post('processing', { reservationId: id, idempotencyKey: 'slow' })).body.payment;
    expect(await state()).toBeNull();
    page.world.advance(21_000);
    expect(await state()).toMatchObject({ status: 'PAID', idempotencyKey: 'slow' });
    expect(await charges()).toHaveLength(1);
  });

  it('is made by a card whose answer never arrives', async () => {
    const { id } = await hold();
    const oneTimeToken = await page.keepCard('ana', '4000000000000119');
    await expect(post('card/payment', { reservationId: id, oneTimeToken })).rejects.toThrow('dropped');
    expect((await post('processing', { reservationId: id })).body.status).toBe('PAID');
    expect(await charges()).toHaveLength(1);
  });
});

describe('the switches of the payment service', () => {
  it('are those that there are, and come back', async () => {
    expect(await (await manners({ cancels: false, tellsTime: 'off' })).json()).toMatchObject({
      cancels: false,
      tellsTime: false,
      namesAttempts: true,
    });
    expect((await manners({ kindness: true })).status).toBe(400);
    const { id } = await hold();
    expect((await post(`${id}/payment/cancel`, { idempotencyKey: 'a' })).status).toBe(404);
    expect(
      (await page.ask('GET', 'reservation/v2/reservations/user-reserves', undefined, ana)).body[0].now,
    ).toBeNull();
  });

  it('answer with the payment before, and do not name it, on request', async () => {
    await manners({ lagsBehind: true, namesAttempts: false });
    const { id } = await hold();
    await post('card/payment', {
      reservationId: id,
      oneTimeToken: await page.keepCard('ana', '4000000000000010'),
      idempotencyKey: 'a',
    });
    await post('card/payment', {
      reservationId: id,
      oneTimeToken: await page.keepCard('ana', '4111111111111111'),
      idempotencyKey: 'b',
    });
    const { payment } = (await post('processing', { reservationId: id, idempotencyKey: 'b' })).body;
    expect(payment.status).toBe('REFUSED');
    expect(payment.idempotencyKey).toBeUndefined();
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
