import { array, number, object, optional, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { answer, Reply, type Route } from '#demo-pages/sandbox/answers';
import { checked, queryValues } from '#demo-pages/sandbox/http/read-request';
import { matchesOf, paramsOf, patternsOf } from '#demo-pages/sandbox/http/routes';
import { ROUTES } from '#demo-pages/sandbox/services';
import { CATALOGUE } from '#services/catalogue';
import { GET, POST } from '#services/http/call';

const shop = {
  item: GET('SHP-01', 'shop', '/item/{id}', {
    query: object({ page: number(), tags: optional(array(string())) }),
    returns: object({ id: string() }),
  }),
  order: POST('SHP-02', 'shop', '/order', { body: object({ count: number() }) }),
};

describe('answer', () => {
  it('makes a route of each call', () => {
    const routes = answer(shop, {
      item: ({ params, query }) => ({ id: `${params.id} ${query.page} ${query.tags?.length ?? 0}` }),
      order() {},
    });
    expect(routes.map(({ base, definition }) => `${base} ${definition.id}`)).toEqual([
      'shop SHP-01',
      'shop SHP-02',
    ]);
  });

  it('takes only what the catalogue promises', () => {
    // @ts-expect-error a call without an answer
    answer(shop, { item: () => ({ id: '' }) });
    answer(shop, {
      // @ts-expect-error an answer of another shape
      item: () => ({ id: 1 }),
      order() {},
    });
    // @ts-expect-error an answer to a call that is not there
    answer(shop, { item: () => ({ id: '' }), order() {}, cancel() {} });
    answer(shop, {
      item({ params, query }) {
        // @ts-expect-error a parameter the path does not have
        params.name;
        // @ts-expect-error a key the query does not have
        query.size;
        return new Reply(206, { id: params.id });
      },
      order({ body }) {
        // @ts-expect-error text where the body has a number
        body.count satisfies string;
      },
    });
  });
});

describe('every call of the catalogue', () => {
  it('is answered', () => {
    const ids = CATALOGUE.map(({ call }) => call.definition.id);
    expect(ids.length).toBeGreaterThan(10);
    expect(ROUTES.map(({ definition }) => definition.id).sort()).toEqual(ids);
  });
});

describe('routes', () => {
  const route = (path: string, only = {}): Route => ({
    base: 'shop',
    definition: { id: 'X', method: 'GET', path },
    only,
    isAsked: () => true,
    example: {},
    answer: () => undefined,
  });

  it('write parameters as the router does, and fixed ones as words', () => {
    expect(patternsOf(route('/'))).toEqual(['/shop']);
    expect(patternsOf(route('/a/{b}/c'))).toEqual(['/shop/a/:b/c']);
    expect(patternsOf(route('/cep/{postal-service}/{cep}', { 'postal-service': 'postal' }))).toEqual([
      '/shop/cep/postal/:cep',
    ]);
    expect(patternsOf(route('/file/{address*}'))).toEqual(['/shop/file/:address{.+}']);
  });

  it('read their parameters from the path', () => {
    expect(paramsOf(route('/a/{b}/c/{d}'), '/api/shop/a/x%20y/c/2')).toEqual({ b: 'x y', d: '2' });
    expect(paramsOf(route('/file/{address*}'), '/api/shop/file/a/b.svg')).toEqual({ address: 'a/b.svg' });
    expect(paramsOf(route('/cep/{p}/{cep}', { p: 'postal' }), '/api/shop/cep/postal/1')).toEqual({
      p: 'postal',
      cep: '1',
    });
  });

  it('match words before parameters', () => {
    const ordered = matchesOf([
      route('/dealer/{id}'),
      route('/{any}'),
      route('/dealer/findBy'),
      route('/{a}/findBy'),
    ]);
    expect(ordered.map(({ pattern }) => pattern)).toEqual([
      '/shop/dealer/findBy',
      '/shop/dealer/:id',
      '/shop/:any',
      '/shop/:a/findBy',
    ]);
    // Calls that differ in nothing but what they ask share a pattern.
    expect(matchesOf([route('/mvs/{code}'), route('/mvs/{id}')])).toMatchObject([{ routes: [{}, {}] }]);
  });
});

describe('reading a query', () => {
  const schema = object({
    page: optional(number()),
    tags: optional(array(number())),
    name: optional(string()),
  });

  it('takes numbers and repeated keys where the schema has them', () => {
    const search = new URLSearchParams('page=2&tags=1&tags=2&name=5&other=x');
    expect(queryValues(schema, search)).toEqual({ page: 2, tags: [1, 2], name: '5', other: 'x' });
    expect(queryValues(schema, new URLSearchParams('tags=7'))).toEqual({ tags: [7] });
  });

  it('says where a value is wrong and what was expected, never the value', () => {
    const { issues } = checked('query', schema, queryValues(schema, new URLSearchParams('page=secret')));
    expect(issues).toEqual([{ path: 'query.page', expected: 'number' }]);
    expect(checked('body', object({ a: object({ b: string() }) }), { a: {} }).issues).toEqual([
      { path: 'body.a.b', expected: 'a value' },
    ]);
  });

  it('takes phones as digits only, wherever they stand in a body', () => {
    const phone = object({ proposer: object({ phone: string() }) });
    expect(checked('body', phone, { proposer: { phone: '11987654321' } }).issues).toEqual([]);
    expect(checked('body', phone, { proposer: { phone: '(11) 98765-4321' } }).issues).toEqual([
      { path: 'body.proposer.phone', expected: 'digits' },
    ]);
  });
});
