import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/core/brands';
import { spelled } from '#domain/spoken/spoken-codes';
import { spokenSpan, spokenText } from '#domain/spoken/spoken-text';
import { rows } from '../../../voice/rows';

describe('spokenText', () => {
  it.each(rows)('$language $written', ({ language, written, spoken }) =>
    expect(spokenText(written, language)).toBe(spoken),
  );
  it.each([
    'Sem número, Av. Brasil',
    'Compass Longitude 1.3',
    'a•••@exemplo.com, 1 de 3',
    '•••••••••, 1 de 3',
    'R$ 1.2345',
    'AR$ 10',
    '12:00:30',
    '1/3',
    '5 mil',
    '2 x',
    '4 maçãs',
    'nº',
  ])('leaves what it does not know: %s', (text) => expect(spokenText(text, 'pt-BR')).toBe(text));
});

describe('spokenSpan', () => {
  it.each<[number[], Language, string]>([
    [[0, 0, 2, 59], 'pt-BR', '2 minutos e 59 segundos'],
    [[1, 1, 1, 1], 'pt-BR', '1 dia, uma hora, 1 minuto e 1 segundo'],
    [[3, 0, 0, 21], 'es-AR', '3 días y veintiún segundos'],
    [[0, 0, 0, 0], 'es-AR', '0 segundos'],
  ])('%j in %s', ([days = 0, hours = 0, minutes = 0, seconds = 0], language, words) =>
    expect(spokenSpan({ days, hours, minutes, seconds }, language)).toBe(words),
  );
});

it.each([
  ['AAA 000', 'A A A, 0 0 0'],
  ['', ''],
])('spells %s', (code, characters) => expect(spelled(code)).toBe(characters));
