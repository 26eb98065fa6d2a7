import { outsideAddress } from '#domain/text/outside-address';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { getDiscountClubLink, getEperLink, getEperLinkV3, getRewardsLink } from '#services/auth';

export type Benefit = 'discount-club' | 'eper' | 'rewards';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Returns the status of a failed call; 0 without an answer. */
const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Whether the service says that the visitor has no such benefit. */
export const isNoBenefit = (error: unknown): boolean => [FORBIDDEN, NOT_FOUND].includes(statusOf(error));

/** Asks for the parts catalogue's link of version 3, and for the unversioned one if the service has none (spec services#authentication). */
const eperLink = (signal: AbortSignal) =>
  getEperLinkV3({}, { signal }).catch((error) => {
    if (statusOf(error) !== NOT_FOUND) throw error;
    return getEperLink({}, { signal });
  });

/**
 * Resolves to the address that opens a benefit's site signed in, once. Throws a ServiceError; a TypeError for an address
 * to which no visitor is led.
 */
export async function linkOf(benefit: Benefit, club: string, signal: AbortSignal): Promise<SafeUrl> {
  const calls = {
    'discount-club': () => getDiscountClubLink({ id: club }, { signal }),
    eper: () => eperLink(signal),
    rewards: () => getRewardsLink({}, { signal }),
  };
  const address = safeUrl(outsideAddress((await calls[benefit]()).url));
  if (!address) throw new TypeError('the link is no public https address');
  return address;
}
