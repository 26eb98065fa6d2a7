import { describe, expect, it } from 'vitest';
import { expiryOf, NEAR_EXPIRY } from '#domain/offers/code-expiry';

const NOW = new Date(2026, 10, 20, 12).getTime();
const HOUR = 3_600_000;
const ahead = (ms: number) => new Date(NOW + ms).toISOString();

describe('the expiry of a code', () => {
  it('lasts until its day is over, or until its moment', () => {
    expect(expiryOf('2026-11-20', NOW)).toEqual({ state: 'near', days: 0 });
    expect(expiryOf('2026-11-19', NOW)).toEqual({ state: 'past' });
    expect(expiryOf(ahead(HOUR), NOW)).toEqual({ state: 'near', days: 0 });
    expect(expiryOf(ahead(0), NOW)).toEqual({ state: 'past' });
    expect(expiryOf(ahead(-HOUR), NOW)).toEqual({ state: 'past' });
  });

  it('is pointed out in its last days', () => {
    expect(expiryOf('2026-11-27', NOW)).toEqual({ state: 'near', days: NEAR_EXPIRY });
    expect(expiryOf('2026-11-28', NOW)).toEqual({ state: 'later', days: NEAR_EXPIRY + 1 });
  });

  it.each(['', undefined, null, 'amanhã', '2026-02-31', 'T'])('is unknown without a date: %j', (text) => {
    expect(expiryOf(text, NOW)).toEqual({ state: 'unknown' });
  });
});
