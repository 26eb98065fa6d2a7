import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carText, parseCarText } from '#domain/car/link';

const full = {
  mvsCode: '358AF11',
  year: 2026,
  color: '249',
  coating: 'T01',
  parts: ['PTE', 'MUL'],
  services: ['358AF11-V01'],
};

describe('a car as text', () => {
  it('is codes and signs that an address carries as they are', () => {
    expect(carText(full)).toBe('358AF11~2026~249~T01~PTE.MUL~358AF11-V01');
    expect(new URLSearchParams({ car: carText(full) }).toString()).toBe(
      'car=358AF11%7E2026%7E249%7ET01%7EPTE.MUL%7E358AF11-V01',
    );
  });
  it('is read as it was written, whatever its codes hold', () => {
    const code = fc.string({ minLength: 1, unit: 'grapheme' });
    const made = fc.record({
      mvsCode: fc.constantFrom('358AF11', '1CSCAF1M51TBUPZ1'),
      year: fc.integer({ min: 1990, max: 2100 }),
      color: fc.string(),
      coating: fc.string(),
      parts: fc.array(code),
      services: fc.array(code),
    });
    fc.assert(fc.property(made, (car) => void expect(parseCarText(carText(car))).toEqual(car)));
  });
  it('needs no year', () => {
    const { year, ...rest } = full;
    expect(year).toBe(2026);
    expect(parseCarText(carText(rest))).toEqual(rest);
  });
  it('is nothing without a code of 7 or 16 characters', () => {
    for (const text of [null, undefined, '', '~', '358AF1~2026', '%E0%A4%A~2026', '%~~~'])
      expect(parseCarText(text)).toBeNull();
  });
  it('is taken as far as it is whole', () => {
    expect(parseCarText('358AF11')).toEqual({
      mvsCode: '358AF11',
      color: '',
      coating: '',
      parts: [],
      services: [],
    });
    for (const year of ['-3', '1e21', '1899', '2101', '2026.5', 'NaN'])
      expect(parseCarText(`358AF11~${year}~249`)).not.toHaveProperty('year');
    expect(parseCarText('358AF11~soon~249')).toMatchObject({ color: '249' });
  });
  it('is any text without breaking', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseCarText(text)));
    fc.assert(fc.property(fc.string(), (text) => void parseCarText(`358AF11~2026~${text}`)));
  });
});
