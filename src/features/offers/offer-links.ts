import { OFFER_PARAMETER, type ViewedOffer } from '#domain/offers/offer-id';
import { mvsCode } from '#domain/vehicle/mvs';
import { pageAddress } from '#page/address/page-address';
import type { SafeUrl } from '#page/core/safe-url';
import { linkWith } from '../car/onward-link';

/** What a page needs to go on with an offer. */
export interface LinkedOffer extends ViewedOffer {
  mvsCode?: string | null;
  year?: number | null;
}

/** Returns the address of a page that goes on with an offer and its car (features/car/onward-link.ts). */
export function leadLink(page: string, { mvsCode: code, year, ...offer }: LinkedOffer): SafeUrl | null {
  const car = code &&
    mvsCode(code) && {
      mvsCode: code,
      ...(year && { year }),
      color: '',
      coating: '',
      parts: [],
      services: [],
    };
  return linkWith(page, car || null, offer);
}

/** Returns the address that opens an offer in this page's list, with what of its query chooses the page. */
export function offerAddress(id: string, parameter: string = OFFER_PARAMETER): string {
  const url = pageAddress();
  url.searchParams.set(parameter, id);
  return url.href;
}
