import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { withKindLists } from './requests';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = withKindLists(createSandbox({ seed: 1, now: () => Date.UTC(2026, 10, 20, 12) }));
});
const ask = (
  path: string,
  { method = 'GET', body, token = 'sistemas' }: { method?: string; body?: object; token?: string } = {},
) =>
  sandbox.app.request(`/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const json = async (answer: Response | Promise<Response>) => (await answer).json();
const names = async () =>
  (await json(ask('models/model?brand=FIAT'))).map(({ modelName }: { modelName: string }) => modelName);

describe('how pages show models', () => {
  it('is for those who may', async () => {
    const body = { brand: 'fiat', modelCode: '265' };
    expect((await ask('models/setup', { method: 'POST', body, token: '' })).status).toBe(401);
    expect((await ask('models/setup', { method: 'POST', body, token: 'ana' })).status).toBe(403);
  });

  it('is made once for a model that there is', async () => {
    const add = (body: object) => ask('models/setup', { method: 'POST', body });
    expect(await names()).not.toContain('Fiorino');
    expect((await add({ brand: 'fiat', modelCode: '265' })).status).toBe(201);
    expect(await names()).toContain('Fiorino');
    expect((await add({ brand: 'fiat', modelCode: '265' })).status).toBe(409);
    expect((await add({ brand: 'jeep', modelCode: '265' })).status).toBe(422);
  });

  it('takes a model off the pages, moves it and names it', async () => {
    const change = (body: object) =>
      ask('models/setup/fiat-358', { method: 'PUT', body: { brand: 'fiat', modelCode: '358', ...body } });
    const [first, ...others] = await names();
    await change({ ordering: 99, modelName: 'Argo 2026' });
    expect(await names()).toEqual([...others, 'Argo 2026']);
    await change({ active: false });
    expect(await names()).toEqual(others);
    expect((await json(ask('models/suggestion?brand=FIAT&term=argo'))).length).toBe(0);
    await change({ active: true, ordering: 1, modelName: first });
    expect(await names()).toEqual([first, ...others]);
    expect((await ask('models/setup/fiat-358', { method: 'DELETE' })).status).toBe(200);
    expect(await names()).toEqual(others);
    expect((await ask('models/setup/fiat-358')).status).toBe(404);
  });

  it('comes in pages', async () => {
    const page = await json(ask('models/setup/page?brand=FIAT&page=1&size=3'));
    expect(page).toMatchObject({ page: 1, size: 3, totalElements: 7, totalPages: 3 });
    expect(page.content.map(({ ordering }: { ordering: number }) => ordering)).toEqual([4, 5, 6]);
  });
});

describe('models', () => {
  it('are filtered by what their versions are', async () => {
    const found = await json(ask('models/model/filter?brand=FIAT&fuel=Diesel&maxPrice=230000'));
    expect(found.map(({ modelName }: { modelName: string }) => modelName)).toEqual(['Toro']);
    const versions = found.flatMap(({ versions: all }: { versions: { versionName: string }[] }) => all);
    expect(versions.map(({ versionName }: { versionName: string }) => versionName)).toEqual([
      'Ranch 2.2 4x4',
    ]);
  });

  it('of the newest year are the latest', async () => {
    const latest = await json(ask('models/model/latest?brand=JEEP'));
    expect(latest.map(({ modelName }: { modelName: string }) => modelName)).toEqual(['Commander', 'Avenger']);
  });
});

describe('versions', () => {
  it('are found by a code of 7 or 16 characters', async () => {
    expect((await ask('mvs/mvs?code=358AF1')).status).toBe(400);
    expect(await json(ask('mvs/mvs?code=358AF11'))).toMatchObject({ modelName: 'Argo', year: 2026 });
    expect(await json(ask('mvs/mvs?code=1CSCAF1M51TBUPZ1'))).toMatchObject({ modelName: 'C3' });
    expect((await ask('mvs/mvs?code=999ZZZ9')).status).toBe(404);
  });

  it('are found by the parts of the code at the same address', async () => {
    const found = (series: string) => json(ask(`mvs/mvs?brand=FIAT&model=358&version=AF1&series=${series}`));
    expect(await found('1')).toMatchObject([{ code: '358AF11', year: 2026 }]);
    expect(await found('0')).toMatchObject([{ code: '358AF10', year: 2025 }]);
    expect(await found('9')).toEqual([]);
  });

  it('are compared line by line, four at most', async () => {
    const compare = (codes: string[]) =>
      ask(`version-comparator/comparisons?${codes.map((code) => `mvsCode=${code}`).join('&')}`);
    const { versions, lines } = await json(compare(['358AF11', '358CF31']));
    expect(versions).toHaveLength(2);
    for (const { values } of lines) expect(values).toHaveLength(2);
    const gear = lines.find(({ name }: { name: string }) => name === 'Câmbio');
    expect(gear).toMatchObject({ different: true });
    const camera = lines.find(({ name }: { name: string }) => name === 'Câmera de ré');
    expect(camera.values).toEqual(['Opcional', 'De série']);
    const five = ['358AF11', '358BF31', '358CF31', '341AF11', '341BF11'];
    expect((await compare(five)).status).toBe(422);
  });
});

describe('parts', () => {
  it('are found by version, by id and by code', async () => {
    const all = await json(ask('part/item?mvsCode=358AF11'));
    const [first] = all;
    expect(await json(ask(`part/item?id=${first.id}`))).toEqual([first]);
    const same = await json(ask(`part/item?code=${first.code}`));
    expect(same.length).toBeGreaterThan(1);
    expect((await ask('part/item')).status).toBe(400);
    expect((await ask('part/item?mvsCode=999ZZZ9')).status).toBe(404);
  });

  it('are named in Spanish and priced in pesos for Argentina', async () => {
    const [color] = await json(ask('part/color?mvsCode=358AF11&country=AR'));
    expect(color.name).toBe('Blanco Banchisa');
    const [pack] = await json(ask('part/item?mvsCode=358AF11&code=PTE&country=AR'));
    expect(pack.description).toMatch(/^Incluye: /);
    expect(pack.price % 1000).toBe(0);
  });

  it('are searched in the index, as long as they are in it', async () => {
    const search = () => json(ask('part/accessory?term=tapetes&brand=fiat'));
    const index = (method: string, path = '') =>
      json(ask(`part/accessory/search-index${path}`, { method, ...(method === 'POST' && { body: {} }) }));
    expect((await search()).map(({ code }: { code: string }) => code)).toEqual(['A01', 'A02']);
    expect((await index('DELETE')).indexed).toBe(0);
    expect(await search()).toEqual([]);
    expect((await index('POST', '/reindex')).indexed).toBeGreaterThan(0);
    expect(await search()).toHaveLength(2);
  });

  it('are added and changed by staff', async () => {
    const body = { mvsCode: '358AF11', name: 'Bandeja', type: 'ACCESSORY', price: 329 };
    const savePart = (more: object = {}) => ask('part/part', { method: 'POST', body: { ...body, ...more } });
    const { id, code } = await json(savePart());
    await savePart({ code, price: 299 });
    const own = (await json(ask('part/accessory?mvsCode=358AF11'))).filter(
      (part: { id: string }) => part.id === id,
    );
    expect(own).toMatchObject([{ name: 'Bandeja', price: 299 }]);
    expect((await savePart({ type: 'COLOR' })).status).toBe(200);
    expect((await savePart({ type: 'SERVICE' })).status).toBe(422);
  });
});
