import { outsideAddress } from '#domain/text/outside-address';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { getDiscountClubLink, getEperLink, getEperLinkV3, getRewardsLink } from '#services/auth';
import { isKind } from '#services/http/problem';

export type Benefit = 'discount-club' | 'eper' | 'rewards';

/** Whether the service says that the visitor has no such benefit. */
export const isNoBenefit = (error: unknown): boolean => isKind(error, 'forbidden', 'missing');

/** Asks for the parts catalogue's link of version 3, and for the unversioned one if the service has none (spec services#authentication). */
const eperLink = (signal: AbortSignal) =>
  getEperLinkV3({}, { signal }).catch((error) => {
    if (!isKind(error, 'missing')) throw error;
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
