import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#domain/validation/refusal';
import { refusalOf } from '#services/http/refusal';

const read = (errors: unknown) => {
  const { fields, others } = refusalOf({ errors });
  return { fields, others };
};

describe('a refusal', () => {
  it.each([
    ['a text per field', { email: 'usado' }, { email: 'usado' }, []],
    ['a list per field', { email: ['usado', 'longo'] }, { email: 'usado' }, []],
    ['a message per field', { email: { message: 'usado' } }, { email: 'usado' }, []],
    ['a list of messages per field', { email: [{ message: 'usado' }] }, { email: 'usado' }, []],
    ['fields within objects', { address: { street: 'falta' } }, { 'address.street': 'falta' }, []],
    ['a list of fields', [{ field: 'email', message: 'usado' }], { email: 'usado' }, []],
    [
      'a list of paths',
      [{ path: ['address', 'street'], message: 'falta' }],
      { 'address.street': 'falta' },
      [],
    ],
    ['a list of properties', [{ property: 'cpf', messages: ['usado'] }], { cpf: 'usado' }, []],
    ['a list of texts', ['Fora do ar', 'Fora do ar'], {}, ['Fora do ar']],
    ['a text', 'Dados recusados', {}, ['Dados recusados']],
    ['a message of the whole', { message: 'Dados recusados' }, {}, ['Dados recusados']],
    ['an empty object', {}, {}, []],
    ['an empty list', [], {}, []],
    ['null', null, {}, []],
    ['a field without a message', { email: null, cpf: '', phone: 7, name: 'curto' }, { name: 'curto' }, []],
    ['a list of nothing', [null, 7, {}, { field: 'email' }], {}, []],
  ])('is read from %s', (_, errors, fields, others) => {
    expect(read(errors)).toEqual({ fields, others });
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [{}]])('is none in %j', (body) => {
    expect(messagesOf(refusalOf(body))).toEqual([]);
  });

  it('cuts what is too long and folds its lines', () => {
    const { fields } = read({ email: `a\n\n b${'x'.repeat(1000)}` });
    expect(fields.email).toMatch(/^a bx+$/);
    expect(fields.email).toHaveLength(300);
    expect(
      Object.keys(read(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`f${n}`, 'x']))).fields),
    ).toHaveLength(50);
  });

  it('ends and holds nothing but texts, whatever the service says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (errors) => {
        const { fields, others } = refusalOf({ errors });
        for (const message of [...Object.values(fields), ...others]) {
          expect(message).toMatch(/\S/);
          expect(message.length).toBeLessThanOrEqual(300);
        }
      }),
    );
  });

  it('never changes what objects are made of', () => {
    const { fields } = refusalOf(JSON.parse('{"errors":{"__proto__":"a","constructor":"b"}}'));
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

describe('a form', () => {
  it('has the messages of its fields, and of the rest apart', () => {
    const placed = refusalOf({
      errors: [{ field: 'email', message: 'a' }, { field: 'score', message: 'b' }, 'c'],
    });
    expect(placed.place((name) => name === 'email')).toEqual({
      errors: { email: 'a' },
      messages: ['c', 'b'],
    });
  });
});
