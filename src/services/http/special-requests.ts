import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { toJson } from '#domain/standalone/to-json';
import { visitorZone } from '#domain/standalone/visitor-zone';
import { brand } from '#page/core/metadata';
import { knownSingleton } from '#page/core/page-singleton';
import { setCookie } from '#page/set-cookie';
import { bearer, idToken } from '#page/settings/cookies';
import { guestCookieName, guestMemory, knownGuest } from '#page/settings/guest';
import { hasLapsedSession } from '#page/settings/lapsed-session';
import { setting } from '#page/settings/settings';
import { randomId } from '#page/standalone/random-id';
import { serviceBase } from '#page/standalone/service-bases';
import { authorize, type Prepared } from './request';
import { ServiceError } from './service-error';
import type { HeaderName, Wire } from './special-request-types';
import type { Definition, Unchecked } from './types';

/** An unfinished request. */
interface Plain extends Omit<Prepared, 'url'> {
  address: string;
  path: string;
  query: Record<string, unknown>;
}

/** Returns the visitor's guest id: the same until the browser closes, on all pages of the brand. */
function guestId(): string {
  const known = knownGuest();
  if (known) return known;
  guestMemory.id ||= randomId();
  const made = guestMemory.id;
  setCookie(guestCookieName(), made);
  // Kept where the browser blocks cookies only: another tab may forget the guest.
  if (knownGuest() === made) guestMemory.id = '';
  return made;
}

/** Sets what shows whose reservations they are: the guest's id, and the token of an order (spec reservations#guests). */
function setGuest(headers: Headers, isNew: boolean): void {
  const { manageToken } = guestMemory;
  const isNeeded = !bearer() && (isNew || !manageToken);
  const guest = isNeeded ? guestId() : knownGuest();
  if (guest) headers.set('x-reservation-anonymous-guest', guest);
  if (manageToken) headers.set(MANAGE_TOKEN_HEADER, manageToken);
}

/** Returns the host of the brand's single sign-on, the default of the context header (spec roles#promotion-calls). */
function signOnHost(): string | undefined {
  const address = serviceBase('auth');
  return address && new URL(address).host;
}

/** Returns the value of a store of the page; undefined if no widget uses that store. Services import no stores. */
function storeValue<T>(store: string): T | undefined {
  return (knownSingleton(store) as { get(): T | null } | undefined)?.get() ?? undefined;
}

/** Headers whose values the page or its stores provide. */
const FROM_PAGE: { [N in HeaderName]?: () => string | undefined } = {
  'x-context': signOnHost,
  'x-dealer-context': () => storeValue<{ id: string }>('$dealer')?.id,
  'x-offer-context': () =>
    storeValue<{ lastViewedOffer?: { id: string } | null }>('$car')?.lastViewedOffer?.id ??
    setting('offer-context'),
  'x-workstatement-context': () => setting('workstatement-context'),
  // The visitor whose account the page shows: another one has not asked for this.
  'x-reservation-user-id': () =>
    bearer() ? storeValue<{ user: { id?: string } | null }>('$session')?.user?.id : undefined,
  'x-timezone': visitorZone,
  'x-brand': brand,
  'x-site-host': () => location.host,
};

/** Visible ASCII characters and inner spaces, which every HTTP implementation accepts in headers. */
const HEADER_TEXT = /^[!-~]+( +[!-~]+)*$/;

function setHeaders(
  headers: Headers,
  names: readonly HeaderName[],
  given: Record<string, unknown>,
  id: string,
): void {
  for (const name of names) {
    const value = String(given[name] ?? FROM_PAGE[name]?.() ?? '');
    if (value === '') continue;
    if (!HEADER_TEXT.test(value)) throw new ServiceError('input', id, `${name}: expected ASCII characters`);
    headers.set(name, value);
  }
}

/** Encodes text as base64 of its UTF-8 bytes: an e-mail or a password may contain more than Latin letters. */
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Builds form parts of fields: files unchanged, lists item by item, objects as JSON, the rest as text. */
function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue;
      if (part instanceof File) form.append(name, part, part.name);
      else if (part instanceof Blob) form.append(name, part);
      else if (typeof part === 'object') {
        form.append(name, new Blob([toJson(part)], { type: 'application/json' }));
      } else form.append(name, String(part));
    }
  }
  return form;
}

/** Minimum upload speed in bytes per second; slower uploads time out (ours). */
export const SLOWEST_UPLOAD = 32_000;

/** Returns the milliseconds allowed for uploading a form. */
function transferOf(form: FormData): number {
  let bytes = 0;
  for (const part of form.values()) bytes += typeof part === 'string' ? part.length : part.size;
  return Math.ceil((1000 * bytes) / SLOWEST_UPLOAD);
}

const joined = (query: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      names.includes(name) && Array.isArray(value) ? value.join(',') : value,
    ]),
  );

/** Applies the special properties of a call to an ordinary request. */
export function unusual(plain: Plain, { id, auth, wire = {} }: Definition, input: Unchecked): Plain {
  const { headers, path, query, json } = plain;
  const names = [...(wire.headers ?? [])];
  if (auth === 'basic') {
    const { email = '', password = '' } = input.credentials ?? {};
    headers.set('authorization', `Basic ${base64(`${email}:${password}`)}`);
  }
  if (auth === 'id-token') {
    authorize(headers, idToken(), id, true);
    names.push('x-context');
  }
  setHeaders(headers, names, input.headers ?? {}, id);
  if (wire.guest && wire.guest !== 'anyone' && hasLapsedSession())
    throw new ServiceError('http', id, 'the session has ended', 401);
  if (wire.guest) setGuest(headers, wire.guest === 'new');
  if (wire.bare) headers.delete('authorization');
  if (wire.language) headers.set('accept-language', wire.language);
  if (wire.reads) headers.set('accept', '*/*');
  const body = wire.sends && formOf(json as Record<string, unknown>);
  const form = body ? { json: undefined, body, transfer: transferOf(body) } : {};
  const under = wire.under?.[brand() ?? '*'] ?? wire.under?.['*'] ?? '';
  return {
    ...plain,
    ...form,
    headers: wire.rename?.(headers) ?? headers,
    path: `${under}${path}`,
    query: joined(query, wire.joined ?? []),
  };
}

/** Resolves to a file, or the response to be read. Rejects JSON or an HTML page in its place, which is a failure with a status of success. */
export async function fileOf(
  response: Response,
  reads: NonNullable<Wire['reads']>,
  fail: (reason: string) => ServiceError,
): Promise<Blob | Response> {
  const type = response.headers.get('content-type') ?? '';
  if (/json|html/i.test(type)) throw fail(`expected a file, not ${type}`);
  return reads === 'stream' ? response : response.blob();
}
