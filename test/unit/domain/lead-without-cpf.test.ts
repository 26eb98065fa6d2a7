import { describe, expect, it } from 'vitest';
import { cpfOptional, parseLeadWithoutCpf } from '#domain/lead/lead-without-cpf';
import { SETTINGS } from '#page/settings/settings';

describe('lead without CPF (spec leads#lead-without-cpf)', () => {
  it.each([
    ['', { kind: 'off' }],
    ['off', { kind: 'off' }],
    [' Everywhere ', { kind: 'everywhere' }],
    [
      'cities=3106200, 3550308; dealers=0001',
      { kind: 'listed', cities: ['3106200', '3550308'], dealers: ['0001'] },
    ],
    ['dealers=', { kind: 'listed', cities: [], dealers: [] }],
    ['cidades=1', null],
    ['cities', null],
    ['cities=1=2', null],
    ['cities=<b>', null],
    ['yes', null],
  ])('parses %j', (text, expected) => {
    expect(parseLeadWithoutCpf(text)).toEqual(expected);
    // The page's setting accepts the same texts.
    expect(SETTINGS['lead-without-cpf'][0](text) !== undefined).toBe(expected !== null);
  });

  const listed = parseLeadWithoutCpf('cities=3106200;dealers=0001');
  it.each([
    [{ kind: 'off' } as const, { cityCode: '3106200' }, false],
    [{ kind: 'everywhere' } as const, {}, true],
    [listed, { cityCode: '3106200' }, true],
    [listed, { dealer: '0001' }, true],
    [listed, { cityCode: '1', dealer: '2' }, false],
    [listed, {}, false],
  ])('%j at %j: %s', (setting, place, expected) =>
    expect(setting && cpfOptional(setting, place)).toBe(expected),
  );
});
