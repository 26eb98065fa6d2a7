import { describe, expect, it } from 'vitest';
import { BRANDS, COUNTRIES, LANGUAGES } from '#domain/core/brands';
import { authoredAddress, authoredNumber, authoredWord, isOff } from '#page/core/authored';
import { authoredText } from '#page/settings/meta-text';

describe('a value as authors write it', () => {
  it.each([
    ['“Contato”', 'Contato'],
    ['”Contato”', 'Contato'],
    ['”Contato″', 'Contato'],
    ['«Contato»', 'Contato'],
    ['‘Contato’', 'Contato'],
    ['„Contato“', 'Contato'],
    ['“Fale', 'Fale'],
    ['conosco”', 'conosco'],
    ['"Fale conosco"', 'Fale conosco'],
    ['""Fale conosco""', 'Fale conosco'],
    ['\u00A0\uFEFFFale\u00A0conosco\u200B ', 'Fale\u00A0conosco'],
    ['“/contato?x=1#y”', '/contato?x=1#y'],
    ['“”', ''],
    // Quotes that are the text's own.
    ['O “novo” Compass', 'O “novo” Compass'],
    ['“Novo” ou “usado”', '“Novo” ou “usado”'],
    ['“Fale com a gente”', '“Fale com a gente”'],
    ['5" ou 7"', '5" ou 7"'],
    ["D'Ávila", "D'Ávila"],
  ])('%j is %j', (written, text) => expect(authoredText(written)).toBe(text));

  it.each([
    ['FIAT', BRANDS, 'fiat'],
    ['Fiat Abarth', BRANDS, 'fiat-abarth'],
    ['FIAT_ABARTH', BRANDS, 'fiat-abarth'],
    ['abarth', BRANDS, 'fiat-abarth'],
    ['Citroën', BRANDS, 'citroen'],
    ['CITROE\u0308N', BRANDS, 'citroen'],
    ['LeapMotor', BRANDS, 'leapmotor'],
    ['ford', BRANDS, undefined],
    ['constructor', BRANDS, undefined],
    ['br', COUNTRIES, 'BR'],
    ['BRA', COUNTRIES, 'BR'],
    ['Brasil', COUNTRIES, 'BR'],
    ['Brazil', COUNTRIES, 'BR'],
    ['Argentina', COUNTRIES, 'AR'],
    ['arg', COUNTRIES, 'AR'],
    ['Uruguay', COUNTRIES, undefined],
    ['pt_BR', LANGUAGES, 'pt-BR'],
    ['PT-br', LANGUAGES, 'pt-BR'],
    ['pt', LANGUAGES, 'pt-BR'],
    ['Português', LANGUAGES, 'pt-BR'],
    ['es-ar', LANGUAGES, 'es-AR'],
    ['Español', LANGUAGES, 'es-AR'],
    ['en', LANGUAGES, undefined],
    ['pt-PT', LANGUAGES, undefined],
    ['Sim', ['on', 'off'], 'on'],
    ['sí', ['on', 'off'], 'on'],
    ['1', ['on', 'off'], 'on'],
    ['Não', ['on', 'off'], 'off'],
    ['0', ['on', 'off'], 'off'],
    ['talvez', ['on', 'off'], undefined],
    ['gcp', ['service', 'GCP', 'AWS'], 'GCP'],
    ['', ['on', 'off'], undefined],
  ] as const)('%j of %j is %j', (written, words, word) =>
    expect(authoredWord<string>(written, words)).toBe(word),
  );

  it.each(['false', 'OFF', '0', 'no', 'Não', 'nao', 'N'])('%j is off', (text) =>
    expect(isOff(text)).toBe(true),
  );
  it.each(['', 'true', 'sim', '1', 'on', 'novo'])('%j is not off', (text) => expect(isOff(text)).toBe(false));

  it.each([
    ['90000', 90000],
    ['12.5', 12.5],
    ['0.01', 0.01],
    ['12,5', 12.5],
    ['0,5', 0.5],
    ['90.000', 90000],
    ['1.234.567', 1234567],
    ['90.000,00', 90000],
    ['R$ 90.000', 90000],
    ['R$\u00A090.000,50', 90000.5],
    ['$ 45.000.000', 45000000],
    ['50%', 50],
    ['12 km', 12],
    ['48x', 48],
    ['-5', -5],
    ['1e3', 1000],
    ['0.900', 0.9],
    ['90,000', undefined],
    ['US 90,000.00', undefined],
    ['90,000.00', 90000],
    ['1,2,3', undefined],
    ['12.34.56', undefined],
    ['', undefined],
    ['R$', undefined],
    ['doze', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
  ])('the number %j is %j', (written, number) => expect(authoredNumber(written)).toBe(number));

  it.each([
    ['www.marca.com.br/contato', 'https://www.marca.com.br/contato'],
    ['marca.com.br', 'https://marca.com.br'],
    ['api.marca.com.ar/v1?x=1', 'https://api.marca.com.ar/v1?x=1'],
    ['Marca.COM/a', 'https://Marca.COM/a'],
    // Addresses of the page's own.
    ['contato.html', 'contato.html'],
    ['/contato', '/contato'],
    ['#contato', '#contato'],
    ['?a=marca.com', '?a=marca.com'],
    ['arquivo.com.html', 'arquivo.com.html'],
    ['//marca.com/a', '//marca.com/a'],
    ['http://marca.com', 'http://marca.com'],
    ['ana@marca.com', 'ana@marca.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('the address %j is %j', (written, address) => expect(authoredAddress(written)).toBe(address));
});
