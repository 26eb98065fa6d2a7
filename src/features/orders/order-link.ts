import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl } from '#page/safe-addresses';

/** The query parameter with an order's id. */
export const ORDER_PARAMETER = 'order';

/** The query parameter with the simulation that vt-funding-flow has saved for an order. */
export const SIMULATION_PARAMETER = 'simulation';

/** Returns a page's address with an order in its query; null for no or an unsafe address. */
export function orderLink(page: string, id: string): SafeUrl | null {
  const address = safeUrl(page);
  return address && changeUrl(address, ({ searchParams }) => searchParams.set(ORDER_PARAMETER, id));
}

/** What an id is made of; anything else in an address names no order. */
const ID = /^[\w-]{1,64}$/;

/** Returns the order that the page's address names; empty without one. */
export function orderOfPage(): string {
  const id = (new URLSearchParams(location.search).get(ORDER_PARAMETER) ?? '').trim();
  return ID.test(id) ? id : '';
}
