import { writeAddress } from '#page/address/write-address';
import { pageSingleton } from '#page/core/page-singleton';
import { storageKey } from '#page/settings/storage-key';

/** As in domain/offers/promotion-link, which loads with the calls. */
const PROMOTION = 'vt-promotion';
const INVITED_BY = 'hub-invited-by-id';
const CODE = 'vt-promotion-code';

const KEY = storageKey('promotion-arrival');

/** For this page view where the tab's storage is blocked. */
const memory = pageSingleton('promotionArrival', () => ({ query: '' }));

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? memory.query;
  } catch {
    return memory.query;
  }
}

const hasArrival = (query: URLSearchParams): boolean => !!(query.get(INVITED_BY) || query.get(CODE));

/**
 * Keeps what a visitor has come with, an invitation or the text of a QR code, while this tab is open: a sign-in may come
 * back to another address. An id of the service and a printed code, nothing of a person's data.
 */
function keep(query: URLSearchParams): void {
  memory.query = hasArrival(query) ? query.toString() : '';
  try {
    if (memory.query) sessionStorage.setItem(KEY, memory.query);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage; this page view still knows it.
  }
}

/** Returns what the visitor has come with, by this page's address or by one before the sign-in, and keeps it. */
export function arrivalQuery(): URLSearchParams {
  const now = new URLSearchParams(location.search);
  if (!hasArrival(now)) return new URLSearchParams(stored());
  for (const name of [...now.keys()]) if (![PROMOTION, INVITED_BY, CODE].includes(name)) now.delete(name);
  keep(now);
  return now;
}

/** Keeps a code that could not be sent. */
export function keepCode(promotion: string, code: string): void {
  const query = arrivalQuery();
  query.set(PROMOTION, promotion);
  query.set(CODE, code);
  keep(query);
}

/** Forgets an invitation or a code that has been used, here and in the address. */
export function forgetArrival(part: 'invitation' | 'code'): void {
  const name = part === 'code' ? CODE : INVITED_BY;
  const query = arrivalQuery();
  query.delete(name);
  keep(query);
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  writeAddress(url);
}

/** Which of the two the visitor has come with; empty for neither. */
export function arrivalKind(): 'invitation' | 'code' | '' {
  const query = arrivalQuery();
  return query.get(INVITED_BY) ? 'invitation' : query.get(CODE) ? 'code' : '';
}
