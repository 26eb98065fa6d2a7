import { beforeEach, describe, expect, it } from 'vitest';
import { makeRequests, withKindLists } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
beforeEach(() => {
  const made = makeRequests();
  withKindLists(made.sandbox);
  ({ ask } = made);
});

describe('a Mopar offer', () => {
  const coupon = (id: string, as = 'ana', body: object = {}) =>
    ask('POST', `mopar-offer/offers/${id}/coupon`, body, { as });

  it('gives each user one coupon, if it is of that kind', async () => {
    const { body } = await coupon('mo-fiat-br-freios');
    expect((await coupon('mo-fiat-br-freios')).body).toEqual(body);
    expect((await coupon('mo-fiat-br-freios', 'bruno')).body.code).not.toBe(body.code);
    expect((await coupon('mo-fiat-br-tapetes')).status).toBe(422);
    expect((await coupon('mo-fiat-br-asas')).status).toBe(404);
  });

  it('is narrowed by type and kind', async () => {
    const { body } = await ask('GET', 'mopar-offer/offers?brand=jeep&country=AR&type=SERVICE&kind=COUPON');
    expect(body.length).toBeGreaterThan(0);
    for (const offer of body) {
      expect(offer).toMatchObject({ brand: 'jeep', countryCode: 'AR', type: 'SERVICE', price: null });
      expect(offer.percent).toBeGreaterThan(0);
    }
  });
});
