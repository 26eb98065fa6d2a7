import { addressCampaign, type Campaign, keptCampaign } from './campaign/campaign-values';
import { addressClickId, CLICK_COOKIE, CLICK_ID } from './campaign/click-id';
import { hasConsent } from './settings/consent';
import { allCookies, cookie } from './settings/cookies';

/**
 * Names of the ad network's conversion cookies, newest kind first: of the conversion linker, `GCL.<seconds>.<id>`, and of a
 * property of the web analytics, `1.<seconds>.<id>`. One of `gb` has another kind of id.
 */
const CONVERSION_COOKIES = [/^_gcl_aw$/, /^_gac_(?!gb_)/];

/**
 * Resolves to the ad-click id: from our cookie; else from the address, whose id page-behaviours.ts keeps; else from older
 * conversion cookies; else to undefined (spec leads#click-id). Only with the visitor's consent, if the page requires it: an id
 * that was not stored would leave with the lead all the same.
 */
export async function clickId(search: string = location.search): Promise<string | undefined> {
  if (!(await hasConsent('ad_storage'))) return undefined;
  const kept = cookie(CLICK_COOKIE);
  if (kept) return kept;
  const fresh = addressClickId(search);
  if (fresh) return fresh;
  const names = allCookies()
    .split('; ')
    .map((pair) => pair.replace(/=.*/s, ''));
  return CONVERSION_COOKIES.flatMap((kind) => names.filter((name) => kind.test(name)))
    .map((name) => cookie(name)?.split('.').slice(2).join('.') ?? '')
    .find((id) => CLICK_ID.test(id));
}

/** What widgets write into the address of their own page; it is no query that led there. */
const OWN_PARAMETER = /^(vt-.+|order|proposal|simulation|checkin|test-drive|partner-token)$/;

/**
 * Returns the utm values of an address, else those of the landing page; without either, and without a query but our own
 * parameters, the source is direct and the medium none (spec leads#campaign).
 */
export function campaign(search: string, kept?: Campaign): Campaign {
  const found = addressCampaign(search) ?? kept;
  if (found) return found;
  const bare = [...new URLSearchParams(search).keys()].every((name) => OWN_PARAMETER.test(name));
  return { source: bare ? 'direct' : '', medium: bare ? 'none' : '', campaign: '', content: '', term: '' };
}

/** Resolves to the campaign of this visit; what a landing page had is read with the visitor's consent only. */
export const visitCampaign = async (search: string = location.search): Promise<Campaign> =>
  campaign(search, (await hasConsent('ad_storage')) ? keptCampaign() : undefined);

export interface Analytics {
  clientId: string;
  trackId: string;
  userId: string;
}

/**
 * Resolves to the ids of the page's web analytics: the client id from its cookie (`GA1.1.<client>`), the measurement id from
 * the name of the first stream cookie (`_ga_XXXX`), the user id if the page sets one. Missing ids are empty, all of them without
 * the visitor's consent, if the page requires it.
 */
export async function analytics(): Promise<Analytics> {
  if (!(await hasConsent('analytics_storage'))) return { clientId: '', trackId: '', userId: '' };
  const client = cookie('_ga')?.split('.').slice(2).join('.') ?? '';
  const stream = /(?:^|; )_ga_([A-Z0-9]+)=/.exec(allCookies())?.[1];
  return { clientId: client, trackId: stream ? `G-${stream}` : '', userId: cookie('_ga_user_id') ?? '' };
}
