import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, ownField, toWire } from '#services/http/wire-names/rename-fields';

const NAMES = {
  id: 'orderId',
  'items.code': 'sku',
  items: 'lines',
  'items.price.value': 'amount',
  price: 'code',
};

const own = {
  id: '1',
  code: 'kept',
  price: 2,
  items: [
    { code: 'a', price: { value: 3, currency: 'BRL' } },
    { code: 'b', price: null },
  ],
};
const theirs = {
  orderId: '1',
  code: 2,
  lines: [
    { sku: 'a', price: { amount: 3, currency: 'BRL' } },
    { sku: 'b', price: null },
  ],
};

describe('fields', () => {
  it('are sent under the names of the wire, in lists and objects too', () => {
    const { code: _, ...rest } = own;
    expect(toWire(rest, NAMES)).toEqual(theirs);
  });
  it('are read under own names', () => {
    const { code: _, ...rest } = own;
    expect(fromWire(theirs, NAMES)).toEqual(rest);
  });
  it('are read from a list, and from what is no object', () => {
    expect(fromWire([{ orderId: '1' }], NAMES)).toEqual([{ id: '1' }]);
    for (const value of ['orderId', 1, null, true]) expect(fromWire(value, NAMES)).toBe(value);
  });
  it('leave a file as it is', () => {
    const file = new Blob(['x']);
    expect(toWire({ id: file }, NAMES)).toEqual({ orderId: file });
  });
  it('of the wire win over one that has an own name there', () => {
    expect(fromWire({ id: 'other', orderId: '1' }, NAMES)).toEqual({ id: '1' });
    expect(fromWire({ orderId: '1', id: 'other' }, NAMES)).toEqual({ id: '1' });
  });
  it('change places', () => {
    expect(toWire({ a: 1, b: 2 }, { a: 'b', b: 'a' })).toEqual({ b: 1, a: 2 });
  });
  it('never change a prototype', () => {
    const read = fromWire(JSON.parse('{"__proto__": {"polluted": true}, "orderId": 1}'), NAMES) as object;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect('polluted' in read).toBe(false);
  });
  it('that a failure names have own names, with the numbers of items', () => {
    expect(ownField('lines.0.sku', NAMES)).toBe('items.0.code');
    expect(ownField('orderId', NAMES)).toBe('id');
    expect(ownField('unknown', NAMES)).toBe('unknown');
  });

  it('come back as they were, for any value and names', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.integer(),
        fc.dictionary(key, tie('value')),
        fc.array(tie('value')),
      ),
    }));
    // Names that no own field has, so that nothing is overwritten.
    const names = fc.dictionary(
      fc.array(key, { minLength: 1, maxLength: 3 }).map((path) => path.join('.')),
      fc.constant('x'),
    );
    fc.assert(
      fc.property(value, names, (sent, plain) => {
        const unique = Object.fromEntries(Object.keys(plain).map((path, at) => [path, `x${at}`]));
        expect(fromWire(toWire(sent, unique), unique)).toEqual(sent);
      }),
    );
  });
});
