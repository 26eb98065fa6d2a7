import { allCookies, cookie } from './settings/cookies';

/** Lifetime of an ad-click id in our cookie, in days (spec leads#click-id). */
export const CLICK_ID_DAYS = 90;
const CLICK_COOKIE = 'vitrine_gclid';
/** Cookies of the ad network's conversion linker: `GCL.<seconds>.<id>`, newest kind first. */
const CONVERSION_COOKIES = ['_gcl_aw', '_gac_gclid', '__gads_gclid'];
/** Values of `gclsrc` for ids that do not come from an ad network's click. */
const FOREIGN_SOURCES = new Set(['none', 'direct', 'organic']);
/** The format of ad networks' ids; any other text in the address is ignored and not stored. */
const CLICK_ID = /^[\w.-]{1,255}$/;

/**
 * Returns the ad-click id: from our cookie; else from the address, then stored for 90 days; else from older conversion
 * cookies (spec leads#click-id). The code that writes cookies loads for a fresh id only, and no lead waits for it.
 */
export function clickId(search: string = location.search): string | undefined {
  const kept = cookie(CLICK_COOKIE);
  if (kept) return kept;
  const query = new URLSearchParams(search);
  const fresh = query.get('gclid') ?? '';
  if (CLICK_ID.test(fresh) && !FOREIGN_SOURCES.has((query.get('gclsrc') ?? '').toLowerCase())) {
    import('./set-cookie').then(
      ({ setCookie }) => setCookie(CLICK_COOKIE, fresh, CLICK_ID_DAYS),
      // This lead has its id; a later one has it from the address.
      () => {},
    );
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

/** Returns the utm values of the address; an address without a query has source direct, medium none (spec leads#campaign). */
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
