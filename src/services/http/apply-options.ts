import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { toJson } from '#domain/text/to-json';
import { visitorZone } from '#domain/time/visitor-zone';
import { brand } from '#page/core/metadata';
import { isSessionExpired } from '#page/session/changes';
import { idToken } from '#page/session/session';
import { serviceBase } from '#page/settings/service-bases';
import { setting } from '#page/settings/settings';
import { providedHeader } from './context-headers';
import { authorize, type Prepared } from './request';
import { ServiceError } from './service-error';
import type { Definition, Unchecked } from './types';
import type { HeaderName, Wire } from './wire-options';

/** An unfinished request. */
interface Plain extends Omit<Prepared, 'url'> {
  address: string;
  path: string;
  query: Record<string, unknown>;
}

/** Of calls with wire.guest: whose orders they are about, as the feature of orders says. */
const GUEST_HEADERS = ['x-reservation-anonymous-guest', MANAGE_TOKEN_HEADER] as const;

/** Returns the host of the brand's single sign-on, the default of the context header (spec roles#promotion-calls). */
function signOnHost(): string | undefined {
  const named = setting('sign-on-host')?.replaceAll('{brand}', brand() ?? '');
  if (named) return named;
  const address = serviceBase('auth');
  return address && new URL(address).host;
}

/** Headers whose values the page gives, where no feature provides one. */
const FROM_PAGE: { [N in HeaderName]?: () => string | undefined } = {
  'x-context': signOnHost,
  'x-offer-context': () => setting('offer-context'),
  'x-workstatement-context': () => setting('workstatement-context'),
  'x-timezone': visitorZone,
  'x-brand': brand,
  'x-site-host': () => location.host,
};

/** Visible ASCII characters and inner spaces, which every HTTP implementation accepts in headers. */
const HEADER_TEXT = /^[!-~]+( +[!-~]+)*$/;

function setHeaders(
  headers: Headers,
  names: Iterable<HeaderName>,
  given: Record<string, unknown>,
  { id, wire = {} }: Definition,
): void {
  for (const name of names) {
    const value = String(given[name] ?? providedHeader(name, wire) ?? FROM_PAGE[name]?.() ?? '');
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
export function applyOptions(plain: Plain, definition: Definition, input: Unchecked): Plain {
  const { id, auth, wire = {} } = definition;
  const { headers, path, query, json } = plain;
  const names = new Set<HeaderName>(wire.headers);
  if (auth === 'basic') {
    const { email = '', password = '' } = input.credentials ?? {};
    headers.set('authorization', `Basic ${base64(`${email}:${password}`)}`);
  }
  if (auth === 'id-token') {
    authorize(headers, idToken(), id, true);
    names.add('x-context');
  }
  if (wire.guest && wire.guest !== 'anyone' && isSessionExpired())
    throw new ServiceError('http', id, 'the session has expired', 401);
  if (wire.guest) for (const name of GUEST_HEADERS) names.add(name);
  setHeaders(headers, names, input.headers ?? {}, definition);
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
