import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { type Answered, makeRequests } from './requests';

let ask: (method: string, path: string, body?: unknown, as?: string) => Promise<Answered>;
let world: ReturnType<typeof makeRequests>['world'];
let made: ReturnType<typeof makeRequests>;
beforeEach(() => {
  made = makeRequests();
  world = made.world;
  ask = (method, path, body, as = 'ana') => made.ask(method, `garage/${path}`, body, { as });
});

const CAR = { plateNumber: 'abc-1d23', chassis: '9BZTESTE000000001' };
const count = async (kind: string, as = 'ana') => (await ask('GET', `v1/${kind}`, undefined, as)).body.length;

describe('a garage', () => {
  it('takes a car once, by plate or chassis, its plate in upper case without hyphen', async () => {
    const { status, body } = await ask('POST', 'v1/owned', CAR);
    expect([status, body.plateNumber, body.userId]).toEqual([201, 'ABC1D23', 'user-ana']);
    expect((await ask('POST', 'v1/owned', { ...CAR, chassis: '9BZTESTE000000002' })).status).toBe(409);
    const v2 = { ...CAR, plateNumber: 'ABC1D24', mvsCode: VERSIONS[0]?.code };
    expect((await ask('POST', 'v2/owned', v2)).status).toBe(409);
    expect(await count('owned')).toBe(3);
    world.reset();
    expect(await count('owned')).toBe(2);
  });

  it('refuses a plate and a chassis that are none, by field; the country of the owner says which are', async () => {
    const bad = await ask('POST', 'v1/owned', { plateNumber: '123', chassis: 'CURTO' });
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['plateNumber', 'chassis']]);
    const argentine = { ...CAR, plateNumber: 'AB123CD' };
    expect((await ask('POST', 'v1/owned', argentine)).status).toBe(422);
    expect((await ask('POST', 'v1/owned', argentine, 'sofia')).status).toBe(201);
  });

  it.each(['visited', 'wanted'])('keeps %s versions once each, until they are removed', async (kind) => {
    const known = (await ask('GET', `v1/${kind}`)).body.map(({ mvsCode }: { mvsCode: string }) => mvsCode);
    const { code: mvsCode } = VERSIONS.find(({ code }) => !known.includes(code)) ?? { code: '' };
    const { id } = (await ask('POST', `v1/${kind}`, { mvsCode })).body;
    expect((await ask('POST', `v1/${kind}`, { mvsCode })).status).toBe(409);
    expect((await ask('POST', `v1/${kind}`, { mvsCode: 'XXXXXXX' })).status).toBe(404);
    expect((await ask('DELETE', `v1/${kind}/car/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `v1/${kind}/car/${id}`)).status).toBe(404);
    expect((await ask('POST', `v1/${kind}`, { mvsCode })).status).toBe(201);
  });

  it('has one main car, and another one when that is chosen', async () => {
    expect((await ask('GET', 'v1/owned/car')).body.id).toBe('owned-1');
    await ask('POST', 'v1/owned/exclusive', { id: 'owned-2' });
    expect((await ask('GET', 'v1/owned/car')).body.id).toBe('owned-2');
    const main = (await ask('GET', 'v1/owned')).body.filter(
      ({ exclusive }: { exclusive: boolean }) => exclusive,
    );
    expect(main).toHaveLength(1);
    for (const id of ['owned-1', 'owned-2']) await ask('DELETE', `v1/owned/car/${id}`);
    expect((await ask('GET', 'v1/owned/car')).status).toBe(204);
  });

  it('belongs to one user only', async () => {
    await ask('DELETE', 'v1/owned/car/owned-1');
    expect([await count('owned'), await count('owned', 'bruno')]).toEqual([1, 2]);
  });
});

describe('what an owner is entitled to', () => {
  const hub = (method: string, path: string, body?: unknown) =>
    made.ask(method, `benefits/${path}`, body, { as: 'ana' });

  it('follows from the car of the garage', async () => {
    const [{ chassis, purchasedAt, dealerCode }] = (await ask('GET', 'v1/owned')).body;
    const { plans } = (await hub('GET', `warranty?vin=${chassis}`)).body;
    expect(plans[0]).toMatchObject({ startsAt: purchasedAt, status: 'ACTIVE' });
    expect((await hub('GET', `invoice?vin=${chassis}`)).body).toMatchObject({
      issuedAt: purchasedAt,
      dealerCode,
    });
    world.advance(400 * 86_400_000);
    const later = (await hub('GET', `warranty?vin=${chassis}`)).body.plans;
    expect(later.map(({ status }: { status: string }) => status)).toEqual(['ACTIVE', 'EXPIRED', 'ACTIVE']);
    expect(later[0].startsAt).toBe(purchasedAt);
    expect((await hub('GET', 'warranty?vin=curto')).status).toBe(422);
  });

  it('has terms as a file, of a plan that is there', async () => {
    const terms = (planId: string) => hub('POST', 'warranty-terms', { vin: CAR.chassis, planId });
    expect((await terms('fabrica')).body).toMatch(/^%PDF-1\.4\n.*%%EOF\n$/s);
    expect((await terms('nenhum')).status).toBe(404);
  });

  it('is paid in up to three installments without interest', async () => {
    const body = { productIds: ['tapetes', 'oleo'] };
    const options = (await hub('POST', 'simulation/payment', body)).body;
    const totals = options.map(({ total }: { total: number }) => total);
    expect(totals.slice(0, 3)).toEqual([778, 778, 778]);
    expect(totals[3]).toBeGreaterThan(778);
    expect((await hub('POST', 'simulation/payment', { productIds: ['nenhum'] })).status).toBe(404);
  });
});
