/**
 * The link with which a guest finds an order again (spec reservations#manage-link). Its token is in the fragment, which no
 * server and no other page sees. The name is ours, and
 * stands here only.
 */

/** Name of an order's token in the fragment. */
export const MANAGE_FRAGMENT = 'vt-manage';

/** What a header accepts, and no service's token needs more. */
const TOKEN = /^[\w.~-]{8,256}$/;

/**
 * Returns the address of a page that shows an order or an appointment to whoever has the link; the page's own fragment is
 * dropped.
 * @param page an absolute address
 * @param parameter the query parameter with the id
 * @param token empty where the id alone gives access
 * @param name of the token in the fragment
 */
export function manageLink(
  page: string,
  parameter: string,
  id: string,
  token: string,
  name = MANAGE_FRAGMENT,
): string {
  const url = new URL(page);
  url.searchParams.set(parameter, id);
  url.hash = token && `${name}=${encodeURIComponent(token)}`;
  return url.href;
}

/** Returns the token in a fragment, empty if it is none, and what else is in it; null without one. */
export function tokenInFragment(
  fragment: string,
  name = MANAGE_FRAGMENT,
): { token: string; rest: string } | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = parts.get(name);
  if (token === null) return null;
  parts.delete(name);
  const rest = parts.toString();
  return { token: TOKEN.test(token) ? token : '', rest: rest && `#${rest}` };
}
