import { language } from '#page/core/metadata';
import { bearer, isTokenRejected } from '#page/session/session';
import { serviceBase, serviceTags } from '#page/settings/service-bases';
import { setting } from '#page/settings/settings';
import { goesOnWithout, needsSession } from './call-session';
import { parse } from './parse';
import { fillPath, queryText } from './path';
import { authorize, type Prepared } from './request';
import { ServiceError } from './service-error';
import type { Definition, Unchecked } from './types';

/** Whether an address is encrypted or local to this machine. */
export function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether a call must have the session's token: what goes on as a guest after a rejected token is the visitor's decision.
 * Guests' reservations have a rule of their own (apply-options).
 */
const requiresToken = (definition: Definition): boolean =>
  needsSession(definition) ||
  (isTokenRejected() && !definition.anyone && !definition.wire?.guest && !goesOnWithout(definition));

function headersOf(definition: Definition): Headers {
  const { id, auth = 'none-stated' } = definition;
  const result = new Headers({ accept: 'application/json', 'accept-language': language() });
  if (auth === 'client-id-secret') {
    const clientId = setting('lead-client-id');
    const clientSecret = setting('lead-client-secret');
    if (!clientId || !clientSecret) {
      throw new ServiceError(
        'config',
        id,
        'missing or malformed <meta name="vitrine:lead-client-id"> or <meta name="vitrine:lead-client-secret">',
      );
    }
    result.set('client_id', clientId);
    result.set('client_secret', clientSecret);
  } else if (definition.staff || !/^(public|basic|id-token)$/.test(auth)) {
    authorize(result, bearer(), id, requiresToken(definition));
  }
  return result;
}

/** Validates a call's input and builds the request. Throws for rejected input before anything is sent. */
export async function prepare(base: string, definition: Definition, input: Unchecked): Promise<Prepared> {
  const { id, path, query, body, wire, auth } = definition;
  const refuse = (reason: string) => new ServiceError('input', id, reason);
  const reason = definition.refuse?.(input);
  if (reason) throw refuse(reason);
  const address = serviceBase(base);
  if (!address) throw new ServiceError('config', id, `missing ${serviceTags(base)}`);
  // The sender's own (send.ts) asks for no other request.
  const { secure, headers: context, priority: _, ...special } = wire ?? {};
  let filled: string;
  try {
    filled = fillPath(path, input);
  } catch (error) {
    throw refuse((error as Error).message);
  }
  const sent = query ? (parse(query, input.query ?? {}, refuse) as Record<string, unknown>) : {};
  const json = body && parse(body, input.body, refuse);
  const headers = headersOf(definition);
  const plain = { address, path: filled === '/' ? '' : filled, query: sent, headers, json };
  // Most calls are ordinary, also those whose caller gives all context headers as empty; the code for special ones loads with the first of them.
  const hasContext = context?.some((name) => input.headers?.[name] !== '');
  const full =
    Object.keys(special).length > 0 || hasContext || auth === 'basic' || auth === 'id-token'
      ? (await import('./apply-options')).applyOptions(plain, definition, input)
      : plain;
  // Credentials, and bodies with personal data.
  if ((secure || full.headers.has('authorization')) && !isSecure(address))
    throw new ServiceError('config', id, 'the service needs an https address');
  return { ...full, url: `${full.address}${full.path}${queryText(full.query)}` };
}
