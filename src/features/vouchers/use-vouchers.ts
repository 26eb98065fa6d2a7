import type { Voucher } from '#services/entities/loyalty';
import { listAvailableVouchers, listRedeemedVouchers } from '#services/voucher-hub';
import { useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import { useAccountRows } from '../session/use-account-content';

/** Resolves to the account's vouchers, in whatever state. Throws a ServiceError. */
export async function loadVouchers(signal: AbortSignal): Promise<Voucher[]> {
  const [available, redeemed] = await Promise.all([
    listAvailableVouchers({}, { signal }),
    listRedeemedVouchers({}, { signal }),
  ]);
  // One that was used in between is in both: the later state counts.
  const used = new Set(redeemed.map(({ id }) => id));
  return [...available.filter(({ id }) => !used.has(id)), ...redeemed];
}

/** Resolves to the vouchers that something has made, the newest first. Throws a ServiceError. */
export const loadMade = async (
  signal: AbortSignal,
  isMade: (voucher: Voucher) => boolean,
): Promise<Voucher[]> =>
  (await loadVouchers(signal))
    .filter(isMade)
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));

/** The account's vouchers; another account's are dropped as its session begins. */
export function useVouchers() {
  const { signal } = useHost();
  return useCollection(useAccountRows('page'), () => loadVouchers(signal));
}
