import { describe, expect, it } from 'vitest';
import { dayStart, endOf, startOf } from '#domain/time/day-bounds';

describe('the bounds of a day', () => {
  it("are the visitor's own midnights", () => {
    expect(dayStart('2026-11-28')).toBe(new Date(2026, 10, 28).toISOString());
    expect(dayStart('2026-11-30', 1)).toBe(new Date(2026, 11, 1).toISOString());
  });

  it('are none of what is no day', () => {
    for (const value of ['', '28/11/2026', '2026-02-30']) expect(dayStart(value)).toBeUndefined();
  });

  it('are those of what a service says it is valid from and until', () => {
    expect(startOf('2026-11-30')).toBe(new Date(2026, 10, 30).getTime());
    expect(endOf('2026-11-30')).toBe(new Date(2026, 11, 1).getTime());
    expect([startOf, endOf].map((of) => of('2026-11-30T12:00:00Z'))).toEqual([
      Date.UTC(2026, 10, 30, 12),
      Date.UTC(2026, 10, 30, 12),
    ]);
    for (const text of ['', null, undefined, 'em breve'])
      expect([startOf(text), endOf(text)]).toEqual([Number.NaN, Number.NaN]);
  });
});
