import { allCookies, cookie } from './settings/cookies';
import { addressClickId, CLICK_COOKIE, CLICK_ID } from './standalone/click-id';
import { hasConsent } from './standalone/consent';

/** Cookies of the ad network's conversion linker: `GCL.<seconds>.<id>`, newest kind first. */
const CONVERSION_COOKIES = ['_gcl_aw', '_gac_gclid', '__gads_gclid'];

/**
 * Resolves to the ad-click id: from our cookie; else from the address, whose id page-behaviours.ts keeps; else from older
 * conversion cookies; else to undefined (spec leads#click-id). Cookies are read only with the visitor's consent, if the
 * page requires it.
 */
export async function clickId(search: string = location.search): Promise<string | undefined> {
  const readsCookies = await hasConsent('ad_storage');
  const kept = readsCookies && cookie(CLICK_COOKIE);
  if (kept) return kept;
  const fresh = addressClickId(search);
  if (fresh) return fresh;
  for (const name of readsCookies ? CONVERSION_COOKIES : []) {
    const id = cookie(name)?.split('.').slice(2).join('.') || undefined;
    if (id && CLICK_ID.test(id)) return id;
  }
  return undefined;
}

export interface Campaign {
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
}

/**
 * Returns the utm values of this page's address; one without a query has source direct, medium none (spec
 * leads#campaign). Those of the landing page are not kept.
 */
export function campaign(search: string = location.search): Campaign {
  const query = new URLSearchParams(search);
  const bare = search.replace(/^\?/, '') === '';
  const utm = (name: string, fallback = '') => query.get(`utm_${name}`) ?? fallback;
  return {
    source: utm('source', bare ? 'direct' : ''),
    medium: utm('medium', bare ? 'none' : ''),
    campaign: utm('campaign'),
    content: utm('content'),
    term: utm('term'),
  };
}

export interface Analytics {
  clientId: string;
  trackId: string;
  userId: string;
}

/**
 * Returns the ids of the page's web analytics: the client id from its cookie (`GA1.1.<client>`), the measurement id from
 * the name of the first stream cookie (`_ga_XXXX`), the user id if the page sets one. Missing ids are empty.
 */
export function analytics(): Analytics {
  const client = cookie('_ga')?.split('.').slice(2).join('.') ?? '';
  const stream = /(?:^|; )_ga_([A-Z0-9]+)=/.exec(allCookies())?.[1];
  return { clientId: client, trackId: stream ? `G-${stream}` : '', userId: cookie('_ga_user_id') ?? '' };
}
