import { describe, expect, it } from 'vitest';
import { cpf, cpfOrCnpj } from '#domain/person/documents';
import { documentDoubt, readListDocument } from '#domain/person/list-document';

describe('a document of a list', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['529.982.247‑25', '52998224725'],
    ['529.982.247–25', '52998224725'],
    ['11.222.333/0001−81', '11222333000181'],
    ['00000000191', '00000000191'],
    // A spreadsheet has dropped zeros.
    ['1234567890', '01234567890'],
    ['123456789.09', '12345678909'],
    ['1222333000128', '01222333000128'],
  ])('%j is %s', (text, document) => expect(readListDocument(text, cpfOrCnpj)).toEqual({ document }));
  it.each([
    ['1,22233E+13', 'power'],
    ['1.12223E+13', 'power'],
    ['529982247', 'zeros'],
    ['5299822472512', 'zeros'],
    ['52998224726', 'wrong'],
    ['191', 'wrong'],
    ['', 'wrong'],
    ['não tem', 'wrong'],
  ])('%j is none: %s', (text, problem) => {
    const read = readListDocument(text, cpfOrCnpj);
    expect(read).toEqual({ problem });
    for (const language of ['pt-BR', 'es-AR'] as const)
      expect(documentDoubt(read, language) === '').toBe(problem === 'wrong');
  });
  it('is none where it may be one of two', () => {
    const both = Array.from({ length: 20_000 }, (_, at) => String(10_000_000 + at)).find(
      (each) => cpfOrCnpj(each.padStart(11, '0')) && cpfOrCnpj(each.padStart(14, '0')),
    );
    expect(readListDocument(both ?? '', cpfOrCnpj)).toEqual({ problem: 'two' });
    expect(readListDocument(both ?? '', cpf)).toEqual({ document: both?.padStart(11, '0') });
  });
  it('has no doubt where there is none', () =>
    expect(documentDoubt({ document: '52998224725' }, 'pt-BR')).toBe(''));
});
