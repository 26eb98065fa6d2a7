import { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import { APPOINTMENT_TOKEN_HEADER } from '#domain/scheduling/appointment-token';
import type { Definition } from '#services/http/types';

const after = (headers: Headers, scheme: string) =>
  new RegExp(`^${scheme} (.+)$`, 'i').exec(headers.get('authorization') ?? '')?.[1];

/** E-mail and password of a call with basic credentials. */
export function basicOf(headers: Headers): { email: string; password: string } | undefined {
  const encoded = after(headers, 'Basic');
  if (!encoded) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [, email = '', password = ''] = /^([^:]*):(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? [];
    return { email, password };
  } catch {
    return undefined;
  }
}

/** Prefix that turns a user's bearer into the id token. */
export const ID_TOKEN = 'id-';

/** Returns the owner of the request's bearer or id token as the key of an account; empty without a token. */
export function tokenOf(headers: Headers): string {
  const token = after(headers, 'Bearer') ?? '';
  return token.startsWith(ID_TOKEN) ? token.slice(ID_TOKEN.length) : token;
}

/** Returns the required credentials that the request lacks; undefined if complete (spec calls#credentials). */
export function missing({ auth, staff, wire }: Definition, headers: Headers): string | undefined {
  const token = after(headers, 'Bearer');
  const guest =
    wire?.guest && (headers.get('x-reservation-anonymous-guest') || headers.get(MANAGE_TOKEN_HEADER));
  if ((auth === 'bearer' || staff) && !token && !guest) return 'Authorization: Bearer is required';
  if (auth === 'id-token' && !token?.startsWith(ID_TOKEN)) {
    return 'Authorization with an id token is required';
  }
  if (auth === 'id-token' && !headers.get('x-context')) return 'x-context is required';
  if (auth === 'basic' && !basicOf(headers)) return 'Authorization: Basic is required';
  if (auth === 'client-id-secret' && !(headers.get('client_id') && headers.get('client_secret'))) {
    return 'client_id and client_secret are required';
  }
  return undefined;
}

/** Headers as written to the log. */
export function withoutSecrets(headers: Headers): Record<string, string> {
  const kept = Object.fromEntries(headers.entries());
  if (kept.authorization) kept.authorization = kept.authorization.replace(/ .*/, ' ***');
  if (kept.client_secret) kept.client_secret = '***';
  for (const name of [MANAGE_TOKEN_HEADER, APPOINTMENT_TOKEN_HEADER]) if (kept[name]) kept[name] = '***';
  delete kept.cookie;
  return kept;
}
