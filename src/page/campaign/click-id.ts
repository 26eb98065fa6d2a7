import { assignCookie, pageDocument } from '../core/native';
import { whenConsented } from '../settings/consent';
import { cookieDomains } from '../settings/cookie-domains';
import { metaText } from '../settings/meta-text';

/** Lifetime of an ad-click id in our cookie, in days (spec leads#click-id). */
export const CLICK_ID_DAYS = 90;
export const CLICK_COOKIE = 'vitrine_gclid';
/** The format of ad networks' ids; any other text in the address is ignored and not stored. */
export const CLICK_ID = /^[\w.-]{1,255}$/;

/**
 * Returns the ad-click id in an address. `gclsrc` names the source of the id: without it or with `aw` the ad network,
 * with any other value (organic, ds) not (ours, as the ad network's own documentation has it).
 */
export function addressClickId(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const id = query.get('gclid') ?? '';
  const source = query.get('gclsrc')?.toLowerCase();
  return CLICK_ID.test(id) && (!source || source.split('.').includes('aw')) ? id : undefined;
}

const isKept = (): boolean => pageDocument.cookie.includes(`${CLICK_COOKIE}=`);

/** Writes the cookie for the brand's hosts: on the author's domain, else on the widest that the browser accepts. */
function write(id: string): void {
  const rest = `path=/; max-age=${CLICK_ID_DAYS * 86_400}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  for (const domain of [metaText('cookie-domain') ?? [], ...cookieDomains()].flat()) {
    if (isKept()) return;
    assignCookie(`${CLICK_COOKIE}=${id}; ${rest}${domain ? `; domain=${domain}` : ''}`);
  }
}

/**
 * Keeps the ad-click id of the address for 90 days, unless one is kept, once the visitor consents to it (spec
 * leads#click-id). Never throws: with blocked cookies only a lead of this page has the id.
 */
export function keepClickId(search: string = location.search): void {
  const id = addressClickId(search);
  if (!id) return;
  whenConsented('ad_storage', () => {
    try {
      write(id);
    } catch {
      // Cookies are blocked.
    }
  });
}
