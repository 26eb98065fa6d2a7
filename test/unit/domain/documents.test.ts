import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnpj, cpf, cpfOrCnpj, cuil, cuit, dni, driverLicence, rg } from '#domain/person/documents';

/** Check digits written as the specification says them, apart from the code under test. */
const weighted = (text: string, weights: number[]) =>
  [...text].reduce((sum, character, i) => sum + (character.charCodeAt(0) - 48) * (weights[i] as number), 0);
const digit = (sum: number) => (11 - (sum % 11) > 9 ? 0 : 11 - (sum % 11));
const cpfOf = (nine: string) => {
  const first = digit(weighted(nine, [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return `${nine}${first}${digit(weighted(nine + first, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]))}`;
};
const cnpjOf = (twelve: string) => {
  const first = digit(weighted(twelve, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  return `${twelve}${first}${digit(weighted(twelve + first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))}`;
};
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const varied = (text: string) => new Set(text).size > 1;

describe('cpf', () => {
  it.each([
    '529.982.247-25',
    '52998224725',
    '111.444.777-35',
    '123.456.789-09',
    '012.345.678-90',
    '000.000.001-91',
  ])('takes %s', (value) => expect(cpf(value)).toBe(true));
  it.each([
    '',
    '529.982.247-24',
    '111.111.111-11',
    '00000000000',
    '5299822472',
    '529982247250',
    '52998224725a',
  ])('refuses %j', (value) => expect(cpf(value)).toBe(false));
  it('takes eleven digits exactly where the digits are their own', () => {
    fc.assert(
      fc.property(
        digits(9).filter(varied),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (nine, place, step) => {
          const changed = [...cpfOf(nine)];
          changed[place] = String((Number(changed[place]) + step) % 10);
          const other = changed.join('');
          expect(cpf(other)).toBe(varied(other) && other === cpfOf(other.slice(0, 9)));
        },
      ),
    );
  });
  it('takes every number with its own digits and refuses it with another last one', () => {
    fc.assert(
      fc.property(digits(9).filter(varied), fc.integer({ min: 1, max: 9 }), (nine, step) => {
        const good = cpfOf(nine);
        const bad = good.slice(0, 10) + ((Number(good[10]) + step) % 10);
        return cpf(good) && !cpf(bad);
      }),
    );
  });
});

describe('cnpj', () => {
  it.each([
    '11.222.333/0001-81',
    '11222333000181',
    '00.000.000/0001-91',
    '33.000.167/0001-01',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
  ])('takes %s', (value) => expect(cnpj(value)).toBe(true));
  it.each([
    '',
    '11.222.333/0001-82',
    '00000000000000',
    '11111111111111',
    '12.ABC.345/01DE-36',
    '1122233300018',
    '12ABC34501DE3A',
  ])('refuses %j', (value) => expect(cnpj(value)).toBe(false));
  it('never strips letters to make a number valid', () => expect(cnpj('a11222333000181')).toBe(false));
  it('refuses every number with another check digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Z]{12}$/).filter(varied),
        fc.constantFrom(12, 13),
        fc.integer({ min: 1, max: 9 }),
        (twelve, place, step) => {
          const changed = [...cnpjOf(twelve)];
          changed[place] = String((Number(changed[place]) + step) % 10);
          return !cnpj(changed.join(''));
        },
      ),
    );
  });
  it('returns the given result for an empty value', () =>
    expect([cnpj(' '), cnpj('', { empty: true }), cnpj('', { empty: false })]).toEqual([false, true, false]));
  it('takes every number, letters or not, with its own digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/).filter(varied), (twelve) => cnpj(cnpjOf(twelve))),
    );
  });
});

describe('cpfOrCnpj', () => {
  it.each(['529.982.247-25', '11.222.333/0001-81', '12.ABC.345/01DE-35'])('takes %s', (value) =>
    expect(cpfOrCnpj(value)).toBe(true),
  );
  it.each(['', '529.982.247-24', '11.222.333/0001-82', '5299822472', '112223330001'])('refuses %j', (value) =>
    expect(cpfOrCnpj(value)).toBe(false),
  );
  it('returns the given result for an empty value', () =>
    expect([cpfOrCnpj('', { empty: true }), cpfOrCnpj(' ', { empty: true })]).toEqual([true, true]));
});

/** Alphanumeric numbers made for tests with the tax office's rule: every kind of character in every place. */
describe('the alphanumeric cnpj', () => {
  it.each(['A1.B2C.3D4/E5F6', 'ZZ.ZZZ.ZZZ/0001', '00.000.00A/0001', '9Z.8Y7.6X5/4W3V'])('%s', (twelve) => {
    const bare = twelve.replace(/\W/g, '');
    const [first, second] = cnpjOf(bare).slice(-2);
    expect(cnpj(`${twelve}-${first}${second}`)).toBe(true);
    expect(cnpj(`${twelve}-${first}${(Number(second) + 1) % 10}`)).toBe(false);
  });
});

describe('rg', () => {
  it.each(['1', '123456789', '9'.repeat(50)])('takes %s', (value) => expect(rg(value)).toBe(true));
  it.each(['', '12.345.678-9', '12345678X', '9'.repeat(51), ' 1'])('refuses %j', (value) =>
    expect(rg(value)).toBe(false),
  );
});

describe('driverLicence', () => {
  /** The traffic department's reckoning, written down again. */
  const own = (nine: string) => {
    const one = weighted(nine, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
    let two = (weighted(nine, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11) - (one === 10 ? 2 : 0);
    if (two < 0) two += 11;
    return `${nine}${one > 9 ? 0 : one}${two > 9 ? 0 : two}`;
  };
  it.each(['58316794534', '62472927637', '15343191005'])('takes %s', (value) =>
    expect(driverLicence(value)).toBe(true),
  );
  it.each(['', '11111111111', '0210223424', '021022342422', '0210223424A'])('refuses %j', (value) =>
    expect(driverLicence(value)).toBe(false),
  );
  it('takes every number with its own digits and no other', () => {
    fc.assert(
      fc.property(digits(9).filter(varied), digits(2), (nine, last) => {
        expect(driverLicence(own(nine))).toBe(true);
        expect(driverLicence(nine + last)).toBe(nine + last === own(nine));
      }),
    );
  });
});

describe('cuil and cuit', () => {
  it.each(['20-12345678-6', '27-12345678-0', '20123456786', '25-12345678-8', '26-12345678-4'])(
    'takes %s',
    (value) => expect([cuil(value), cuit(value)]).toEqual([true, true]),
  );
  it('is refused with any one digit changed', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const changed = [...'20123456786'];
        changed[place] = String((Number(changed[place]) + step) % 10);
        return !cuil(changed.join(''));
      }),
    );
  });
  it.each([
    '',
    '21-12345678-6',
    '22-12345678-9',
    '25-12345678-9',
    '20-12345678-5',
    '2012345678',
    '33-50000000-5',
  ])('refuses %j', (value) => expect(cuil(value)).toBe(false));
  it('holds digits 3 to 10 against the DNI', () => {
    expect(cuil('20-12345678-6', { dni: '12.345.678' })).toBe(true);
    expect(cuil('20-12345678-6', { dni: '12.345.679' })).toBe(false);
  });
  it('pads a DNI of seven digits', () => {
    const ten = '2001234567';
    const sum = [...ten].reverse().reduce((all, character, i) => all + Number(character) * ((i % 6) + 2), 0);
    const last = 11 - (sum % 11);
    const value = `${ten}${last === 11 ? 0 : last === 10 ? 9 : last}`;
    expect(cuil(value, { dni: '1234567' })).toBe(true);
  });
  it('gives 0 for 11 and 9 for 10', () => {
    const found = new Set<string>();
    for (let n = 10_000_000; n < 10_000_400 && found.size < 2; n++) {
      const ten = `20${n}`;
      const sum = [...ten]
        .reverse()
        .reduce((all, character, i) => all + Number(character) * ((i % 6) + 2), 0);
      const raw = 11 - (sum % 11);
      if (raw === 11) found.add(cuil(`${ten}0`) ? '11 is 0' : 'wrong');
      if (raw === 10) found.add(cuil(`${ten}9`) ? '10 is 9' : 'wrong');
    }
    expect([...found].sort()).toEqual(['10 is 9', '11 is 0']);
  });
  it('takes the prefixes of companies as a cuit', () => {
    for (const prefix of [30, 33, 34]) {
      expect([...'0123456789'].filter((last) => cuit(`${prefix}-12345678-${last}`))).toHaveLength(1);
    }
    for (const value of ['20-12345678-6', '33-69345023-9', '30-54668997-9', '30-70308853-4']) {
      expect(cuit(value), value).toBe(true);
    }
    expect([...'0123456789'].filter((last) => cuil(`33-12345678-${last}`))).toHaveLength(0);
  });
});

describe('dni', () => {
  it.each(['12.345.678', '1234567', '12345678'])('takes %s', (value) => expect(dni(value)).toBe(true));
  it.each(['', '123456', '123456789', '11111111', '1234567a'])('refuses %j', (value) =>
    expect(dni(value)).toBe(false),
  );
});
