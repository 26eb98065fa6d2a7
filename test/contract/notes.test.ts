import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE } from '#services/catalogue';
import { makePage, signIn } from './page';
import { type Seen, type Server, startServer } from './server';

const calls = new Map(CATALOGUE.map(({ call }) => [call.definition.id, call]));
const called = (id: string) => {
  const call = calls.get(id);
  if (!call) throw new Error(`the catalogue has no ${id}`);
  return call;
};
let server: Server;

beforeAll(async () => {
  server = await startServer();
  makePage(server.origin);
}, 30_000);
afterAll(() => server.stop());
beforeEach(async () => {
  await server.post('reset');
  signIn('ana');
});

/** What went over the wire, whatever came of it. */
async function sent(id: string, input: object): Promise<Seen & { query: string[] }> {
  await called(id)(input).catch(() => undefined);
  const seen = (await server.seen()) as Seen;
  const query = [...new URL(seen.address, server.origin).searchParams].map((pair) => pair.join('=')).sort();
  return { ...seen, query };
}

/** The notes column of the specification's table, one by one: what goes along whatever the caller leaves out. */
describe('queries are as the notes say', () => {
  it.each([
    ['LOC-11', { query: { address: 'b', country: 'BR', provider: 'GCP' } }, ['provider=GOOGLE']],
    ['LOC-12', { query: { locationId: 'b', country: 'BR', provider: 'GCP' } }, ['provider=GOOGLE']],
    ['MNT-04', { mvsCode: '358AF11', query: { brand: 'fiat', countryCode: 'BR' } }, ['brand=FIAT']],
    // Where no case is stated, a brand goes as the page names it.
    ['OFP-01', { query: { brand: 'fiat', market: 'pt-BR' } }, ['brand=fiat']],
    ['STK-01', { query: { mvsCode: '358AF11', brand: 'fiat' } }, ['brand=fiat']],
    ['ROF-01', { query: { brand: 'jeep' } }, ['type=RENTAL', 'brand=JEEP', '!fulfillment']],
    ['ROF-01', { query: { brand: 'jeep', dealerGroup: 'aurora' } }, ['fulfillment=LAX']],
    ['OFR-12', { query: { brand: 'fiat', market: 'pt-BR' } }, ['brand=FIAT', 'market=pt-BR']],
    ['OFR-13', { query: { brand: 'fiat', offerIds: ['a', 'b'] } }, ['offerIds=a,b']],
    ['PRC-08', { query: { mvsCode: '358AF11', year: 2026, optionalCode: ['A', 'B'] } }, ['optionalCode=A,B']],
    ['PRM-10', { query: { promotionIds: ['1', '2'] } }, ['promotionIds=1,2', 'includeInactive=false']],
    ['PRM-03', {}, ['page=0', 'size=20']],
    ['GRP-01', {}, ['page=0', 'size=20']],
    ['RGN-01', {}, ['page=0', 'size=20']],
    [
      'USR-05',
      { body: { email: 'a@b.example', password: 'Abcdef1#', dataUser: { name: 'A B' } } },
      ['salesforceIntegration=false'],
    ],
    ['DLR-20', { query: { brand: 'fiat', stateCode: ['SP', 'RJ'] } }, ['stateCode=RJ', 'stateCode=SP']],
    ['CPN-04', { name: 'N', id: 'of-fiat-1', p: '2026-11' }, ['!cpf']],
    ['CPN-04', { name: 'N', id: 'of-fiat-1', p: '2026-11', query: { cpf: '1' } }, ['cpf=1']],
  ] as const)('%s with %j: %j', async (id, input, expected) => {
    const { query, call } = await sent(id, input);
    expect(call).toBe(id);
    for (const pair of expected) {
      if (pair.startsWith('!')) expect(query.filter((one) => one.startsWith(pair.slice(1)))).toEqual([]);
      else expect(query).toContain(pair);
    }
  });
  it('PRC-12 takes its products as one JSON text', async () => {
    const products = [{ mvsCode: '358AF11', year: 2026 }];
    const { query } = await sent('PRC-12', { query: { products } });
    expect(query.filter((one) => one.startsWith('products='))).toEqual([
      `products=${JSON.stringify(products)}`,
    ]);
  });
});

describe('bodies have the specified defaults', () => {
  it.each([
    ['UAN-01', { body: { jwtToken: null, payload: '{}' } }, { type: 'GENERIC_LEAD' }],
    ['BEN-10', { id: '1', body: {} }, { type: 'SELF' }],
  ] as const)('%s', async (id, input, expected) => {
    expect((await sent(id, input)).body).toMatchObject(expected);
  });
});

describe('headers are as the notes say', () => {
  it('the offers search goes at once, public', async () => {
    const { headers } = await sent('OSR-01', { body: {} });
    expect(headers).not.toHaveProperty('authorization');
  });
  it('rental timelines are asked for in Portuguese on a Spanish page', async () => {
    const meta = document.createElement('meta');
    meta.name = 'vitrine:language';
    meta.content = 'es-AR';
    document.head.append(meta);
    expect((await sent('TML-08', { query: { brand: 'jeep' } })).headers['accept-language']).toBe('pt-BR');
    expect((await sent('TML-07', { query: { brand: 'jeep' } })).headers['accept-language']).toBe('es-AR');
    meta.remove();
  });
  it('an invitation goes along when somebody joins a promotion', async () => {
    const input = { promotionId: '1', body: { agreed: true }, headers: { 'hub-invited-by-id': '77' } };
    const { headers } = await sent('PRM-05', input);
    expect(headers).toMatchObject({ 'hub-invited-by-id': '77', 'x-context': new URL(server.origin).host });
  });
  it('a subscription says its brand', async () => {
    for (const id of ['LSB-01', 'LSB-03']) expect((await sent(id, {})).headers['x-brand']).toBe('fiat');
  });
  it('a file has a JSON part that says where it lies', async () => {
    const file = new File(['x'], 'cnh.pdf', { type: 'application/pdf' });
    const request = { root_path: 'a', sub_path: 'b' };
    const { body } = await sent('UPL-01', { body: { file, request } });
    expect(body).toEqual({ file: { name: 'cnh.pdf', type: 'application/pdf', size: 1 }, request });
  });
});

describe('a path may depend on the brand', () => {
  it.each([
    ['peugeot', '/api/loyalty/peugeot-loyalty/self'],
    ['jeep', '/api/loyalty/loyalties/self'],
  ])('%s', async (brand, path) => {
    document.querySelector('meta[name="vitrine:brand"]')?.setAttribute('content', brand);
    expect((await sent('LOY-03', {})).address).toBe(path);
    document.querySelector('meta[name="vitrine:brand"]')?.setAttribute('content', 'fiat');
  });
});

/** Rejected before sending, with the specified text if there is one (spec calls#checks-before-sending). */
describe('what is refused', () => {
  it.each([
    ['DLR-08', { provinceId: '' }, 'routeParams.provinceId param is required'],
    ['DLR-09', {}, 'routeParams.provinceId param is required'],
    ['DLR-18', { g: 'fiat', code: '' }, 'stateCode'],
    ['DLR-21', { query: { brand: 'fiat', referenceLatitude: -23 } }, 'referenceLongitude'],
    ['RGL-04', { regionCode: '1', brand: 'fiat', query: {} }, 'stateCode'],
    ['LOC-07', { c: 'BR', s: '', name: 'x' }, 'stateCode'],
    ['FIN-01', { simulationId: '1' }, 'Params is required'],
    ['FIN-01', { offerId: '1' }, 'Params is required'],
    ['RUS-04', { body: {} }, 'No body content provided.'],
    ['EXT-06', {}, 'No content provided for the body.'],
    ['DIC-03', { body: { value: '' } }, 'Parameter value is required'],
    ['CAT-10', { query: { code: '358AF1' } }, '7 or 16'],
    ['CAT-10', { query: { code: '358AF11358AF1135' + '8' } }, '7 or 16'],
  ] as const)('%s with %j', async (id, input, message) => {
    await expect(called(id)(input)).rejects.toMatchObject({
      kind: 'input',
      call: id,
      message: expect.stringContaining(message),
    });
    expect(await server.seen()).toBeUndefined();
  });
});
