import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../demo-pages/sandbox/data/cars';
import { type Answered, makeRequests } from './requests';

let ask: (method: string, path: string, body?: unknown, as?: string) => Promise<Answered>;
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  const made = makeRequests();
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

  it('is nobody else’s', async () => {
    await ask('DELETE', 'v1/owned/car/owned-1');
    expect([await count('owned'), await count('owned', 'bruno')]).toEqual([1, 2]);
  });
});
