import { carText, STEP_PARAMETER } from '../../domain/car/link';
import { CAR_PARAMETER } from '../../domain/saved-car';
import { currentCodes } from './current/current-codes';

/**
 * Returns the URL that opens the current car at a step of the page's configurator; null while there is no car. Drops
 * the page's other query parameters, which may describe the visit.
 */
export function carShareUrl(step = 'resume'): string | null {
  const codes = currentCodes();
  if (!codes) return null;
  const url = new URL(location.href);
  url.search = '';
  url.hash = '';
  url.searchParams.set(CAR_PARAMETER, carText(codes));
  url.searchParams.set(STEP_PARAMETER, step);
  // A query may contain ~ unencoded: the link is shorter, and its QR code has fewer modules.
  return url.href.replaceAll('%7E', '~');
}
