/**
 * The company that keeps card numbers. It is none of the page's services: a number, its code and its holder go nowhere else
 * (spec reservations#cards).
 */
import { setting } from '../../page/settings/settings';
import { DEFAULT_TIMEOUT } from '../http/request-response';
import { isServiceError, ServiceError } from '../http/service-error';
import { fetchOnce } from '../http/transport/fetch-once';

const ID = 'card-provider';

/** Whether the page names a provider; without one there are no payments with a new card. */
export const hasCardProvider = (): boolean => setting(ID) !== undefined;

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
    body: JSON.stringify({ oneTimeToken, ...card }),
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  };
  try {
    await fetchOnce(ID, new URL(address, location.href).href, init, { signal, timeout: DEFAULT_TIMEOUT });
  } catch (error) {
    throw isServiceError(error) ? error : new ServiceError('network', ID, 'no answer');
  }
}
