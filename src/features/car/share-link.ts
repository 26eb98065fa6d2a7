import { CAR_PARAMETER, carText, STEP_PARAMETER } from '../../domain/car/link';
import { currentCodes } from './choices/open-car';

/**
 * The address that opens the current car for somebody else, at a step of the page's configurator; null while there is
 * no car. What else the page's address says about the visit stays out of it.
 */
export function carAddress(step = 'resume'): string | null {
  const codes = currentCodes();
  if (!codes) return null;
  const url = new URL(location.href);
  url.search = '';
  url.hash = '';
  url.searchParams.set(CAR_PARAMETER, carText(codes));
  url.searchParams.set(STEP_PARAMETER, step);
  // A query may hold the sign as it is: the link is shorter, and a QR code of it has fewer squares.
  return url.href.replaceAll('%7E', '~');
}
