import { type GenericSchema, safeParse } from 'valibot';
import { emit } from '../../page/core/events';
import { language } from '../../page/core/metadata';
import { bearer, isSessionRefused, refuseBearer } from '../../page/settings/cookies';
import { setting } from '../../page/settings/settings';
import { serviceBase, serviceTags } from '../../page/standalone/service-bases';
import { fillPath, queryText } from './path';
import { ServiceError } from './service-error';
import { authorize, type Prepared } from './transport/request';
import type { Definition, Unchecked } from './types';

declare module '../../page/core/events' {
  interface VitrineEvents {
    /** The session is not valid (401). A login widget can handle it. */
    'vt-session-expired': { service: string };
  }
}

/** Default timeout of one try in milliseconds (ours: the specification gives none). */
export const DEFAULT_TIMEOUT = 15_000;

function parse(schema: GenericSchema, value: unknown, fail: (reason: string) => ServiceError): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // The path and the expected type, never the value, which may be personal data.
  const where = issue.path?.map((item: { key: unknown }) => String(item.key)).join('.') || 'value';
  throw fail(`${where}: expected ${issue.expected}`);
}

/** Whether an address is encrypted or local to this machine. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether a call makes no sense without the visitor's session. */
export const needsSession = ({ auth = 'none-stated', staff, wire }: Definition): boolean =>
  (/^(bearer|id-token)$/.test(auth) || !!staff) && !wire?.guest;

/**
 * Whether a call goes on without a session that has ended: it changes nothing, and its answer is not the account's. What
 * a visitor does as a signed-in person is never done for a nameless one instead (spec calls#sessions).
 */
export const goesOnWithout = ({ method, safe, wire }: Definition): boolean =>
  (method === 'GET' || !!safe) && (!wire?.guest || wire.guest === 'anyone');

/**
 * Whether a call must have the session's token: what goes on as a guest after a refused session is the visitor's decision.
 * Guests' reservations have a rule of their own (special-requests).
 */
const requiresToken = (definition: Definition): boolean =>
  needsSession(definition) ||
  (isSessionRefused() && !definition.anyone && !definition.wire?.guest && !goesOnWithout(definition));

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
  } else if (!/^(public|basic|id-token)$/.test(auth)) {
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
  const { secure, headers: context, ...special } = wire ?? {};
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
      ? (await import('./transport/special-requests')).unusual(plain, definition, input)
      : plain;
  // Credentials, and bodies with personal data.
  if ((secure || full.headers.has('authorization')) && !isSecure(address))
    throw new ServiceError('config', id, 'the service needs an https address');
  return { ...full, url: `${full.address}${full.path}${queryText(full.query)}` };
}

/** Resolves to a JSON body; undefined if there is none. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Resolves to the content of an answer with a status of 200 to 299. */
export async function answerOf({ id, returns, wire }: Definition, response: Response): Promise<unknown> {
  if (!returns) return undefined;
  const fail = (reason: string) => new ServiceError('shape', id, reason, response.status);
  const value = wire?.reads
    ? await (await import('./transport/special-requests')).fileOf(response, wire.reads, fail)
    : await jsonOf(response).catch((error: unknown) => {
        // An answer that was interrupted is a network failure, not an invalid answer.
        throw error instanceof SyntaxError ? fail('not JSON') : error;
      });
  return parse(returns, value, fail);
}

/**
 * Ends the session whose token a service refused with 401: no call sends it again, and an event tells the page's
 * widgets.
 */
export function expireSession(service: string): void {
  refuseBearer();
  emit(document, 'vt-session-expired', { service });
}
