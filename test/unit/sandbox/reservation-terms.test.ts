import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { colorsOf } from '#demo-pages/sandbox/data/cars/colors';
import { DAY } from '#demo-pages/sandbox/lib/moments';
import { inStock } from '#demo-pages/sandbox/rules/stock';
import { makeRequests } from './requests';

let requests: ReturnType<typeof makeRequests>;
beforeEach(() => {
  requests = makeRequests();
});

const [version] = VERSIONS as [(typeof VERSIONS)[number]];
const mvsCode = version.code;
const path = (rest: string) => `reservation/v2/reservations/${rest}`;
const guest = (id = 'g1') => ({ headers: { 'x-reservation-anonymous-guest': id } });
const reserve = (more: object = {}, who = guest()) =>
  requests.ask('POST', path('pre-reserve'), { brand: 'fiat', mvsCode, ...more }, who);
const asked = async (query = '') =>
  (await requests.ask('GET', `price/price/reservation?mvsCode=${mvsCode}&year=${version.year}${query}`)).body;
const set = (terms: object) =>
  requests.sandbox.app.request('/sandbox/reservation-terms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(terms),
  });

describe('the price of a reservation', () => {
  const dear = colorsOf(version).find(({ price, onlyWith }) => price > 0 && onlyWith.length === 0);

  it('is the service’s own: of the car with its colour', async () => {
    const { total } = await asked(`&colorCode=${dear?.code}`);
    expect(total).toBe((await asked()).total + (dear?.price ?? 0));
    expect((await reserve({ colorCode: dear?.code, price: total })).body.price).toBe(total);
    expect((await reserve({ colorCode: dear?.code }, guest('g2'))).body.price).toBe(total);
  });

  it('is that of the dealer who has one of its own', async () => {
    const { body: dealers } = await requests.ask('GET', `price/dealers/price?mvsCode=${mvsCode}`);
    const own = dealers.find((each: { bonus: number | null }) => each.bonus);
    const { price } = await asked(`&dealerCode=${own.dealerCode}`);
    expect([price, price === (await asked()).price]).toEqual([own.price, false]);
    expect((await reserve({ dealerCode: own.dealerCode })).body.price).toBe(price);
  });

  it('that a client makes up is refused, and the car stays in the stock', async () => {
    const before = inStock(requests.world, mvsCode);
    const { status, body } = await reserve({ price: 1 });
    expect([status, body.reason]).toEqual([409, 'price-changed']);
    expect(inStock(requests.world, mvsCode)).toBe(before);
  });

  it('and the fee may change meanwhile, by a switch: refused, or answered with the new ones', async () => {
    const { total } = await asked();
    expect((await set({ priceBy: 500, feeBy: 250 })).status).toBe(200);
    expect((await reserve({ price: total })).body.reason).toBe('price-changed');
    expect((await asked()).total).toBe(total + 500);
    await set({ onOtherPrice: 'answer' });
    expect((await reserve({ price: total })).body).toMatchObject({ price: total + 500, amount: 2250 });
    const { body } = await requests.ask('GET', 'reservation/v2/campaigns?brand=fiat', undefined, guest());
    expect(body[0].amount).toBe(2250);
    expect((await set({ priceBy: 'x' })).status).toBe(400);
  });
});

describe('a hold is refused with a reason', () => {
  it('once too many orders wait for a payment', async () => {
    await reserve();
    await reserve();
    const { status, body } = await reserve();
    expect([status, body.reason]).toEqual([409, 'too-many-open']);
    const { body: valid } = await requests.ask('GET', path('validate-user'), undefined, guest());
    expect(valid.reasonCodes).toEqual(['too-many-open']);
  });

  it('once the campaign is over', async () => {
    await requests.ask('GET', 'reservation/v2/campaigns', undefined, guest());
    requests.world.advance(91 * DAY);
    expect((await reserve()).body.reason).toBe('campaign-over');
  });

  it('for a document that is none, by its field', async () => {
    const { status, body } = await reserve({ cpf: '11111111111' });
    expect([status, body.errors]).toEqual([422, { cpf: 'CPF inválido' }]);
  });
});
