import { carText, STEP_PARAMETER } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { pageAddress } from '#page/address/page-address';
import { currentCodes } from './current/current-codes';

/**
 * Returns the URL that opens the current car at a step of the page's configurator; null while there is no car. Of the
 * page's query it keeps what chooses the page.
 */
export function carShareUrl(step = 'resume'): string | null {
  const codes = currentCodes();
  if (!codes) return null;
  const url = pageAddress();
  url.searchParams.set(CAR_PARAMETER, carText(codes));
  url.searchParams.set(STEP_PARAMETER, step);
  // A query may contain ~ unencoded: the link is shorter, and its QR code has fewer modules.
  return url.href.replaceAll('%7E', '~');
}
