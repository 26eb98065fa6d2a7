import { beforeEach, describe, expect, it } from 'vitest';
import { NO_STOCK, VERSIONS } from '#demo-pages/sandbox/data/cars';
import { DAY, HOUR, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { inStock } from '#demo-pages/sandbox/rules/stock';
import { RESERVATION_STATUSES, RESERVATION_TIMELINE_STATUSES } from '#domain/orders/order-statuses';
import { makeRequests, NOON } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
let keepCard: ReturnType<typeof makeRequests>['keepCard'];
beforeEach(() => {
  ({ ask, world, keepCard } = makeRequests());
});

const mvsCode = VERSIONS[0]?.code ?? '';
const ana = { as: 'ana' };
const as = (guest: string) => ({ headers: { 'x-reservation-anonymous-guest': guest } });
const path = (rest: string) => `reservation/v2/reservations/${rest}`;
const reserve = (more: object = {}, who: object = ana) =>
  ask('POST', path('pre-reserve'), { brand: 'fiat', mvsCode, ...more }, who);
const termsAcceptedAt = new Date(NOON).toISOString();
const pay = (type: string, reservationId: string, more: object = {}, who: object = ana) =>
  ask(
    'POST',
    path(`${type}/payment`),
    { reservationId, termsAcceptedAt, ...(type === 'financing' && { fundingType: 'PSA' }), ...more },
    who,
  );
const stateOf = async (id: string, who: object = ana) =>
  (await ask('GET', path(`${id}/status`), undefined, who)).body;
/** Pays with a new card, which the services know by its token only. */
const payByCard = async (id: string, number = '4111111111111111') =>
  pay('card', id, { oneTimeToken: await keepCard('ana', number) });

describe('a pre-reservation', () => {
  it('takes a car from stock for 30 minutes, and gives it back', async () => {
    const before = inStock(world, mvsCode);
    const { body } = await reserve();
    expect(body).toMatchObject({
      status: 'PRE_RESERVE',
      expiresAt: new Date(NOON + 30 * MINUTE).toISOString(),
    });
    expect(inStock(world, mvsCode)).toBe(before - 1);
    world.advance(30 * MINUTE - 1);
    expect((await stateOf(body.id)).status).toBe('PRE_RESERVE');
    world.advance(1);
    expect(await stateOf(body.id)).toMatchObject({ status: 'CANCELLED', expired: true, expiresAt: null });
    expect(inStock(world, mvsCode)).toBe(before);
    expect((await payByCard(body.id)).status).toBe(409);
  });

  it('that has expired returns its car to the stock', async () => {
    const left = async () =>
      (await ask('GET', `stock/available?mvsCode=${mvsCode}`, undefined, ana)).body.quantity;
    const before = await left();
    await reserve();
    expect(await left()).toBe(before - 1);
    world.advance(30 * MINUTE);
    expect(await left()).toBe(before);
  });

  it('is paid without a secret in the log', async () => {
    const { body } = await reserve();
    await payByCard(body.id);
    const log = JSON.stringify(world.state.calls);
    for (const secret of ['4111111111111111', '"123"', 'ANA PRADO']) expect(log).not.toContain(secret);
    expect(log).toContain('*** 1111');
  });

  it('of a car without stock is rejected', async () => {
    const [none = ''] = NO_STOCK;
    const { status, body } = await reserve({ mvsCode: none });
    expect([status, body.error]).toEqual([409, 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO']);
    const { body: here } = await ask('GET', path(`availability?mvsCode=${none}`), undefined, ana);
    expect(here.available).toBe(false);
  });

  it('of a car of another brand or campaign is refused', async () => {
    expect((await reserve({ brand: 'jeep' })).status).toBe(422);
    expect((await reserve({ campaign_id: 'camp-jeep' })).status).toBe(422);
    expect((await reserve({ mvsCode: '0000000' })).status).toBe(404);
  });

  it('can be held twice at once, and not more often', async () => {
    const valid = async () => (await ask('GET', path('validate-user'), undefined, as('g9'))).body.valid;
    await reserve({}, as('g9'));
    expect(await valid()).toBe(true);
    await reserve({}, as('g9'));
    expect(await valid()).toBe(false);
  });
});

describe('a payment', () => {
  it('with a card is taken at once, and the order goes on until the rest is to be paid', async () => {
    const { body } = await reserve();
    const paid = await payByCard(body.id);
    expect(paid.body).toMatchObject({
      status: 'RESERVE',
      // A deadline says nothing of the payment.
      expiresAt: body.expiresAt,
      payment: { status: 'PAID' },
    });
    world.advance(HOUR);
    expect((await stateOf(body.id)).status).toBe('REMAINING_PAYMENT');
    expect((await payByCard(body.id)).status).toBe(409);
  });

  it('with a card that ends in 0 is refused in the document’s words', async () => {
    const { body } = await reserve();
    const refused = await payByCard(body.id, '4000000000000010');
    expect([refused.status, refused.body.error]).toEqual([
      422,
      'TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.',
    ]);
    expect((await stateOf(body.id)).status).toBe('PRE_RESERVE');
    expect((await pay('card', body.id, { cardId: 'card-user-ana-1' })).body.payment.status).toBe('PAID');
  });

  it('by Pix has a code and arrives after a minute, unless time is up before', async () => {
    const { body } = await reserve();
    const { payment } = (await pay('pix', body.id)).body;
    expect(payment.status).toBe('PENDING');
    expect(payment.pixCode).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    world.advance(MINUTE);
    const done = await ask('POST', path('processing'), { reservationId: body.id }, ana);
    expect(done.body.status).toBe('PAID');
    world.advance(DAY);
    expect((await stateOf(body.id)).expired).toBe(false);

    const { body: late } = await reserve();
    world.advance(29.5 * MINUTE);
    await pay('pix', late.id);
    world.advance(MINUTE);
    expect(await stateOf(late.id)).toMatchObject({ status: 'CANCELLED', expired: true });
  });

  it('by boleto is due in three business days and holds the car until then', async () => {
    const { body } = await reserve();
    const { payment } = (await pay('boleto', body.id)).body;
    // A Friday: the third business day is Wednesday.
    expect(payment.dueDate).toBe('2026-11-25');
    expect(payment.digitableLine).toMatch(/^\d{47}$/);
    expect(payment.digitableLine.slice(-10)).toBe('0000200000');
    world.advance(HOUR);
    expect((await stateOf(body.id)).status).toBe('BILLET_PAYMENT');
    world.advance(DAY);
    expect((await stateOf(body.id)).status).toBe('REMAINING_PAYMENT');
  });

  it.each([
    ['financing', 'FINANCING_PAYMENT'],
    ['dealer', 'DEALER_PAYMENT'],
  ])('by %s leaves nothing to be paid on its own', async (type, first) => {
    const { body } = await reserve();
    // The status follows later.
    expect((await pay(type, body.id)).body.status).toBe('PRE_RESERVE');
    world.advance(2 * MINUTE);
    expect((await stateOf(body.id)).status).toBe(first);
    world.advance(30 * DAY);
    const { status, timeline } = await stateOf(body.id);
    expect(status).toBe('DELIVERED');
    expect(timeline.map((step: { status: string }) => step.status)).not.toContain('REMAINING_PAYMENT');
  });

  it('in a way there is not is not found', async () => {
    const { body } = await reserve();
    expect((await pay('cheque', body.id)).status).toBe(404);
  });
});

describe('what is left of the price', () => {
  const rest = (id: string, paymentMethod = 'boleto') =>
    ask('PUT', path(`${id}/remaining-payment`), { paymentMethod, termsAcceptedAt, fundingType: 'B2' }, ana);

  it('is paid once the order waits for it, and then the car comes', async () => {
    const { body } = await reserve();
    await payByCard(body.id);
    expect((await rest(body.id)).status).toBe(409);
    world.advance(HOUR);
    expect((await rest(body.id, 'pix')).status).toBe(422);
    const { remainingPayment, remainingAmount, timeline } = (await rest(body.id)).body;
    expect(remainingPayment).toMatchObject({ status: 'PENDING', amount: remainingAmount });
    expect(timeline.at(-1)).toMatchObject({ status: 'DELIVERED', date: null });
    world.advance(2 * DAY);
    const own = (await ask('GET', path('user-reserves'), undefined, ana)).body;
    expect(own.find(({ id }: { id: string }) => id === body.id).remainingPayment.status).toBe('PAID');
    world.advance(20 * DAY);
    expect((await stateOf(body.id)).status).toBe('DELIVERED');
  });
});

describe('cancelling', () => {
  const cancel = (id: string, reason = 'PERSONAL') => ask('POST', path(`${id}/cancel`), { reason }, ana);

  it('gives an unpaid car back once its status says so, a paid one after an hour', async () => {
    const before = inStock(world, mvsCode);
    const { body: unpaid } = await reserve();
    expect((await cancel(unpaid.id)).body).toMatchObject({ status: 'PRE_RESERVE', expired: false });
    world.advance(2 * MINUTE);
    expect(await stateOf(unpaid.id)).toMatchObject({ status: 'CANCELLED', expired: false });
    expect(inStock(world, mvsCode)).toBe(before);
    const { body: paid } = await reserve();
    await payByCard(paid.id);
    expect((await cancel(paid.id)).body.status).toBe('REQUESTED_CANCELLATION');
    world.advance(HOUR);
    expect((await stateOf(paid.id)).status).toBe('CANCELLED');
    expect(inStock(world, mvsCode)).toBe(before);
  });

  it('wants a reason, and comes too late once the car is invoiced', async () => {
    const { body } = await reserve();
    expect((await cancel(body.id, 'NONE')).status).toBe(422);
    await pay('dealer', body.id);
    world.advance(DAY + 8 * DAY);
    expect((await stateOf(body.id)).status).toBe('INVOICED');
    expect((await cancel(body.id)).status).toBe(409);
  });
});

describe('whose reservations they are', () => {
  it('belongs to the guest who made it only', async () => {
    const { body } = await reserve({ name: 'Rui Dias' }, as('g1'));
    expect((await ask('GET', path('user-reserves'), undefined, as('g1'))).body).toHaveLength(1);
    expect((await ask('GET', path('user-reserves'), undefined, as('g2'))).body).toEqual([]);
    expect((await ask('GET', path(`${body.id}/status`), undefined, as('g2'))).status).toBe(404);
    expect((await ask('GET', path(`${body.id}/status`), undefined, ana)).status).toBe(404);
    expect((await ask('GET', path('user-reserves'))).status).toBe(401);
  });

  it('becomes the user’s who was that guest by an act of its own only', async () => {
    const { body } = await reserve({}, as('g1'));
    const both = { ...ana, ...as('g1') };
    expect((await stateOf(body.id, both)).status).toBe('PRE_RESERVE');
    expect((await ask('GET', path(`${body.id}/status`), undefined, ana)).status).toBe(404);
    expect((await stateOf(body.id, as('g1'))).status).toBe('PRE_RESERVE');
    const claim = (who: object) => ask('POST', path(`${body.id}/claim`), undefined, who);
    expect((await claim(as('g1'))).status).toBe(401);
    expect((await claim({ as: 'bruno' })).status).toBe(404);
    const claimed = await claim({ ...ana, headers: { 'x-reservation-manage-token': body.manageToken } });
    expect([claimed.status, claimed.body.manageToken]).toEqual([200, undefined]);
    expect((await stateOf(body.id)).status).toBe('PRE_RESERVE');
    expect((await ask('GET', path(`${body.id}/status`), undefined, as('g1'))).status).toBe(404);
  });

  it('is checked where the call says who it thinks it is', async () => {
    const other = { ...ana, headers: { 'x-reservation-user-id': 'user-bruno' } };
    expect((await ask('GET', path('user-reserves'), undefined, other)).status).toBe(403);
  });

  it.each(['ana', 'bruno', 'sofia', 'vendas'])('%s has some of both sets of statuses', async (name) => {
    const { body } = await ask('GET', path('user-reserves'), undefined, { as: name });
    const statuses = body.map(({ status }: { status: string }) => status);
    const newer: readonly string[] = RESERVATION_TIMELINE_STATUSES;
    const older: readonly string[] = RESERVATION_STATUSES;
    expect(statuses.filter((each: string) => newer.includes(each)).length).toBeGreaterThan(3);
    expect(statuses).toContain('WAITING_DOCS');
    for (const each of statuses) expect([...newer, ...older]).toContain(each);
  });
});

describe('reprocessing a campaign', () => {
  const reprocess = (who: object) => ask('PUT', path('reprocess/camp-fiat'), {}, who);

  it('is for staff, and lets payments under way arrive', async () => {
    const { body } = await reserve();
    await pay('boleto', body.id);
    expect((await reprocess({})).status).toBe(401);
    expect((await reprocess(ana)).status).toBe(403);
    expect((await reprocess({ as: 'sistemas' })).body).toMatchObject({ reprocessed: 1 });
    expect((await stateOf(body.id)).status).toBe('RESERVE');
  });
});

describe('a welcome kit', () => {
  const kit = (n: number) => path(`res-user-ana-${n}/welcome-kit`);
  const read = async (n: number) => (await ask('GET', kit(n), undefined, ana)).body;
  const address = {
    postalCode: '01310100',
    street: 'Avenida Paulista',
    number: '10',
    cityName: 'São Paulo',
    stateCode: 'SP',
  };
  const save = (changes: object = {}, version?: number) =>
    ask('PUT', kit(1), { address: { ...address, ...changes }, version }, ana);

  it('waits for an address, is prepared, packed, sent and delivered, by the clock', async () => {
    expect(await read(1)).toMatchObject({ status: 'WAITING_ADDRESS', changeable: true, version: 0 });
    expect((await save({}, 0)).body).toMatchObject({ status: 'PREPARING', version: 1, address });
    const later = async (ms: number) => {
      world.advance(ms);
      const { status, changeable, trackingCode } = await read(1);
      return [status, changeable, !!trackingCode];
    };
    expect(await later(2 * DAY - 1)).toEqual(['PREPARING', true, false]);
    expect(await later(1)).toEqual(['PREPARING', false, false]);
    expect((await save({ number: '11' }, 1)).status).toBe(409);
    expect(await later(DAY)).toEqual(['SENT', false, true]);
    expect(await later(4 * DAY)).toEqual(['DELIVERED', false, true]);
    expect((await read(1)).address.number).toBe('10');
  });

  it('is changed by who has seen its last address, where versions are compared', async () => {
    serviceManners(world).comparesVersions = true;
    await save({}, 0);
    expect((await save({ number: '11' }, 0)).status).toBe(409);
    expect((await save({ number: '12' }, 1)).body).toMatchObject({ version: 2, address: { number: '12' } });
  });

  it('refuses an incomplete address by field, and belongs to a paid order of its owner', async () => {
    const { status, body } = await save({ number: ' ', postalCode: '1' });
    expect([status, body.errors]).toEqual([
      422,
      { 'address.postalCode': 'O CEP não foi encontrado', 'address.number': 'Digite o número' },
    ]);
    expect((await ask('GET', kit(4), undefined, ana)).status).toBe(404);
    expect((await ask('GET', kit(1), undefined, { as: 'bruno' })).status).toBe(404);
    expect((await ask('PUT', path('res-user-ana-aberta/welcome-kit'), { address }, ana)).status).toBe(404);
  });
});
