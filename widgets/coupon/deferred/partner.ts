import { writeAddress } from '#page/address/write-address';
import { pageSingleton } from '#page/core/page-singleton';
import { decryptPartnershipToken } from '#services/offer-coupon';

/** Parameter of a partner's link; ours, as the specification names none. */
const PARAMETER = 'partner-token';

/** What a partner's link says. */
export type Partner = Awaited<ReturnType<typeof decryptPartnershipToken>>;

/** The token of this page view: its link is read once, however many widgets there are. In memory only. */
const link = pageSingleton('partnerLink', () => ({ token: '' }));

/**
 * Returns the token of the partner's link, empty if the page was opened by another one. Removes it from the address: it
 * contains personal data.
 */
export function partnerToken(): string {
  const url = new URL(location.href);
  const found = url.searchParams.get(PARAMETER);
  if (found !== null) {
    link.token = found;
    url.searchParams.delete(PARAMETER);
    writeAddress(url);
  }
  return link.token;
}

/** Resolves to what the partner's link says (CPN-01). Throws a ServiceError. */
export const partnerOf = (text: string): Promise<Partner> =>
  decryptPartnershipToken({ query: { token: text } });
