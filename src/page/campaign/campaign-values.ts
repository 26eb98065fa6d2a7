import { toJson } from '#domain/text/to-json';
import { whenConsented } from '../settings/consent';
import { storageKey } from '../settings/storage-key';

/** The campaign that led to the page (spec leads#campaign). */
export interface Campaign {
  source: string;
  medium: string;
  campaign: string;
  content: string;
  term: string;
}

const NAMES = ['source', 'medium', 'campaign', 'content', 'term'] as const;
const KEY = storageKey('campaign');
/** No campaign's name is longer, and none has an e-mail address, which is never stored (ours). */
const STORABLE = /^[^@]{0,200}$/;

/** Returns the utm values of an address; undefined if it has none. */
export function addressCampaign(search: string): Campaign | undefined {
  const query = new URLSearchParams(search);
  if (!NAMES.some((name) => query.has(`utm_${name}`))) return undefined;
  return Object.fromEntries(
    NAMES.map((name) => [name, query.get(`utm_${name}`) ?? '']),
  ) as unknown as Campaign;
}

/**
 * Keeps the utm values of a landing page for the visit, in this tab, once the visitor consents to it; those of a later
 * landing page replace them. Never throws: with a blocked storage only a lead of this page has them.
 */
export function keepCampaign(search: string = location.search): void {
  const landed = addressCampaign(search);
  if (!landed) return;
  const isStorable = Object.values(landed).every((value) => STORABLE.test(value));
  whenConsented('ad_storage', () => {
    try {
      // What cannot be kept is still what led here: an earlier campaign is not.
      if (isStorable) sessionStorage.setItem(KEY, toJson(landed));
      else sessionStorage.removeItem(KEY);
    } catch {
      // The storage is blocked or full.
    }
  });
}

/** Returns the values that a landing page of this visit had; undefined if there are none. */
export function keptCampaign(): Campaign | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return NAMES.every((name) => STORABLE.test(kept[name]) && typeof kept[name] === 'string')
      ? kept
      : undefined;
  } catch {
    return undefined;
  }
}
