import { describe, expect, it } from 'vitest';
import { voucherState } from '#domain/offers/voucher-state';

const NOW = Date.UTC(2026, 10, 20, 12);

describe('the state of a voucher', () => {
  it.each([
    [{ status: 'AVAILABLE' }, 'usable'],
    [{ status: 'AVAILABLE', expiresAt: '2026-12-24' }, 'usable'],
    [{ status: 'AVAILABLE', expiresAt: '2026-11-01' }, 'expired'],
    [{ status: 'REDEEMED', expiresAt: '2026-11-01' }, 'used'],
    [{ status: 'EXPIRED' }, 'expired'],
    [{ status: 'BLOCKED' }, 'blocked'],
    [{ status: 'REDEEMED', type: 'GIFT' }, 'given'],
    [{ status: 'AVAILABLE', type: 'GIFTED' }, 'usable'],
    [{ status: 'PENDING' }, 'unknown'],
  ])('%j is %s', (voucher, state) => {
    expect(voucherState(voucher, NOW)).toBe(state);
  });
});
