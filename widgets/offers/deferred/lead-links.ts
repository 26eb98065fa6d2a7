import { CAR_PARAMETER, carText } from '../../../src/domain/car/link';
import { mvsCode } from '../../../src/domain/mvs';
import { OFFER_PARAMETER } from '../../../src/domain/offers/offer-id';
import { safeUrl } from '../../../src/page/core/safe-url';
import type { Offer } from '../../../src/services/entities/offer';

const withoutHash = (address: string) => address.replace(/#.*/, '');

/** Whether an address is a place in this page. */
export const isInPage = (address: string): boolean =>
  address.includes('#') && withoutHash(address) === withoutHash(location.href);

/**
 * Returns the address of a page that goes on with an offer: its car and its id are in the query. A place in this page
 * stays as it is, since its widgets read the page's car. Null for no or an unsafe address.
 */
export function leadLink(page: string, { id, mvsCode: code, year }: Offer): string | null {
  const address = safeUrl(page);
  if (!address || isInPage(address)) return address;
  const url = new URL(address);
  if (code && mvsCode(code)) {
    const car = { mvsCode: code, ...(year && { year }), color: '', coating: '', parts: [], services: [] };
    url.searchParams.set(CAR_PARAMETER, carText(car));
  }
  url.searchParams.set(OFFER_PARAMETER, id);
  return url.href.replaceAll('%7E', '~');
}

/** Returns the address that opens an offer in this page's list; drops the other parameters, which may describe the visit. */
export function offerAddress(id: string): string {
  const url = new URL(location.href);
  url.search = '';
  url.hash = '';
  url.searchParams.set(OFFER_PARAMETER, id);
  return url.href;
}
