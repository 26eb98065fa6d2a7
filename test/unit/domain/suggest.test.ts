import { describe, expect, it } from 'vitest';
import { containsName, sameName } from '#domain/person/same-name';
import { suggester } from '#domain/text/suggest';

const cities = [
  'Belo Vale',
  'Belo Horizonte',
  'Novo Horizonte',
  'Santa Bárbara d’Oeste',
  'São João del-Rei',
  'Uberaba',
  'Uberlândia',
];
const suggest = suggester(cities, (city) => city);
const found = (typed: string) => suggest(typed).map(({ item }) => item);
const marked = (typed: string) =>
  suggest(typed).map(({ item, offset, length }) => item.slice(offset, offset + length));

describe('suggester', () => {
  it('gives every item in the order given while nothing is typed', () => {
    expect(found('')).toEqual(cities);
    expect(found(' - ')).toEqual(cities);
  });
  it('ignores accents, case, spaces and punctuation', () => {
    expect(found('sao joao del rei')).toEqual(['São João del-Rei']);
    expect(found('SANTABARBARA')).toEqual(['Santa Bárbara d’Oeste']);
    expect(found('doeste')).toEqual(['Santa Bárbara d’Oeste']);
    expect(found('uberlandia')).toEqual(['Uberlândia']);
  });
  it('finds what is typed in decomposed letters, in labels that are decomposed too', () => {
    expect(suggester(['São Paulo'.normalize('NFD')], (city) => city)('são'.normalize('NFD'))).toHaveLength(1);
  });
  it('puts what begins with it first, then words that do, then the rest', () => {
    expect(found('bel')).toEqual(['Belo Vale', 'Belo Horizonte']);
    expect(found('hor')).toEqual(['Belo Horizonte', 'Novo Horizonte']);
    expect(
      suggester(['Cabana', 'Nova Ana', 'Ana Rech'], (city) => city)('ana').map(({ item }) => item),
    ).toEqual(['Ana Rech', 'Nova Ana', 'Cabana']);
  });
  it('prefers a word’s beginning over an earlier place inside another word', () => {
    expect(suggester(['Banana Ana'], (city) => city)('ana')).toMatchObject([{ offset: 7, length: 3 }]);
    expect(suggester(['Banana'], (city) => city)('an')).toMatchObject([{ offset: 1, length: 2 }]);
  });
  it('tells where the text lies, in the label’s own characters', () => {
    expect(marked('joao d')).toEqual(['João d']);
    expect(marked('landia')).toEqual(['lândia']);
  });
  it('returns null for an unknown name', () => {
    expect(found('xyz')).toEqual([]);
  });
});

describe('containsName', () => {
  it.each([
    ['Colibri São José', 'sao', true],
    ['Colibri São José', 'saojo', true],
    ['Colibri São José', 'aurora', false],
    ['Colibri São José', '', false],
    ['Colibri São José', ' - ', false],
  ])('%j contains %j: %s', (name, part, contains) => expect(containsName(name, part)).toBe(contains));
});

describe('sameName', () => {
  it('is about letters and digits', () => {
    expect(sameName('São João del-Rei', 'SAO JOAO DEL REI')).toBe(true);
    expect(sameName('Betim', 'Betin')).toBe(false);
  });
});
