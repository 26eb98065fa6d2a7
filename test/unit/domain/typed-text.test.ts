import { describe, expect, it } from 'vitest';
import { email, name } from '#domain/person/contact';
import { cnpj, cpf } from '#domain/person/documents';
import { maskCnpj, maskCpf } from '#domain/text/format';
import { cleanText, cleanValues, isGreaterThan, maxLength, required } from '#domain/text/typed-text';

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

describe('the values of a form', () => {
  it('are clean texts, but for passwords and what is no text', () => {
    const values = {
      name: ' Ana ',
      password: ' a\u200Bb ',
      newPassword: ' x',
      allowEmail: true,
      none: undefined,
    };
    expect(cleanValues(values)).toEqual({ ...values, name: 'Ana' });
  });
});

describe('a text has', () => {
  it.each(['a', ' 0 '])('something in %j', (value) => expect(required(value)).toBe(true));
  it.each(['', '  '])('nothing in %j', (value) => expect(required(value)).toBe(false));
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
