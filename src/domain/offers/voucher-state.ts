import { expiryOf } from './code-expiry';

/** What a voucher is good for; given: its code is the recipient's; unknown: nothing is said of it. */
export type VoucherState = 'usable' | 'used' | 'expired' | 'blocked' | 'given' | 'unknown';

/** By the service's status (spec offers#loyalty). */
const BY_STATUS: Readonly<Record<string, VoucherState>> = {
  AVAILABLE: 'usable',
  REDEEMED: 'used',
  EXPIRED: 'expired',
  BLOCKED: 'blocked',
};

interface Voucher {
  status: string;
  type?: string | null | undefined;
  expiresAt?: string | null | undefined;
}

/**
 * Returns the state of a voucher; one whose end has passed since it was loaded is no longer usable.
 * @param now the service's time, in ms since 1970
 */
export function voucherState({ status, type, expiresAt }: Voucher, now: number): VoucherState {
  if (type === 'GIFT') return 'given';
  const state = BY_STATUS[status] ?? 'unknown';
  return state === 'usable' && expiryOf(expiresAt, now).state === 'past' ? 'expired' : state;
}
