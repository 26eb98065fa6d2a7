import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OwnHeader, WireMap as PackageMap } from '#element/package/wire-map';
import { CATALOGUE } from '#services/catalogue';
import { OWN_CALLS } from '#services/http/generated/own-calls';
import { OWN_HEADERS } from '#services/http/wire-names/own-headers';
import { type WireMap, wireMapProblem } from '#services/http/wire-names/wire-map';

const USED: WireMap = {
  headers: { 'x-dealer-context': 'X-Store', 'x-brand': 'brand' },
  calls: {
    'CNL-02': {
      path: '/v3/orders/{id}/cancellation',
      body: { reason: 'motive', comment: 'text' },
      answer: { id: 'orderId', 'payments.status': 'state' },
    },
    'TDR-05': { query: { brand: 'make' } },
  },
};

describe('the file of names', () => {
  it('is about the calls of the catalogue that are ours', () => {
    const ours = CATALOGUE.filter(({ call }) => call.definition.ours);
    expect(OWN_CALLS).toEqual(
      Object.fromEntries(ours.map(({ call }) => [call.definition.id, call.definition.path])),
    );
  });

  it('has the type of the package', () => {
    expectTypeOf<PackageMap>().toExtend<WireMap & { $schema?: string }>();
    const names: Record<OwnHeader, true> = {
      'x-context': true,
      'x-dealer-context': true,
      'x-offer-context': true,
      'x-workstatement-context': true,
      'x-timezone': true,
      'x-reservation-anonymous-guest': true,
      'x-reservation-user-id': true,
      'x-reservation-manage-token': true,
      'x-appointment-token': true,
      'x-brand': true,
      'x-site-host': true,
      'x-upload-id': true,
    };
    expect(Object.keys(names).sort()).toEqual([...OWN_HEADERS].sort());
  });

  it.each([
    ['nothing', {}],
    ['a schema for editors', { $schema: 'https://cdn.example/wire-map.schema.json' }],
    ['all kinds of names', USED],
    ['two names that change places', { headers: { 'x-brand': 'x-site-host', 'x-site-host': 'x-brand' } }],
    [
      'one name in two objects',
      { calls: { 'CNL-03': { answer: { reservationId: 'id', 'payments.code': 'id' } } } },
    ],
    ['a path of several segments', { calls: { 'MNF-01': { path: '/files/{file*}' } } }],
  ])('may have %s', (_, value) => {
    expect(wireMapProblem(value)).toBeUndefined();
  });

  it.each([
    ['no object', [], 'expected an object'],
    ['null', null, 'expected an object'],
    ['a misspelt part', { header: {} }, 'header: expected headers or calls'],
    ['calls in a list', { calls: [] }, 'calls: expected an object'],
    ['a call of a source document', { calls: { 'RCL-01': {} } }, 'calls.RCL-01: no call with this id'],
    ['a call named as a built-in', { calls: { constructor: {} } }, 'calls.constructor: no call with this id'],
    [
      'a misspelt part of a call',
      { calls: { 'CNL-02': { bodies: {} } } },
      'calls.CNL-02.bodies: expected path',
    ],
    [
      'names in a list',
      { calls: { 'CNL-02': { body: ['a'] } } },
      'calls.CNL-02.body: expected an object of names',
    ],
    [
      'a number as a name',
      { calls: { 'CNL-02': { body: { reason: 1 } } } },
      'calls.CNL-02.body.reason: expected a name',
    ],
    ['a name with a dot', { calls: { 'CNL-02': { body: { reason: 'a.b' } } } }, 'calls.CNL-02.body.reason'],
    ['an empty name', { calls: { 'CNL-02': { query: { a: '' } } } }, 'calls.CNL-02.query.a: expected a name'],
    [
      'a name that is there twice',
      { calls: { 'CNL-02': { body: { reason: 'a', comment: 'a' } } } },
      '"a" is there twice',
    ],
    [
      'a path that lacks a parameter',
      { calls: { 'CNL-02': { path: '/cancel' } } },
      'expected the parameters of /v2/reservations/{id}/cancel',
    ],
    [
      'a path with another parameter',
      { calls: { 'CNL-02': { path: '/{id}/{x}' } } },
      'expected the parameters',
    ],
    [
      'a path that leaves its folder',
      { calls: { 'CNL-02': { path: '/../{id}' } } },
      'calls.CNL-02.path: expected a path',
    ],
    [
      'a path that leaves it encoded',
      { calls: { 'CNL-02': { path: '/%2e%2e/{id}' } } },
      'calls.CNL-02.path: expected a path',
    ],
    [
      'an address as a path',
      { calls: { 'CNL-02': { path: '//evil.example/{id}' } } },
      'calls.CNL-02.path: expected a path',
    ],
    [
      'a path with a query',
      { calls: { 'CNL-02': { path: '/{id}?a=b' } } },
      'calls.CNL-02.path: expected a path',
    ],
    [
      'a path without its slash',
      { calls: { 'CNL-02': { path: '{id}' } } },
      'calls.CNL-02.path: expected a path',
    ],
    [
      'a header of a source document',
      { headers: { 'hub-invited-by-id': 'x' } },
      'headers.hub-invited-by-id: expected one of',
    ],
    [
      'the header of the credentials',
      { headers: { 'x-brand': 'Authorization' } },
      'headers.x-brand: expected a name',
    ],
    ['a header that browsers keep', { headers: { 'x-brand': 'Cookie' } }, 'headers.x-brand: expected a name'],
    ['a header with a space', { headers: { 'x-brand': 'a b' } }, 'headers.x-brand: expected a name'],
    [
      'a header that another one has',
      { headers: { 'x-brand': 'X-Timezone' } },
      '"X-Timezone" is there twice',
    ],
  ])('is refused with %s', (_, value, problem) => {
    expect(wireMapProblem(value)).toContain(problem);
  });
});
