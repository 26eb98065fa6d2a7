import { outsideAddress } from '../../../src/domain/outside-address';
import { getDiscountClubLink, getEperLink, getEperLinkV3, getRewardsLink } from '../../../src/services/auth';

export type Benefit = 'discount-club' | 'eper' | 'rewards';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Returns the status of a failed call; 0 without an answer. */
const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Whether the service says that the visitor has no such benefit. */
export const isNoBenefit = (error: unknown): boolean => [FORBIDDEN, NOT_FOUND].includes(statusOf(error));

/**
 * Asks for the parts catalogue's link as version 3 has it, in which sessions start (AUTH-12, AUTH-14); a service without
 * that call has the unversioned one. The documents name both calls and no brand for either.
 */
const eperLink = (signal: AbortSignal) =>
  getEperLinkV3({}, { signal }).catch((error) => {
    if (statusOf(error) !== NOT_FOUND) throw error;
    return getEperLink({}, { signal });
  });

/** A link that is valid once, until a moment in ms since 1970; no end if the service names none. */
export interface BenefitLink {
  address: string;
  expiresAt: number;
}

/**
 * Resolves to the link that opens a benefit's site signed in. Throws a ServiceError; a TypeError for an address to which
 * no visitor is led.
 */
export async function linkOf(benefit: Benefit, club: string, signal: AbortSignal): Promise<BenefitLink> {
  const calls = {
    'discount-club': () => getDiscountClubLink({ id: club }, { signal }),
    eper: () => eperLink(signal),
    rewards: () => getRewardsLink({}, { signal }),
  };
  const { url, expiresAt } = await calls[benefit]();
  const address = outsideAddress(url);
  if (!address) throw new TypeError('the link is no public https address');
  return { address, expiresAt: Date.parse(expiresAt) || Number.POSITIVE_INFINITY };
}
