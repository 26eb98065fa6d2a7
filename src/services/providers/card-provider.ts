/**
 * The company that keeps card numbers. It is none of the page's services: a number, its code and its holder go nowhere else
 * (spec reservations#cards).
 */

import { parseUrl } from '#domain/address/parse-url';
import { toJson } from '#domain/text/to-json';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { metaText } from '#page/settings/meta-text';
import { reportProblem } from '#page/settings/report-problem';
import { setting } from '#page/settings/settings';
import { DEFAULT_TIMEOUT } from '../http/fetch-once';
import { sendRequest } from '../http/send-request';
import { isServiceError, ServiceError } from '../http/service-error';

const ID = 'card-provider';

const FRAME = 'card-frame';

/** Whether the page names a provider or its frame; without one there are no payments with a new card. */
export const hasCardProvider = (): boolean =>
  cardEntry().way === 'frame' || (cardEntry().way === 'fields' && setting(ID) !== undefined);

/** Where a new card is typed: into the provider's frame, into our own fields, or nowhere. */
export interface CardEntry {
  way: 'frame' | 'fields' | 'none';
  /** Absolute address of the frame; empty without one. */
  address: SafeUrl | '';
}

/**
 * Returns where a new card is typed. A page that names a frame never falls back to fields of its own: the brand's obligations
 * depend on it (spec reservations#card-frame). A frame of the page's own origin could be read by it, and counts as none.
 */
export function cardEntry(): CardEntry {
  if (metaText(FRAME) === undefined) return { way: 'fields', address: '' };
  const address = safeUrl(setting(FRAME)) ?? '';
  const origin = parseUrl(address)?.origin;
  const isOther = !!origin && origin !== location.origin;
  if (address && !isOther)
    reportProblem(`<meta name="vitrine:${FRAME}">`, 'expected an address of another origin than the page');
  return isOther ? { way: 'frame', address } : { way: 'none', address: '' };
}

interface ProvidedCard {
  number: string;
  holderName: string;
  /** MM/YY. */
  dueDate: string;
  cvv: string;
}

/**
 * Sends a card, which the provider keeps under the one-time token. Without cookies, token and referrer of the page; follows
 * no redirect. Throws a ServiceError; what it contains of the card must not be shown or logged.
 */
export async function keepCard(oneTimeToken: string, card: ProvidedCard, signal: AbortSignal): Promise<void> {
  const address = setting(ID);
  if (!address) throw new ServiceError('config', ID, `missing <meta name="vitrine:${ID}">`);
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: toJson({ oneTimeToken, ...card }),
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  };
  try {
    await sendRequest(ID, new URL(address, location.href).href, init, { signal, timeout: DEFAULT_TIMEOUT });
  } catch (error) {
    throw isServiceError(error) ? error : new ServiceError('network', ID, 'no answer');
  }
}
