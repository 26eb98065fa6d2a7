/**
 * The link with which a guest finds an order again (spec reservations#manage-link). Its token is in the fragment, which no
 * server and no other page sees. The name is ours, and
 * stands here only.
 */

/** Name of the token in the fragment. */
export const MANAGE_FRAGMENT = 'vt-manage';

/** What a header accepts, and no service's token needs more. */
const TOKEN = /^[\w.~-]{8,256}$/;

/**
 * Returns the address of a page that shows an order to whoever has the link; the page's own fragment is dropped.
 * @param page an absolute address
 * @param parameter the query parameter with the order's id
 */
export function manageLink(page: string, parameter: string, order: string, token: string): string {
  const url = new URL(page);
  url.searchParams.set(parameter, order);
  url.hash = `${MANAGE_FRAGMENT}=${encodeURIComponent(token)}`;
  return url.href;
}

/** Returns the token of a fragment; empty if it is none. */
export const manageToken = (text: string): string => (TOKEN.test(text) ? text : '');
