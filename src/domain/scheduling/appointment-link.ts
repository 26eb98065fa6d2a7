/**
 * The link with which a guest finds an appointment again (spec cars#scheduling). As in an order's manage link its token is
 * in the fragment, which no server sees; apart from that one, whose file only pages with orders load.
 */

/** What a header accepts, and no service's token needs more. */
const TOKEN = /^[\w.~-]{8,256}$/;

/**
 * Returns the address of a page with an appointment; the page's own fragment is dropped.
 * @param page an absolute address
 * @param parameter the query parameter with the id; the token has `vt-` and this name
 * @param token empty where the id alone gives access
 */
export function appointmentLink(page: string, parameter: string, id: string, token: string): string {
  const url = new URL(page);
  url.searchParams.set(parameter, id);
  url.hash = token && `vt-${parameter}=${encodeURIComponent(token)}`;
  return url.href;
}

/** Returns the token of a fragment; empty if it is none. */
export const appointmentToken = (text: string): string => (TOKEN.test(text) ? text : '');
