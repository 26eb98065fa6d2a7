import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { NO_ONLINE_PRICE, NO_PRICE } from '#demo-pages/sandbox/data/cars';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { withKindLists } from './requests';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = withKindLists(createSandbox({ seed: 1, now: () => Date.UTC(2026, 10, 20, 12) }));
});

const staff = { authorization: 'Bearer vendas' };
const get = (path: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`/api/price/${path}`, { headers });
const send = (method: string, path: string, body: unknown) =>
  sandbox.app.request(`/api/price/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...staff },
    body: JSON.stringify(body),
  });
const json = async (answer: Response | Promise<Response>) => (await answer).json();
const car = 'mvsCode=358AF11&year=2026';

describe('prices', () => {
  it('come in every form, and nothing where none is published', async () => {
    const { prices, price } = await json(get(`price?${car}`));
    expect(prices.map(({ type }: { type: string }) => type).sort()).toEqual([
      'FROM_TO',
      'FULL_PRICE',
      'INSTALLMENT',
      'PERCENT',
      'STARTS_WITH',
    ]);
    expect(price).toBe(92_990);
    const [code = ''] = NO_PRICE;
    const none = await json(get(`price?mvsCode=${code}&year=2026`));
    expect(none).toMatchObject({ price: null, ecommercePrice: null, prices: [] });
  });

  it('are in pesos for Argentina', async () => {
    const pesos = await json(get(`price?${car}&country=AR`));
    expect(pesos.currency).toBe('ARS');
    expect(pesos.price).toBeGreaterThan(92_990 * 100);
  });

  it('of the online sale differ from the list, and cannot be had for some versions', async () => {
    const online = await json(get(`price?${car}&type=EC`));
    expect(online.ecommercePrice).toBeLessThan(online.price);
    const [code = ''] = NO_ONLINE_PRICE;
    const year = code.endsWith('2') ? 2027 : 2026;
    expect((await get(`price?mvsCode=${code}&year=${year}`)).status).toBe(200);
    const failed = await get(`price?mvsCode=${code}&year=${year}&type=EC`);
    expect(failed.status).toBe(422);
    expect(await failed.json()).toMatchObject({ error: 'Error getting online sale price' });
  });

  it('are not there for another year', async () => {
    expect((await get('price?mvsCode=358AF11&year=2027')).status).toBe(404);
  });

  it('of a reservation add up what was chosen', async () => {
    const answer = await json(
      get(`price/reservation?${car}&optionalCode=PTE,R17&colorCode=679&coatingCode=C01`),
    );
    expect(answer.parts.map(({ type }: { type: string }) => type)).toEqual([
      'COLOR',
      'COATING',
      'ITEM',
      'ITEM',
    ]);
    const { price, colorPrice, coatingPrice, optionalsPrice, total } = answer;
    expect(optionalsPrice).toBe(4990 + 1890);
    expect(total).toBe(price + colorPrice + coatingPrice + optionalsPrice);
  });

  it('of a reservation refuse codes that the version has not, by field', async () => {
    const answer = await get(`price/reservation?${car}&optionalCode=PTE,ZZZ&colorCode=000`);
    expect(answer.status).toBe(422);
    const { errors } = await answer.json();
    expect(errors).toEqual({ optionalCode: 'Opcional desconhecido: ZZZ', colorCode: 'Cor desconhecida' });
  });

  it('take products as JSON text only', async () => {
    const products = encodeURIComponent(JSON.stringify([{ mvsCode: '358AF11', optionalCode: ['PTE'] }]));
    const [priced] = await json(get(`price/batchCustomPrice?products=${products}`));
    expect(priced.price).toBe(92_990 + 4990);
    expect(priced.customPrice).toBeLessThan(priced.price);
    for (const wrong of ['{', '{}', '[1]']) {
      const answer = await get(`price/batchCustomPrice?products=${encodeURIComponent(wrong)}`);
      expect(answer.status, wrong).toBe(422);
    }
  });
});

describe('working prices', () => {
  const record = { mvsCode: '363AF32', year: 2027, price: 99_990 };

  it('are for a dealer’s people', async () => {
    expect((await get('dealers/working-price')).status).toBe(401);
    expect((await get('dealers/working-price', { authorization: 'Bearer ana' })).status).toBe(403);
    expect((await get('dealers/working-price', staff)).status).toBe(200);
  });

  it('are made once, then changed, and show at the dealer', async () => {
    const [made] = await json(send('POST', 'dealers/working-price', { records: [record] }));
    expect((await send('POST', 'dealers/working-price', { records: [record] })).status).toBe(409);
    const changed = { records: [{ ...record, price: 98_000 }] };
    expect((await send('PUT', 'dealers/working-price', changed)).status).toBe(200);
    const prices = await json(get(`dealers/price?mvsCode=363AF32&country=BR`));
    const own = prices.find(({ dealerCode }: { dealerCode: string }) => dealerCode === made.dealerCode);
    expect(own.price).toBe(98_000);
    expect(prices.filter(({ price }: { price: number }) => price === 101_990)).toHaveLength(
      prices.length - 1,
    );
  });

  it('are all kept or none', async () => {
    const wrong = { mvsCode: '358AF11', year: 2026, price: 0 };
    const answer = await send('POST', 'dealers/working-price', { records: [record, wrong] });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toHaveProperty(['records.1.price']);
    const kept = await json(get('dealers/working-price?mvsCode=363AF32&year=2027', staff));
    expect(kept).toEqual([]);
    const missing = await send('PUT', 'dealers/working-price', { records: [record] });
    expect(missing.status).toBe(404);
  });

  it('come as a table with the difference to the list', async () => {
    serviceManners(sandbox.world).writesUtf8 = true;
    const answer = await get('dealers/working-price/visualizer/cvs?mvsCode=358AF11', staff);
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [, row = ''] = new TextDecoder().decode(bytes).split('\r\n');
    const [, , , , , list, working, difference] = row.split(';').map((cell) => cell.replaceAll('"', ''));
    expect(list).toBe('92990,00');
    const number = (text = '') => Number(text.replace("'", '').replace(',', '.'));
    expect(number(difference)).toBe(number(working) - number(list));
  });

  it('are those of the own dealer; the factory sees and changes all of the country', async () => {
    const national = { authorization: 'Bearer equipe' };
    const dealers = async (headers: Record<string, string>) =>
      new Set(
        (await json(get('dealers/working-price?brand=fiat', headers))).map(
          ({ dealerCode }: { dealerCode: string }) => dealerCode,
        ),
      );
    const own = await dealers(staff);
    expect(own.size).toBe(1);
    const all = await dealers(national);
    expect(all.size).toBe(2);
    const dealerCode = [...all].find((code) => !own.has(code));
    const other = { records: [{ ...record, year: 2026, dealerCode }] };
    expect((await send('POST', 'dealers/working-price', other)).status).toBe(403);
    expect(await json(get('dealers/working-price', { authorization: 'Bearer novato' }))).toEqual([]);
    const inPesos = await json(
      get('dealers/working-price?brand=peugeot', { ...staff, 'accept-language': 'es-AR' }),
    );
    expect(inPesos[0].price).toBeGreaterThan(1_000_000);
  });

  it('are changed in the version that was seen, where versions are compared, and once per intent', async () => {
    serviceManners(sandbox.world).comparesVersions = true;
    const [seen] = await json(get('dealers/working-price?mvsCode=358AF11', staff));
    const { version } = seen;
    const change = (price: number) =>
      send('PUT', 'dealers/working-price', {
        records: [{ mvsCode: '358AF11', year: 2026, price, version }],
      });
    const [changed] = await json(change(91_000));
    expect(changed).toMatchObject({ price: 91_000, version: version + 1, updatedBy: 'Vera Salgado' });
    expect((await change(90_000)).status).toBe(409);
    const once = () =>
      sandbox.app.request('/api/price/dealers/working-price', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k1', ...staff },
        body: JSON.stringify({ records: [record] }),
      });
    expect([(await once()).status, (await once()).status]).toEqual([201, 201]);
    const far = await send('PUT', 'dealers/working-price', {
      records: [{ mvsCode: '358AF11', year: 2026, price: 900_000 }],
    });
    expect((await far.json()).errors).toEqual({ 'records.0.price': 'Mais que 3 vezes o preço de tabela' });
  });

  it('are seen by others a minute later, with who changed them', async () => {
    const seen = async () =>
      (await json(get('dealers/working-price/visualizer?mvsCode=358AF11', staff))).content[0];
    const before = await seen();
    expect(before.changes).toHaveLength(2);
    await send('PUT', 'dealers/working-price', {
      records: [{ mvsCode: '358AF11', year: 2026, price: 91_000 }],
    });
    expect(await seen()).toEqual(before);
    sandbox.world.advance(60_000);
    expect(await seen()).toMatchObject({
      workingPrice: 91_000,
      changes: [{ changedBy: 'Vera Salgado' }, {}, {}],
    });
  });
});
