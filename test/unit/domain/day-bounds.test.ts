import { describe, expect, it } from 'vitest';
import { dayStart } from '#domain/time/day-bounds';

describe('the bounds of a day', () => {
  it("are the visitor's own midnights", () => {
    expect(dayStart('2026-11-28')).toBe(new Date(2026, 10, 28).toISOString());
    expect(dayStart('2026-11-30', 1)).toBe(new Date(2026, 11, 1).toISOString());
  });

  it('are none of what is no day', () => {
    for (const value of ['', '28/11/2026', '2026-02-30']) expect(dayStart(value)).toBeUndefined();
  });
});
