import { describe, expect, it } from 'vitest';
import { email, name } from '#domain/person/contact';
import { cnpj, cpf } from '#domain/person/documents';
import { maskCnpj, maskCpf } from '#domain/text/format';
import {
  cleanLine,
  cleanName,
  cleanText,
  cleanValues,
  isGreaterThan,
  maxLength,
  required,
  type TextKind,
} from '#domain/text/typed-text';

describe('a text as people have it', () => {
  it.each([
    ['Joa\u0303o', 'João'],
    ['\uFF11\uFF12\uFF13\uFF0D\uFF14', '123-4'],
    ['Ana\u200B Lima\uFEFF', 'Ana Lima'],
    ['\u202Aana@exemplo.com\u202C', 'ana@exemplo.com'],
    ['  Ana\u00A0Lima ', 'Ana Lima'],
    ['D\u00B4Ávila', "D'Ávila"],
    ['`citação`', '`citação`'],
    ['CPF: 529.982.247-25', '529.982.247-25'],
    ['CNPJ 11.222.333/0001-81', '11.222.333/0001-81'],
    ['CEP 01310-100', '01310-100'],
    ['tel.: +55 11 98765-4321', '+55 11 98765-4321'],
    ['Placa: ABC1D23', 'ABC1D23'],
    ['mailto:ana@exemplo.com', 'ana@exemplo.com'],
    ['Ana Lima <ana@exemplo.com>', 'ana@exemplo.com'],
    ['ana@exemplo.com;', 'ana@exemplo.com'],
    ['ana@exemplo.com.', 'ana@exemplo.com'],
    ['MAILTO:ana@exemplo.com?subject=Oi', 'ana@exemplo.com'],
    ['<mailto:ana@exemplo.com>', 'ana@exemplo.com'],
    ['E-mail: ana@exemplo.com', 'ana@exemplo.com'],
    ['\uFEFFana@exemplo.com\u00AD', 'ana@exemplo.com'],
    ['ana@exemplo.com\t', 'ana@exemplo.com'],
    ['tel:+5511987654321', '+5511987654321'],
    ['WhatsApp: (11) 98765-4321', '(11) 98765-4321'],
    ['\u202A(11)\u202C 98765\u20114321', '(11) 98765\u20114321'],
    ['+1\uFE0D5', '+15'],
    ['\u0661\u0662\u0663', '123'],
    ['\u06F4\u06F5', '45'],
    ['\uFF10\uFF11\uFF13\uFF11\uFF10-\uFF11\uFF10\uFF10', '01310-100'],
    ['Chassi: 9BWZZZ377VT004251', '9BWZZZ377VT004251'],
    ['VIN: 9BW\u200BZZZ377VT004251', '9BWZZZ377VT004251'],
    ['CUPOM\u200B10\u00A0', 'CUPOM10'],
    // Texts that only look like it.
    ['Telma Souza', 'Telma Souza'],
    ['Tel Aviv', 'Tel Aviv'],
    ['Placa Solar Ltda', 'Placa Solar Ltda'],
    ['Escreva para ana@exemplo.com.', 'Escreva para ana@exemplo.com.'],
    ['Linha 1\n\nLinha 2', 'Linha 1\n\nLinha 2'],
  ])('%j is meant as %j, once and for all', (typed, meant) => {
    expect(cleanText(typed)).toBe(meant);
    expect(cleanText(meant)).toBe(meant);
  });
  it('becomes the number of its document, with the label or without', () => {
    for (const typed of ['CPF: 529.982.247-25', 'cpf 52998224725', '\u200E529.982.247-25'])
      expect([maskCpf(cleanText(typed)), cpf(cleanText(typed))]).toEqual(['529.982.247-25', true]);
    for (const typed of ['CNPJ 11.222.333/0001-81', 'cnpj: 11222333000181'])
      expect([maskCnpj(cleanText(typed)), cnpj(cleanText(typed))]).toEqual(['11.222.333/0001-81', true]);
  });
  it.each(["D'Ávila", 'Ó Brien', 'A. Souza', 'Y Lan', "O'Brien", 'J.Silva', 'G\u0303era Vera', 'Lú'])(
    'is a name: %s',
    (typed) => expect(name(cleanText(typed))).toBe(true),
  );
  it.each(['A', 'A.', '1a', '.Ana', 'A..B'])('is no name: %s', (typed) =>
    expect(name(cleanText(typed))).toBe(false),
  );
  it('is an e-mail address without what surrounds it', () => {
    for (const typed of ['mailto:ana@exemplo.com', 'Ana <ana@exemplo.com>', 'ana@exemplo.com;'])
      expect(email(cleanText(typed))).toBe(true);
  });
});

const FAMILY = '👨\u200D👩\u200D👧\u200D👦';
const ENGLAND = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

describe('a line or a name as people have it', () => {
  it.each([
    ['Rua\u00A0Direita\u200B', 'Rua Direita'],
    ['Av. Brasil, 10.', 'Av. Brasil, 10.'],
    [`Oferta ${FAMILY} ❤\uFE0F ${ENGLAND}`, `Oferta ${FAMILY} ❤\uFE0F ${ENGLAND}`],
    ['CEP 01310-100 não é aceito', 'CEP 01310-100 não é aceito'],
    ['CPF: qualquer', 'CPF: qualquer'],
    ['Sa\u00ADla\u2060 2\u2028', 'Sala 2'],
  ])('a line: %j is %j', (typed, meant) => expect(cleanLine(typed)).toBe(meant));
  it.each([
    ['Ana  Maria\u00A0 Lima', 'Ana Maria Lima'],
    ['Jo\u00ADão\u200D \u200ESilva\uFEFF', 'João Silva'],
    ['\u2068D´Ávila\u2069 Souza', "D'Ávila Souza"],
  ])('a name: %j is %j', (typed, meant) => expect(cleanName(typed)).toBe(meant));
});

describe('the values of a form', () => {
  const AS_TYPED = [
    'CEP 01310-100 não é aceito',
    'CEP: 01310-100',
    'ana@exemplo.com.',
    'Ana <ana@exemplo.com>',
    'Obrigado\u00A0pela visita.',
    `Gostei ${FAMILY} ${ENGLAND} ❤\uFE0F`,
    'e\u0301 \u2018aspas\u2019 a´b',
    'um\u200Bdois\r\ntrês  espaços',
  ];
  it.each(AS_TYPED)('are sentences as they were typed: %j', (text) =>
    expect(cleanValues({ message: ` ${text}\n` }, { message: 'free' })).toEqual({ message: text }),
  );
  it.each([
    ['form', ' CPF: 529.982.247-25 ', '529.982.247-25'],
    ['name', ' Ana  Lima ', 'Ana Lima'],
    ['line', ' Rua\u00A0A ', 'Rua A'],
    ['free', ' CPF: 1 ', 'CPF: 1'],
    ['secret', ' a\u200Bb´c ', ' a\u200Bb´c '],
  ] as const satisfies [TextKind, string, string][])('are plain by their kind: %s', (kind, typed, sent) =>
    expect(cleanValues({ field: typed }, { field: kind })).toEqual({ field: sent }),
  );
  it('stay as they came where no field shows them, or nobody has changed them', () => {
    const values = { shown: ' a\u00A0b', hidden: ' CPF: 1 ', flag: true, none: undefined, code: 'CPF: 1' };
    const kinds = { shown: 'line', flag: 'line', code: 'form' } as const;
    expect(cleanValues(values, kinds, values)).toEqual({ ...values, code: '1' });
    expect(cleanValues(values, kinds)).toEqual({ ...values, shown: 'a b', code: '1' });
  });
});

describe('a text has', () => {
  it.each(['a', ' 0 '])('something in %j', (value) => expect(required(value)).toBe(true));
  it.each(['', '  ', '\u200B\uFEFF', ' \u00AD\u00A0'])('nothing in %j', (value) =>
    expect(required(value)).toBe(false),
  );
  it('as many characters as are read', () =>
    expect([maxLength('🚗🚗', { max: 2 }), maxLength('abc', { max: 2 })]).toEqual([true, false]));
  it('isGreaterThan compares numbers and what was typed', () => {
    expect([1, '1', '0,5', '0.5', ' 2 '].map((value) => isGreaterThan(value))).toEqual(Array(5).fill(true));
    expect([0, '0', '', ' ', '-1', 'x', Number.NaN].map((value) => isGreaterThan(value))).toEqual(
      Array(7).fill(false),
    );
    expect([isGreaterThan(5, { than: 5 }), isGreaterThan('5,01', { than: 5 })]).toEqual([false, true]);
  });
});
