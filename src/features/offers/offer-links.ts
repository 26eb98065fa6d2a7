import { CAR_PARAMETER, carText } from '../../domain/car/link';
import { mvsCode } from '../../domain/mvs';
import { OFFER_PARAMETER, PLAN_PARAMETER } from '../../domain/offers/offer-id';
import { safeUrl } from '../../page/core/safe-url';

/** What a page needs to go on with an offer. */
export interface LinkedOffer {
  id: string;
  mvsCode?: string | null;
  year?: number | null;
  /** Product of the chosen plan of a rental offer. */
  planId?: string;
}

const withoutHash = (address: string) => address.replace(/#.*/, '');

/** Whether an address is a place in this page. */
export const isInPage = (address: string): boolean =>
  address.includes('#') && withoutHash(address) === withoutHash(location.href);

/**
 * Returns the address of a page that goes on with an offer: its car, its id and its plan are in the query. A place in
 * this page stays as it is, since its widgets read the page's car. Null for no or an unsafe address.
 */
export function leadLink(page: string, { id, mvsCode: code, year, planId }: LinkedOffer): string | null {
  const address = safeUrl(page);
  if (!address || isInPage(address)) return address;
  const url = new URL(address);
  if (code && mvsCode(code)) {
    const car = { mvsCode: code, ...(year && { year }), color: '', coating: '', parts: [], services: [] };
    url.searchParams.set(CAR_PARAMETER, carText(car));
  }
  url.searchParams.set(OFFER_PARAMETER, id);
  if (planId) url.searchParams.set(PLAN_PARAMETER, planId);
  return url.href.replaceAll('%7E', '~');
}

/** Returns the address that opens an offer in this page's list; drops the other parameters, which may describe the visit. */
export function offerAddress(id: string, parameter: string = OFFER_PARAMETER): string {
  const url = new URL(location.href);
  url.search = '';
  url.hash = '';
  url.searchParams.set(parameter, id);
  return url.href;
}
