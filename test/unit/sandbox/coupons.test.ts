import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#demo-pages/sandbox/lib/moments';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});

const CPFS = ['12345678909', '98765432100', '11144477735', '52998224725'];
const site = (path: string) => `offer-site/${path}`;
const validate = (name: string, offer = 'of-fiat-1', period = 24, cpf = '') =>
  ask('POST', site(`coupons/validate/${name}/offer/${offer}/period/${period}${cpf && `?cpf=${cpf}`}`));
const use = (userCPF?: string) =>
  ask('POST', site('coupons/count'), {
    couponName: 'VITRINE24FIAT1',
    offerId: 'of-fiat-1',
    couponPeriod: 24,
    userCPF,
  });
const useUp = async () => {
  for (const cpf of CPFS.slice(0, 3)) expect((await use(cpf)).status).toBe(200);
};
const remaining = async () =>
  (await ask('GET', site('coupons/default/offer/of-fiat-1/period/24'))).body.remaining;

describe('a coupon', () => {
  it('is good for its offer and its period', async () => {
    const { body } = await ask('GET', site('coupons/default/offer/of-fiat-1/period/24'));
    expect((await validate(body.couponName)).body).toEqual(body);
    expect((await validate(body.couponName.toLowerCase())).status).toBe(200);
    expect((await validate(body.couponName, 'of-fiat-2')).status).toBe(422);
    expect((await validate(body.couponName, 'of-fiat-1', 12)).status).toBe(422);
    expect((await validate('NATAL')).status).toBe(404);
    expect((await ask('GET', site('coupons/default/offer/of-fiat-1/period/7'))).status).toBe(404);
  });

  it('ends with its offer', async () => {
    expect((await validate('VITRINE24FIAT1')).status).toBe(200);
    world.advance(60 * DAY);
    expect((await validate('VITRINE24FIAT1')).status).toBe(422);
  });

  it('is used once by a CPF, three times in all', async () => {
    await use(CPFS[0]);
    expect(await remaining()).toBe(2);
    expect((await use(CPFS[0])).body.errors.couponName).toBe('Este CPF já usou o cupom');
    expect((await validate('VITRINE24FIAT1', 'of-fiat-1', 24, CPFS[0])).status).toBe(409);
    expect((await validate('VITRINE24FIAT1', 'of-fiat-1', 24, '11111111111')).body.errors).toEqual({
      cpf: 'CPF inválido',
    });
    await use(CPFS[1]);
    await use(CPFS[2]);
    expect(await use(CPFS[3])).toMatchObject({
      status: 409,
      body: { errors: { couponName: 'Cupom indisponível' } },
    });
  });

  it.each([
    ['clearCPF/12345678909', 1],
    ['clear/cup-of-fiat-1-24', 3],
    ['clear/cup-of-fiat-1-24/98765432100', 1],
    ['clear/cup-of-fiat-2-24', 0],
  ])('comes back by %s, %i of them, at the word of staff', async (path, cleared) => {
    await useUp();
    const clear = (as?: string) => ask('DELETE', site(`coupons/${path}`), undefined, { ...(as && { as }) });
    expect((await clear()).status).toBe(401);
    expect((await clear('ana')).status).toBe(403);
    expect((await clear('nation')).body).toEqual({ cleared });
    expect(await remaining()).toBe(cleared);
  });
});

describe('a clearing', () => {
  const clear = (path: string, key = '') =>
    ask('DELETE', site(`coupons/${path}`), undefined, {
      as: 'nation',
      headers: key ? { 'idempotency-key': key } : {},
    });

  it.each([
    ['clear/VERAO', 404],
    ['clear/cup-of-fiat-1-7', 404],
    ['clear/cup-of-none-24/12345678909', 404],
    ['clear/cup-of-fiat-1-24/12345678909', 404],
    ['clearCPF/12345678909', 404],
    ['clearCPF/11111111111', 422],
  ])('is refused where there is nothing of the kind: %s', async (path, status) => {
    expect((await clear(path)).status).toBe(status);
  });

  it('says the same however often its intent is repeated, and happens once', async () => {
    await use(CPFS[0]);
    expect((await clear(`clearCPF/${CPFS[0]}`, 'k')).body).toEqual({ cleared: 1 });
    await use(CPFS[0]);
    expect((await clear(`clearCPF/${CPFS[0]}`, 'k')).body).toEqual({ cleared: 1 });
    expect(await remaining()).toBe(2);
    expect(world.state.ledger).toContainEqual({ call: 'CPN-06', key: 'k', id: '1', times: 2 });
  });
});

describe('a product', () => {
  it('keeps income and way to pay, where they make sense', async () => {
    const income = (familyIncome: number) =>
      ask('PATCH', site('family-income/prod-of-fiat-1'), { familyIncome });
    const method = (paymentMethod: string) =>
      ask('PATCH', site('payments/prod-of-fiat-1/methods'), { paymentMethod });
    expect((await income(0)).status).toBe(422);
    expect((await method('cheque')).status).toBe(422);
    expect((await income(9000)).body.familyIncome).toBe(9000);
    await method('pix');
    const { body } = await ask('GET', site('product?offerId=of-fiat-1'));
    // Whoever knows the id does not read the income.
    expect(body).toMatchObject([{ id: 'prod-of-fiat-1', familyIncome: null, paymentMethod: 'pix' }]);
    expect((await ask('PATCH', site('family-income/prod-none'), { familyIncome: 1 })).status).toBe(404);
  });

  it('is begun only for an offer that is online', async () => {
    const begin = (offerId: string, dealerCode?: string) =>
      ask('POST', site('product'), { offerId, dealerCode });
    expect((await begin('of-fiat-1')).body.offerId).toBe('of-fiat-1');
    const sold = await begin('of-fiat-6');
    expect([sold.status, sold.body.reason]).toEqual([409, 'offer-over']);
    expect((await begin('of-fiat-13')).status).toBe(422);
    expect((await begin('of-none')).status).toBe(404);
    const { body: jeeps } = await ask('GET', site('dealers?brand=jeep'));
    expect((await begin('of-fiat-1', jeeps[0].idSiteGeo)).status).toBe(422);
  });

  it('is sold by the dealers its offer names', async () => {
    const { body: offer } = await ask('GET', 'offer-admin/offer/of-fiat-3');
    const { body } = await ask('POST', site('dealers'), { offerIds: ['of-fiat-3'] });
    expect(body.map(({ idSiteGeo }: { idSiteGeo: string }) => idSiteGeo)).toEqual(offer.dealerCodes);
  });
});

describe('a report', () => {
  it('needs one of the reasons', async () => {
    const report = (reason: string) => ask('POST', site('report-view'), { offerId: 'of-fiat-1', reason });
    expect((await report('SOLD')).status).toBe(200);
    expect((await report('BORED')).status).toBe(422);
  });
});
