import { appointmentLink, appointmentToken } from '#domain/scheduling/appointment-link';
import { pageAddress } from '#page/address/page-address';
import { pageSingleton } from '#page/core/page-singleton';
import { takeSecret } from '#page/core/secret-fragment';

/** What a link opens, by the query parameter with its id; the token is in the fragment, as `vt-` and that name. */
export type LinkParameter = 'visit' | 'virtual-event' | 'test-drive';

/** Further parameters of links to the scheduling widgets, which a kept link does without. */
const PARAMETERS = [
  'visit',
  'virtual-event',
  'test-drive',
  'do',
  'services',
  'mvs',
  'revision',
  'offer',
  'coupon',
];

/** Tokens of guests' appointments by their id, in memory only (spec cars#scheduling). */
const tokens = pageSingleton('appointmentTokens', () => new Map<string, string>());

/** Takes the token of a link, which the page's address has lost. Returns whether there was one. */
export function takeToken(parameter: LinkParameter, id: string): boolean {
  const token = appointmentToken(takeSecret(`vt-${parameter}`) ?? '');
  keepToken(id, token);
  return !!token;
}

/** Uses the token of an appointment that was just made from now on. */
export function keepToken(id: string, token: string | null | undefined): void {
  if (token) tokens.set(id, token);
}

/** Returns the header with an appointment's token, to be spread into a call's input; nothing without one. */
export function withToken(id: string): { headers?: { 'x-appointment-token': string } } {
  const token = tokens.get(id);
  return token ? { headers: { 'x-appointment-token': token } } : {};
}

/** Returns the address of this page with an appointment: whoever keeps it can move or cancel it. */
export function linkTo(parameter: LinkParameter, id: string): string {
  const page = pageAddress();
  for (const name of PARAMETERS) page.searchParams.delete(name);
  return appointmentLink(page.href, parameter, id, tokens.get(id) ?? '');
}
