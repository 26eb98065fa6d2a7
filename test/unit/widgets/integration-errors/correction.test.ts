import { describe, expect, it } from 'vitest';
import { corrected, leavesOf, textOf, typedValue } from '#widgets/integration-errors/deferred/correction';

const payload = {
  orderId: 'PED-1',
  total: 10.5,
  isNew: true,
  note: null,
  'a/b c': 'x',
  customer: { name: 'Ana', cpf: '123', token: 'abc', data: [{ value: 'deep' }] },
  headers: { authorization: 'Bearer abcdef', cookie: { id: '1' } },
  log: 'sent with Bearer abcdefgh',
  lines: [{ sku: 'A1' }, { sku: 'B2' }],
};
const leaf = (label: string) => {
  const found = leavesOf(payload).find((each) => each.label === label);
  if (!found) throw new Error(label);
  return found;
};

describe('the values of a payload that can be corrected', () => {
  it('are all but the secret ones', () => {
    expect(leavesOf(payload).map(({ label }) => label)).toEqual([
      'orderId',
      'total',
      'isNew',
      'note',
      'a/b c',
      'customer.name',
      'customer.cpf',
      'customer.data.0.value',
      'lines.0.sku',
      'lines.1.sku',
    ]);
    expect(leavesOf('a text')).toEqual([]);
  });

  it('say which are personal', () => {
    expect(
      leavesOf(payload)
        .filter(({ isPersonal }) => isPersonal)
        .map(({ label }) => label),
    ).toEqual(['customer.name', 'customer.cpf']);
    expect(leavesOf({ address: { number: '1' } })[0]?.isPersonal).toBe(true);
  });

  it('have names that an id can be', () => {
    for (const { name } of leavesOf(payload)) expect(name).not.toMatch(/\s/);
  });

  it('keep their kind', () => {
    expect(typedValue(leaf('total'), '12')).toBe(12);
    expect(typedValue(leaf('total'), '')).toBeUndefined();
    expect(typedValue(leaf('total'), 'doze')).toBeUndefined();
    expect(typedValue(leaf('isNew'), 'false')).toBe(false);
    expect(typedValue(leaf('isNew'), 'true ')).toBe(true);
    expect(typedValue(leaf('isNew'), 'não')).toBeUndefined();
    expect(typedValue(leaf('note'), '')).toBeNull();
    expect(typedValue(leaf('note'), ' novo ')).toBe('novo');
    // What stands for a hidden value is no value.
    expect(typedValue(leaf('orderId'), '••••')).toBeUndefined();
    expect(textOf(leaf('isNew'))).toBe('true');
  });

  it('are put where they were, and nothing else changes', () => {
    const texts = {
      [leaf('customer.cpf').name]: '12345678909',
      [leaf('lines.1.sku').name]: 'C3',
      [leaf('a/b c').name]: 'y',
      'p-headers/authorization': 'x',
    };
    expect(corrected(payload, { ...texts, 'p-headers/authorization': 'Bearer abcdef' })).toEqual({
      ...payload,
      'a/b c': 'y',
      customer: { ...payload.customer, cpf: '12345678909' },
      lines: [{ sku: 'A1' }, { sku: 'C3' }],
    });
    expect(corrected(payload, {})).toEqual(payload);
  });
});
