import { describe, expect, it } from 'vitest';
import { createSandbox } from '#demo-pages/sandbox/app';

const { app } = createSandbox();
const ask = async (path: string, init: RequestInit = {}) =>
  app.request(`http://sandbox.example${path}`, init);
const staff = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});
const post = (path: string, body: object, token = 'equipe') =>
  ask(path, { method: 'POST', headers: staff(token), body: JSON.stringify(body) });
const ids = async (path: string) =>
  ((await (await ask(path)).json()) as { idSiteGeo: string }[]).map(({ idSiteGeo }) => idSiteGeo);

describe('dealers', () => {
  const search = '/api/dealer/v2/dealer/findDealersBy?brand=FIAT&cityCode=3550308';

  it('that are blocked are found by no search, only by their id, until they are not', async () => {
    const [first = ''] = await ids(search);
    const block = (blocked: boolean) =>
      post('/api/dealer/v1/dealer/updateBlocked', { idSiteGeo: first, blocked, reason: 'Contrato suspenso' });
    expect((await block(true)).status).toBe(200);
    expect(await ids(search)).not.toContain(first);
    expect((await ask(`/api/dealer/v1/dealer/${first}`)).status).toBe(404);
    expect(await (await ask(`/api/dealer/v1/dealer/any/${first}`)).json()).toMatchObject({ blocked: true });
    expect((await block(true)).status).toBe(409);
    await block(false);
    expect(await ids(search)).toContain(first);
    expect((await block(false)).status).toBe(409);
  });
  it('are blocked with a reason alone', async () => {
    const answered = await post('/api/dealer/v1/dealer/updateBlocked', {
      idSiteGeo: '135503081',
      blocked: true,
    });
    expect(answered.status).toBe(422);
  });
  it('are blocked by staff with that role alone', async () => {
    const body = { idSiteGeo: '135503081', blocked: true, reason: 'Contrato suspenso' };
    expect((await post('/api/dealer/v1/dealer/updateBlocked', body, 'ana')).status).toBe(403);
    expect((await post('/api/dealer/v1/dealer/updateBlocked', body, '')).status).toBe(401);
    expect((await post('/api/dealer/v1/dealer/updateBlocked', body, 'sistemas')).status).toBe(200);
    await post('/sandbox/reset', {});
  });
  it('have hours with a break, boxes, people and services, the same every time', async () => {
    const dealer = async () => (await ask('/api/dealer/v1/dealer/135503081')).json();
    const one = (await dealer()) as Record<string, { type?: string }[]>;
    expect(one.periods?.map(({ type }) => type)).toContain('BREAK');
    for (const list of ['boxes', 'consultants', 'services']) expect(one[list]?.length).toBeGreaterThan(1);
    expect(await dealer()).toEqual(one);
  });
  it('sell in person only in a list of their own', async () => {
    const inPerson = await ids('/api/dealer/v2/dealer/findOfflineDealersByState?brand=fiat&stateCode=SP');
    const others = await ids('/api/dealer/v2/dealer/findDealersBy?brand=fiat&stateCode=SP');
    expect(inPerson.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((id) => inPerson.includes(id))).toEqual([]);
  });
  it('of a province are those of its zones', async () => {
    const all = '/api/dealer/v2/dealer/findDealersBy?brand=peugeot&country=AR&stateCode=B';
    const zones = (await (
      await ask('/api/dealer/v1/province/AR06/zone?brand=peugeot&country=AR')
    ).json()) as {
      id: string;
    }[];
    const ofZones = await Promise.all(zones.map(({ id }) => ids(`${all}&zoneId=${id}`)));
    expect(ofZones.flat().sort()).toEqual((await ids(all)).sort());
  });
  it('of a type are the others no longer', async () => {
    const search = '/api/dealer/v2/dealer/findDealersBy?brand=fiat&stateCode=SP';
    const digital = await ids(`${search}&dealerType=DIGITAL_DEALER`);
    expect(digital.length).toBeGreaterThan(0);
    expect(digital.length).toBeLessThan((await ids(search)).length);
  });
  it('lie in regions of the country: every state is in one', async () => {
    const regionals = (await (await ask('/api/dealer/dealer/countrycode/BR/regional?brand=fiat')).json()) as {
      regionalId: string;
    }[];
    const states = await Promise.all(
      regionals.map(async ({ regionalId }) =>
        (await ask(`/api/dealer/dealer/regional/${regionalId}/brand/fiat/states`)).json(),
      ),
    );
    const codes = states.flat().map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(27);
    expect(codes).toHaveLength(27);
  });
});

describe('the tiles of its map', () => {
  it('are drawings that are the same every time', async () => {
    const tile = await ask('/sandbox/tiles/12/1517/2323.svg');
    expect(tile.headers.get('content-type')).toBe('image/svg+xml');
    const text = await tile.text();
    expect(text).toContain('São Paulo');
    expect(await (await ask('/sandbox/tiles/12/1517/2323.svg')).text()).toBe(text);
  });
  it('exist within the world only', async () => {
    expect((await ask('/sandbox/tiles/2/4/0.svg')).status).toBe(404);
    expect((await ask('/sandbox/tiles/21/0/0.svg')).status).toBe(404);
  });
});

describe("the sandbox's clock", () => {
  it('moves on when asked, and is right again after a reset', async () => {
    const now = async () => ((await (await ask('/sandbox/clock')).json()) as { now: number }).now;
    const before = await now();
    await post('/sandbox/clock', { advance: 3_600_000 });
    expect(await now()).toBeGreaterThanOrEqual(before + 3_600_000);
    expect((await post('/sandbox/clock', { advance: -1 })).status).toBe(400);
    await post('/sandbox/reset', {});
    expect(await now()).toBeLessThan(before + 3_600_000);
  });
});
