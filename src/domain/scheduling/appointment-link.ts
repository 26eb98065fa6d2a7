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

/** Returns the token in a fragment, empty if it is none, and what else is in it; null without one. */
export function appointmentToken(
  fragment: string,
  parameter: string,
): { token: string; rest: string } | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = parts.get(`vt-${parameter}`);
  if (token === null) return null;
  parts.delete(`vt-${parameter}`);
  const rest = parts.toString();
  return { token: TOKEN.test(token) ? token : '', rest: rest && `#${rest}` };
}
