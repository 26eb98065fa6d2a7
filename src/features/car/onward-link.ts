import { type CarLink, carText } from '#domain/car/link';
import { CAR_PARAMETER } from '#domain/car/saved-car';
import { addOffer, type ViewedOffer } from '#domain/offers/offer-id';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl } from '#page/safe-addresses';
import { $car } from './car-store';
import { currentCodes } from './current/current-codes';

const withoutHash = (address: string) => address.replace(/#.*/, '');

/** Whether an address is a place in this page. */
export const isInPage = (address: string): boolean =>
  address.includes('#') && withoutHash(address) === withoutHash(location.href);

/**
 * Returns the address of a page that goes on with a car and an offer: both are in its query, as codes and ids. A place
 * in this page stays as it is, since its widgets read the page's car. Null for no or an unsafe address.
 */
export function linkWith(page: string, car: CarLink | null, offer: ViewedOffer | null): SafeUrl | null {
  const address = safeUrl(page);
  if (!address || isInPage(address)) return address;
  return changeUrl(address, (url) => {
    if (car) url.searchParams.set(CAR_PARAMETER, carText(car));
    if (offer) addOffer(url, offer);
    // A query may contain ~ unencoded: the address is shorter.
    url.search = url.search.replaceAll('%7E', '~');
  });
}

/** Returns the address of a page that goes on with the page's car and the offer that the visitor opened last. */
export const onwardLink = (page: string): SafeUrl | null =>
  linkWith(page, currentCodes(), $car.get().lastViewedOffer);
