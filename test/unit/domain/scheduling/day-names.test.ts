import { describe, expect, it } from 'vitest';
import { dayName, monthName, weekdayNames } from '#domain/scheduling/day-names';

describe('days in words', () => {
  it('have the weekday, and months a capital', () => {
    expect(dayName('2026-11-20', 'pt-BR')).toBe('sexta-feira, 20 de novembro de 2026');
    expect(monthName('2026-11-20', 'es-AR')).toBe('Noviembre de 2026');
  });

  it('begin with Sunday, in full and in three letters', () => {
    expect(weekdayNames('pt-BR')[0]).toEqual({ full: 'domingo', short: 'dom' });
    expect(weekdayNames('es-AR').map(({ short }) => short.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  it('never throw for a text that is no day', () => {
    expect(dayName('soon', 'pt-BR')).toContain('1970');
  });
});
