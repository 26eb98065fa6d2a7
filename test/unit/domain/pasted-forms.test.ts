import { describe, expect, it } from 'vitest';
import { readAmount } from '#domain/money/typed-amount';
import { email } from '#domain/person/contact';
import { cnpj } from '#domain/person/documents';
import { formatPostalCodeAr, maskCnpj } from '#domain/text/format';
import { maskDate, maskVehicle } from '#domain/text/masks';
import { cleanText } from '#domain/text/typed-text';
import { maskWhole } from '#domain/text/whole-number';

describe('an amount as people paste it', () => {
  it.each([
    ['R$ 45 mil', 45000],
    ['45,5 mil reais', 45500],
    ['1,1 mil', 1100],
    ['45k', 45000],
    ['1,5 milhão', 1500000],
    ['$ 2 millones', 2000000],
    ['45.000,-', 45000],
    ['$45.000.-', 45000],
    ['45.000,00-', -45000],
    ["45'000.00", 45000],
    ['45’000,00', 45000],
    ['45.000,00 reais', 45000],
    ['45.000 pesos', 45000],
    ['45.000,00 R$', 45000],
    ['+45.000', 45000],
    ['R$: 45.000', 45000],
    ['=45000', 45000],
    ['45.000,00.', 45000],
    ['٤٥٠٠٠', 45000],
    ['４５．０００，００', 45000],
  ])('%j is %d', (typed, amount) => expect(readAmount(typed)).toEqual({ amount }));
  it.each([
    'US$ 45,000.00',
    'USD 100',
    '€ 45.000',
    'u$s 45.000',
    '45.000 mil',
    '4*5',
    '=4*5',
    '1.234.56',
    '45.000,00 c/u',
    '4,5E+4',
  ])('%j is none: another currency, or no amount', (typed) =>
    expect(readAmount(typed)).toEqual({ problem: 'none' }),
  );
});

describe('a whole number as people paste it', () => {
  it.each([
    ['120 mil km', '120000'],
    ['45mil', '45000'],
    ['12,5 mil', '12500'],
    ["45'000", '45000'],
    ['45 km', '45'],
    ['45.000 Km.', '45000'],
    // What may still become another word is no number yet.
    ['45k', '45k'],
    ['45m', '45m'],
    ['45mi', '45mi'],
  ])('%j is %j', (typed, number) => expect(maskWhole(typed)).toBe(number));
});

describe('a day as people paste it', () => {
  it.each([
    ['1 de maio de 1990', '01/05/1990'],
    ['1º de maio de 1990', '01/05/1990'],
    ['15 de agosto del 1990', '15/08/1990'],
    ['1/mai/1990', '01/05/1990'],
    ['3 ene 1990', '03/01/1990'],
    ['02-dic-90', '02/12/90'],
    ['1990-05-01T00:00:00Z', '01/05/1990'],
    ['01/05/1990 00:00', '01/05/1990'],
    ['19900501', '01/05/1990'],
    ['20101990', '20/10/1990'],
    // Not another day, made of its digits.
    ['1 de brumário de 1990', '1 de brumário de 1990'],
  ])('%j is %j', (typed, day) => expect(maskDate(cleanText(typed))).toBe(day));
});

describe('what stands before a number', () => {
  it.each(['CNPJ nº 11.222.333/0001-81', 'CNPJ/MF: 11.222.333/0001-81', 'CNPJ - 11.222.333/0001-81'])(
    '%j is a CNPJ',
    (typed) => expect(cnpj(maskCnpj(cleanText(typed)))).toBe(true),
  );
  it.each([
    ['Placa ABC1D23', 'ABC1D23'],
    ['Patente AB 123 CD', 'PATENTEAB123CD'],
    ['Patente: AB 123 CD', 'AB123CD'],
    ['VIN 9BWZZZ377VT004251', '9BWZZZ377VT004251'],
    ['Chassi nº 9BWZZZ377VT004251', '9BWZZZ377VT004251'],
  ])('%j is the vehicle %j', (typed, bare) => expect(maskVehicle(cleanText(typed))).toBe(bare));
  it.each([
    ['CP 1425', '1425'],
    ['CPA C1425ABC', 'C1425ABC'],
    ['CP: C1425ABC', 'C1425ABC'],
  ])('%j is the postal code %j', (typed, code) => expect(formatPostalCodeAr(cleanText(typed))).toBe(code));
  it.each([
    '“ana@exemplo.com”',
    "'ana@exemplo.com'",
    '‘ana@exemplo.com’',
    'ana@exemplo.com (Ana)',
    'ana@exemplo.com/',
    'e-mail ana@exemplo.com',
  ])('%j is an e-mail address', (typed) => {
    expect(cleanText(typed)).toBe('ana@exemplo.com');
    expect(email(cleanText(typed))).toBe(true);
  });
  it.each(["o'brien@exemplo.com", 'ana+vw@exemplo.com'])('%j is one as it is', (typed) =>
    expect(cleanText(typed)).toBe(typed),
  );
});
