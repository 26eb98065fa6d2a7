import { beforeEach, describe, expect, it } from 'vitest';
import { RENTAL_PROPOSAL_STATUSES } from '#domain/orders/order-statuses';
import { makeRequests, withKindLists } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  const made = makeRequests();
  withKindLists(made.sandbox);
  ({ ask, world } = made);
});

const get = (path: string, as = 'ana') => ask('GET', `rental-offer/${path}`, undefined, { as });
interface Proposal {
  proposalCode: string;
  status: string;
  timeline: { status: string; date: string | null; current: boolean }[];
}

describe('rental proposals', () => {
  it.each(['ana', 'bruno', 'equipe'])('of %s are in every status', async (name) => {
    const { body } = await get('v2/timeline/rental?brand=jeep', name);
    expect(body.map(({ status }: Proposal) => status)).toEqual(RENTAL_PROPOSAL_STATUSES);
  });

  it('show what was, what is, and what is still to come', async () => {
    const { body } = await get('v1/timeline/rental?brand=fiat');
    for (const { status, timeline } of body as Proposal[]) {
      const at = timeline.findIndex(({ current }) => current);
      expect(timeline[at]?.status).toBe(status);
      expect(timeline.slice(0, at + 1).every(({ date }) => date)).toBe(true);
      expect(timeline.slice(at + 1).every(({ date }) => date === null)).toBe(true);
    }
    const end = (status: string) =>
      body.find((each: Proposal) => each.status === status).timeline.at(-1).status;
    expect(end('IN_PRODUCTION')).toBe('DELIVERED');
    expect(end('EXPIRED_PROPOSAL')).toBe('EXPIRED_PROPOSAL');
  });

  it('are of brands that rent, and each user’s own', async () => {
    expect((await get('v2/timeline/rental?brand=dodge')).body).toEqual([]);
    const [first] = (await get('v2/timeline/rental?brand=ram')).body;
    const files = (as: string) =>
      ask('POST', 'rental-offer/files/summary', { proposalCode: first.proposalCode }, { as });
    expect((await files('ana')).body.total).toBeGreaterThan(0);
    expect((await files('bruno')).status).toBe(404);
    expect((await ask('GET', 'rental-offer/v2/timeline/rental?brand=ram')).status).toBe(401);
  });

  it('miss fewer papers the further they are', async () => {
    const all: Proposal[] = (await get('v2/timeline/rental?brand=jeep')).body;
    const missing = async (status: string) => {
      const code = all.find((each) => each.status === status)?.proposalCode;
      return (await get(`documents/status?proposalCode=${code}`)).body.missing.length;
    };
    expect(await missing('PROPOSAL_CREATED')).toBe(3);
    expect(await missing('FINANCIAL_ANALYSIS_IN_PROGRESS')).toBe(1);
    expect(await missing('DELIVERED')).toBe(0);
  });
});

describe('cars for rent', () => {
  it('are of five brands, cheaper the longer they are kept, with tags of six colours', async () => {
    const { body } = await get('rental-offers?size=100');
    const offers = body.content;
    expect(new Set(offers.map(({ brand }: { brand: string }) => brand)).size).toBe(5);
    const colors = offers.flatMap(({ tags }: { tags: { colorId: number }[] }) =>
      tags.map(({ colorId }) => colorId),
    );
    expect(new Set(colors)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { plans, monthlyPrice, id } of offers) {
      const least = plans
        .filter(({ kilometersPerMonth }: { kilometersPerMonth: number }) => kilometersPerMonth === 1000)
        .map((plan: { monthlyPrice: number }) => plan.monthlyPrice);
      expect(least).toEqual([...least].sort((a: number, b: number) => b - a));
      expect(monthlyPrice).toBe(least.at(-1));
      expect((await get(`rental-offers/${id}`)).body.monthlyPrice).toBe(monthlyPrice);
    }
    expect((await get('rental-offers/of-fiat-1')).status).toBe(404);
  });

  it('have dealers by brand and group', async () => {
    const { body } = await get('dealers/v2?type=RENTAL&brand=FIAT&dealerGroup=aurora&fulfillment=LAX');
    expect(new Set(body.map(({ dealerGroup }: { dealerGroup: string }) => dealerGroup))).toEqual(
      new Set(['aurora']),
    );
    expect((await get('dealers/v2?type=RENTAL&brand=DODGE')).body).toEqual([]);
  });

  it('interest companies, of which the number must be right', async () => {
    const lead = {
      companyName: 'Frota Azul',
      contactName: 'Rui Dias',
      email: 'rui@frota.example',
      phone: '11955500101',
    };
    const send = (cnpj: string) => ask('POST', 'rental-offer/leads/locadora/create', { ...lead, cnpj });
    expect((await send('11222333000181')).body.partner).toBe('locadora');
    expect((await send('11222333000182')).body.errors).toEqual({ cnpj: 'CNPJ inválido' });
  });
});

describe('registering to rent', () => {
  const self = 'rental-user/users/self/rental';
  const as = { as: 'ana' };

  it('is rejected if empty, with the specified text', async () => {
    expect((await ask('POST', self, {}, as)).body.error).toBe('No body content provided.');
    expect((await ask('PATCH', self, {}, as)).body.error).toBe('No content provided for the body.');
  });

  it('happens once, and may be changed', async () => {
    expect((await ask('GET', self, undefined, as)).body).toMatchObject({
      name: 'Ana Clara Nogueira Prado',
      complete: false,
      missing: ['driverLicence'],
    });
    const driverLicence = { number: '01234567890', category: 'B' };
    expect((await ask('POST', self, { driverLicence }, as)).body.complete).toBe(true);
    expect((await ask('POST', self, { driverLicence }, as)).status).toBe(409);
    expect((await ask('PATCH', self, { email: 'x' }, as)).body.errors).toEqual({
      email: 'Digite um e-mail válido',
    });
    await ask('PATCH', self, { personType: 'legalPerson' }, as);
    expect((await ask('GET', self, undefined, as)).body.missing).toEqual(['companyName', 'cnpj']);
    expect((await ask('GET', self, undefined, { as: 'bruno' })).body.missing).toEqual(['companyName']);
  });

  const begin = async (key: string, query = '', asker = as) =>
    (
      await ask('POST', `rental-user/rental-user/start${query}`, undefined, {
        ...asker,
        headers: { 'idempotency-key': key },
      })
    ).body.id;
  const result = async (id: string, asker: object = as) =>
    (await ask('GET', `rental-user/rental-user/result?id=${id}`, undefined, asker)).body;

  it('takes a moment, once for each key, by the service’s clock', async () => {
    const id = await begin('k1');
    expect(await begin('k1')).toBe(id);
    expect(await begin('k2')).not.toBe(id);
    expect(await result(id)).toMatchObject({ status: 'PROCESSING', user: null });
    world.advance(1500);
    const { startedAt, now, ...ended } = await result(id);
    expect(ended).toMatchObject({ status: 'SUCCESS', user: { id: 'user-ana', registered: false } });
    expect(Date.parse(now) - Date.parse(startedAt)).toBe(1500);
    expect(await result('inicio-falhou')).toMatchObject({ status: 'FAILED', user: null });
  });

  it('belongs to the account that started it', async () => {
    expect((await result(await begin('k1'), { as: 'bruno' })).error).toBeTruthy();
  });

  it.each([
    ['of-locacao-falha', 2000, 'FAILED'],
    ['of-locacao-demora', 100_000, 'PROCESSING'],
    ['of-locacao-demora', 200_000, 'SUCCESS'],
    ['of-locacao-nunca', 9e6, 'PROCESSING'],
  ])('of %s is after %d ms: %s', async (offer, ms, status) => {
    const id = await begin('k1', `?offerId=${offer}`);
    world.advance(ms);
    expect((await result(id)).status).toBe(status);
  });

  it('is created once for each key', async () => {
    const create = (key: string) =>
      ask('POST', self, { phone: '11955500101' }, { ...as, headers: { 'idempotency-key': key } });
    expect([(await create('k1')).status, (await create('k1')).status, (await create('k2')).status]).toEqual([
      201, 201, 409,
    ]);
    expect((await ask('GET', self, undefined, as)).body.registered).toBe(true);
  });
});
