import { type GenericSchema, safeParse } from 'valibot';
import { emit } from '../../page/core/events';
import { language } from '../../page/core/metadata';
import { bearer } from '../../page/settings/cookies';
import { setting } from '../../page/settings/settings';
import { serviceBase, serviceTags } from '../../page/standalone/service-bases';
import { fillPath, queryText } from './path';
import { ServiceError } from './service-error';
import { authorize, type Prepared } from './transport/request';
import type { Definition, Unchecked } from './types';

declare module '../../page/core/events' {
  interface VitrineEvents {
    /** The session is not valid (401): a login widget can answer. */
    'vt-session-expired': { service: string };
  }
}

/** Milliseconds for one try where the call names no time of its own (ours: the documents give none). */
export const DEFAULT_TIMEOUT = 15_000;

function parse(schema: GenericSchema, value: unknown, fail: (reason: string) => ServiceError): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // The path and what was expected, never the value: it may be personal data.
  const where = issue.path?.map((item: { key: unknown }) => String(item.key)).join('.') || 'value';
  throw fail(`${where}: expected ${issue.expected}`);
}

function headersOf({ id, auth = 'none-stated', staff, wire }: Definition): Headers {
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
    authorize(result, bearer(), id, (auth === 'bearer' || !!staff) && !wire?.guest);
  }
  return result;
}

/** Checks a call's input and makes the request of it. Fails with what was refused before anything is sent. */
export async function prepare(base: string, definition: Definition, input: Unchecked): Promise<Prepared> {
  const { id, path, query, body, wire, auth } = definition;
  const refuse = (reason: string) => new ServiceError('input', id, reason);
  const reason = definition.refuse?.(input);
  if (reason) throw refuse(reason);
  const address = serviceBase(base);
  if (!address) throw new ServiceError('config', id, `missing ${serviceTags(base)}`);
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
  // Most calls are ordinary: what the others need loads with the first of them.
  const full =
    wire || auth === 'basic' || auth === 'id-token'
      ? (await import('./transport/special-requests')).unusual(plain, definition, input)
      : plain;
  return { ...full, url: `${full.address}${full.path}${queryText(full.query)}` };
}

/** A JSON body; undefined where there is none. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** What an answer within 200 to 299 says. */
export async function answerOf({ id, returns, wire }: Definition, response: Response): Promise<unknown> {
  if (!returns) return undefined;
  const fail = (reason: string) => new ServiceError('shape', id, reason, response.status);
  const value = wire?.reads
    ? await (await import('./transport/special-requests')).fileOf(response, wire.reads, fail)
    : await jsonOf(response).catch((error: unknown) => {
        // What broke off underway is no answer, and not a wrong one.
        throw error instanceof SyntaxError ? fail('not JSON') : error;
      });
  return parse(returns, value, fail);
}

/** A failure on its way to the caller; a session that ended is told to the page, where a login may answer it. */
export function failed(failure: ServiceError, service: string): ServiceError {
  if (failure.status === 401) emit(document, 'vt-session-expired', { service });
  return failure;
}
