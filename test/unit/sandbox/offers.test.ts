import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { DAY, HOUR } from '#demo-pages/sandbox/lib/moments';
import { offers } from '#demo-pages/sandbox/rules/offers';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { BRANDS } from '#domain/core/brands';
import { PRICE_TYPES } from '#domain/offers/offer-kinds';
import type { Offer } from '#services/entities/offer';
import { makeRequests, withKindLists } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  const made = makeRequests();
  withKindLists(made.sandbox);
  ({ ask, world } = made);
});

const staff = { as: 'ofertas' };
const put = (id: string, action: string, who: object = staff) =>
  ask('PUT', `offer-admin/offer/${id}/${action}`, undefined, who);
const search = async (body: object): Promise<{ content: Offer[]; totalElements: number; facets: Facet[] }> =>
  (await ask('POST', 'offer-search', { size: 500, ...body })).body;
interface Facet {
  field: string;
  values: { value: string; count: number }[];
}

describe('the offers there are', () => {
  it('cover every brand, type, coverage and form of price', () => {
    const all = [...offers(world).values()];
    const of = (field: keyof Offer) => new Set(all.map((offer) => offer[field]));
    expect(all.length).toBeGreaterThan(60);
    expect(of('brand')).toEqual(new Set(BRANDS));
    expect(of('type')).toEqual(new Set(['FCA', 'DEALER', 'RENTAL']));
    expect(of('coverage')).toEqual(new Set(['NATIONAL', 'STATE', 'REGIONAL', 'DEALER_GROUP']));
    expect(new Set(all.map(({ price }) => price?.type))).toEqual(new Set(PRICE_TYPES));
    expect(of('status')).toEqual(new Set(['published', 'unpublished', 'sold', 'unsold', 'disapproved']));
  });
});

describe('the one car of an offer', () => {
  it('is sold as time goes by, once; the offer is still found by its id', async () => {
    const ids = async () => (await search({ brand: 'fiat', market: 'pt-BR' })).content.map(({ id }) => id);
    const before = await ids();
    expect(before).toContain('of-fiat-11');
    world.advance(3 * HOUR);
    expect(await ids()).toEqual(before.filter((id) => id !== 'of-fiat-11'));
    expect((await ask('GET', 'offer-admin/offer/of-fiat-11')).body.status).toBe('sold');
    await put('of-fiat-11', 'unsold');
    await put('of-fiat-11', 'publish');
    world.advance(3 * DAY);
    expect(await ids()).toContain('of-fiat-11');
    expect(await ids()).not.toContain('of-fiat-12');
  });
});

describe('searching', () => {
  it('finds published offers alone, and none that have ended', async () => {
    const found = await search({ brand: 'fiat' });
    expect(new Set(found.content.map(({ status }) => status))).toEqual(new Set(['published']));
    world.advance(60 * DAY);
    expect((await search({ brand: 'fiat' })).totalElements).toBe(0);
  });

  it('narrows by words without accents, by price, by market and by state', async () => {
    const { content } = await search({ text: 'ARGO drive' });
    expect(content.length).toBeGreaterThan(0);
    for (const { modelName, versionName } of content)
      expect(`${modelName} ${versionName}`).toMatch(/^Argo Drive/);
    const cheap = await search({ market: 'pt-BR', type: ['FCA'], priceTo: 100_000, sort: '-price' });
    const values = cheap.content.map(({ value }) => value ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(Math.max(...values)).toBeLessThanOrEqual(100_000);
    const argentine = await search({ market: 'es-AR' });
    expect(new Set(argentine.content.map(({ countryCode }) => countryCode))).toEqual(new Set(['AR']));
    expect((await search({ market: 'c-BR' })).totalElements).toBe(
      (await search({ market: 'pt-BR' })).totalElements,
    );
    for (const { stateCodes } of (await search({ market: 'pt-BR', state: 'AM' })).content) {
      expect(stateCodes?.length === 0 || stateCodes?.includes('AM')).toBe(true);
    }
  });

  it('counts what each filter would find, its own left out', async () => {
    const { content, facets } = await search({ brand: 'jeep', fuel: ['Diesel'] });
    const counts = (field: string) => facets.find((facet) => facet.field === field)?.values ?? [];
    expect(counts('fuel').length).toBeGreaterThan(1);
    expect(counts('fuel').find(({ value }) => value === 'Diesel')?.count).toBe(content.length);
    expect(counts('type').reduce((sum, { count }) => sum + count, 0)).toBe(content.length);
  });

  it('turns pages', async () => {
    const all = await search({ brand: 'fiat' });
    const second = await search({ brand: 'fiat', page: 1, size: 3 });
    expect(second.content).toEqual(all.content.slice(3, 6));
    expect(second.totalElements).toBe(all.totalElements);
    expect((await ask('POST', 'offer-search', { sort: 'beauty' })).status).toBe(422);
  });

  it('suggests what a word begins with', async () => {
    const { body } = await ask('POST', 'offer-search/suggestions', { terms: 'com', brand: 'jeep' });
    expect(body).toContainEqual({ text: 'Compass', type: 'model', count: expect.any(Number) });
    for (const { text } of body) expect(text).toMatch(/^Com/);
    expect((await ask('POST', 'offer-search/suggestions', { terms: 'ompass' })).body).toEqual([]);
  });
});

describe('an offer’s life', () => {
  const create = (offer: object = {}) =>
    ask('POST', 'offer-admin/offer', { mvsCode: VERSIONS[0]?.code, offer }, staff);

  it('begins unpublished; it goes online, is sold, and may be sold again', async () => {
    const { body } = await create();
    expect(body.status).toBe('unpublished');
    const seen = async () => (await search({ brand: 'fiat' })).content.some(({ id }) => id === body.id);
    expect(await seen()).toBe(false);
    expect((await put(body.id, 'sold')).status).toBe(409);
    expect((await put(body.id, 'publish')).body.status).toBe('published');
    expect(await seen()).toBe(true);
    expect((await put(body.id, 'publish')).status).toBe(409);
    expect((await put(body.id, 'sold')).body.status).toBe('sold');
    expect(await seen()).toBe(false);
    expect((await put(body.id, 'publish')).status).toBe(409);
    expect((await put(body.id, 'unsold')).body.status).toBe('unsold');
    expect((await put(body.id, 'publish')).body.status).toBe('published');
  });

  it('goes on after a disapproval only once it was changed', async () => {
    const { body } = await create();
    const disapproved = await ask(
      'PUT',
      `offer-admin/offer/${body.id}/disapprove`,
      { reason: 'Sem foto' },
      staff,
    );
    expect(disapproved.body).toMatchObject({ status: 'disapproved', reason: 'Sem foto' });
    expect((await put(body.id, 'publish')).status).toBe(409);
    const price = { type: 'FULL_PRICE', value: 90_000 };
    const { title } = body;
    const changed = await ask('PUT', `offer-admin/offer/${body.id}`, { title, price }, staff);
    expect(changed.body).toMatchObject({ status: 'unpublished', value: 90_000, reason: '' });
    expect((await put(body.id, 'publish')).status).toBe(200);
  });

  it('can be changed and deleted only if it is neither published nor sold', async () => {
    expect((await ask('DELETE', 'offer-admin/offer/of-fiat-1', undefined, staff)).status).toBe(409);
    await put('of-fiat-1', 'sold');
    expect((await ask('PUT', 'offer-admin/offer/of-fiat-1', { title: 'Outra' }, staff)).status).toBe(409);
    await put('of-fiat-2', 'unpublish');
    expect((await ask('DELETE', 'offer-admin/offer/of-fiat-2', undefined, staff)).status).toBe(204);
    expect((await ask('GET', 'offer-admin/offer/of-fiat-2')).status).toBe(404);
  });

  it('is for staff', async () => {
    expect((await put('of-fiat-1', 'unpublish', {})).status).toBe(401);
    expect((await put('of-fiat-1', 'unpublish', { as: 'ana' })).status).toBe(403);
  });

  it('may be moved on by its status’s name, and refuses an unknown one', async () => {
    const set = (status: string) =>
      ask('POST', 'offer-admin/offer/of-fiat-1/update-status', { status }, staff);
    expect((await set('draft')).status).toBe(422);
    expect((await set('UNPUBLISHED')).body.status).toBe('unpublished');
  });

  it('names what makes no offer', async () => {
    const { status, body } = await create({
      coverage: 'STATE',
      type: 'GIFT',
      price: { type: 'FROM_TO', from: 1, to: 2 },
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['type', 'stateCodes', 'price']]);
  });

  it('has a place among its brand’s', async () => {
    const rows = [
      { id: 'of-fiat-1', ordering: 50 },
      { id: 'of-fiat-12', ordering: 0 },
    ];
    await ask('PUT', 'offer-admin/offer/reorder', { offers: rows }, staff);
    const ids = (await search({ brand: 'fiat', market: 'pt-BR' })).content.map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual(['of-fiat-12', 'of-fiat-1']);
    const same = rows.map(({ id }) => ({ id, ordering: 1 }));
    expect((await ask('PUT', 'offer-admin/offer/reorder', { offers: same }, staff)).status).toBe(422);
  });
});

describe('the offers of staff', () => {
  const list = (query: string, who = staff) =>
    ask('GET', `offer-admin/offers?brand=FIAT&market=pt-BR&${query}`, undefined, who);
  const change = (id: string, body: object, who: object = staff) =>
    ask('PUT', `offer-admin/offer/${id}`, body, who);

  it('are listed whatever their status, by page, filter and order', async () => {
    const { body } = await list('size=5');
    expect([body.content.length, body.totalElements, body.totalPages]).toEqual([5, 16, 4]);
    expect((await list('status=disapproved')).body.content.map(({ id }: Offer) => id)).toEqual(['of-fiat-8']);
    expect((await list('type=RENTAL&jurisdiction=CONTEXT&coverage=NATIONAL')).body.totalElements).toBe(4);
    const titles = (await list('sort=-title&text=fábrica')).body.content.map(({ title }: Offer) => title);
    expect(titles).toEqual([...titles].sort((a: string, b: string) => b.localeCompare(a)));
    expect(titles.length).toBeGreaterThan(1);
    expect((await list('sort=beauty')).status).toBe(422);
    expect((await list('', { as: 'ana' })).status).toBe(403);
  });

  it('are created once for a key', async () => {
    const send = () =>
      ask(
        'POST',
        'offer-admin/offer',
        { mvsCode: VERSIONS[0]?.code, offer: {} },
        {
          ...staff,
          headers: { 'Idempotency-Key': 'one' },
        },
      );
    const [one, two] = [await send(), await send()];
    expect(two.body.id).toBe(one.body.id);
  });

  it('refuse a change of an older version with the present one, where versions are compared', async () => {
    serviceManners(world).comparesVersions = true;
    expect((await change('of-fiat-2', { title: 'A', version: 1 })).body.version).toBe(2);
    const late = await change('of-fiat-2', { title: 'B', version: 1 });
    expect([late.status, late.body.current.title]).toEqual([409, 'A']);
  });

  it('of the whole country are only of who has that right', async () => {
    const regional = { as: 'regional' };
    expect((await put('of-fiat-1', 'unpublish', regional)).status).toBe(403);
    expect((await put('of-fiat-2', 'unpublish', regional)).status).toBe(200);
    expect((await change('of-fiat-2', { title: 'A', coverage: 'NATIONAL' }, regional)).status).toBe(403);
    const { status } = await ask(
      'POST',
      'offer-admin/offer',
      { mvsCode: VERSIONS[0]?.code, offer: {} },
      regional,
    );
    expect(status).toBe(403);
  });

  it('have only pictures that have arrived', async () => {
    expect((await change('of-fiat-2', { title: 'A', imageIds: ['nothing'] })).status).toBe(422);
  });
});

describe('saved offers', () => {
  const saved = async (who: string) =>
    (await ask('GET', 'offer-admin/saved-offers?brand=FIAT&market=pt-BR', undefined, { as: who })).body.map(
      ({ id }: Offer) => id,
    );
  const save = (ids: string, who = 'ana') =>
    ask('POST', `offer-admin/saved-offers?brand=FIAT${ids && `&offerIds=${ids}`}`, undefined, { as: who });

  it('are each user’s own, in place of those before', async () => {
    await save('of-fiat-3,of-fiat-1');
    expect(await saved('ana')).toEqual(['of-fiat-3', 'of-fiat-1']);
    expect(await saved('bruno')).not.toEqual(['of-fiat-3', 'of-fiat-1']);
    await save('');
    expect(await saved('ana')).toEqual([]);
  });

  it('are of the brand that is asked for', async () => {
    expect((await save('of-jeep-1')).status).toBe(422);
    expect((await save('of-fiat-99')).status).toBe(404);
  });
});
