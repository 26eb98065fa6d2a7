import { setCookie } from './set-cookie';
import { allCookies, cookie } from './settings/cookies';

/** Days an ad-click id lives in our cookie (spec leads#click-id). */
export const CLICK_ID_DAYS = 90;
const CLICK_COOKIE = 'vitrine_gclid';
/** Cookies of the ad network's own conversion linker: `GCL.<seconds>.<id>`, newest kind first. */
const CONVERSION_COOKIES = ['_gcl_aw', '_gac_gclid', '__gads_gclid'];
/** Values of `gclsrc` that say the id did not come from an ad network's click. */
const FOREIGN_SOURCES = new Set(['none', 'direct', 'organic']);
/** An id as ad networks write them; anything else in the address is not one, and is not stored. */
const CLICK_ID = /^[\w.-]{1,255}$/;

/** The ad-click id: our cookie; else the address, then kept for 90 days; else older conversion cookies (spec leads#click-id). */
export function clickId(search: string = location.search): string | undefined {
  const kept = cookie(CLICK_COOKIE);
  if (kept) return kept;
  const query = new URLSearchParams(search);
  const fresh = query.get('gclid') ?? '';
  if (CLICK_ID.test(fresh) && !FOREIGN_SOURCES.has((query.get('gclsrc') ?? '').toLowerCase())) {
    setCookie(CLICK_COOKIE, fresh, CLICK_ID_DAYS);
    return fresh;
  }
  for (const name of CONVERSION_COOKIES) {
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

/** The utm values of the address; an address without a query is direct, none (spec leads#campaign). */
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
 * Ids of the page's web analytics: the client id from its cookie (`GA1.1.<client>`), the measurement id from the
 * name of the first stream cookie (`_ga_XXXX`), the user id where the page sets one. Empty where there is none.
 */
export function analytics(): Analytics {
  const client = cookie('_ga')?.split('.').slice(2).join('.') ?? '';
  const stream = /(?:^|; )_ga_([A-Z0-9]+)=/.exec(allCookies())?.[1];
  return { clientId: client, trackId: stream ? `G-${stream}` : '', userId: cookie('_ga_user_id') ?? '' };
}
