import ky, { HTTPError, type Options, TimeoutError } from 'ky';
import { type GenericSchema, safeParse } from 'valibot';
import { bearer } from '../page/cookies';
import { emit } from '../page/events';
import { language } from '../page/metadata';
import { serviceBase, serviceTags } from '../page/services';
import { setting } from '../page/settings';
import type { CallOptions, Definition } from './call';
import { fillPath, queryText } from './path';
import { ServiceError } from './service-error';

/** Milliseconds for one try where the call names no time of its own (ours: the documents give none). */
export const DEFAULT_TIMEOUT = 15_000;
/** Tries of a GET in all: the first and two more, 300 and 900 ms apart with jitter; never after a 4xx. */
const TRIES = 3;

type Parts = { query?: Record<string, unknown>; body?: unknown };

function parse(schema: GenericSchema, value: unknown, fail: (reason: string) => ServiceError): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  // The path and what was expected, never the value: it may be personal data.
  const where = issue.path?.map((item: { key: unknown }) => String(item.key)).join('.') || 'value';
  throw fail(`${where}: expected ${issue.expected}`);
}

function headers({ id, auth = 'none-stated' }: Definition): Headers {
  const result = new Headers({ accept: 'application/json', 'accept-language': language() });
  if (auth === 'client-id-secret') {
    const clientId = setting('lead-client-id');
    const clientSecret = setting('lead-client-secret');
    if (!clientId || !clientSecret) {
      throw new ServiceError(
        'config',
        id,
        'missing <meta name="vitrine:lead-client-id"> or <meta name="vitrine:lead-client-secret">',
      );
    }
    result.set('client_id', clientId);
    result.set('client_secret', clientSecret);
  } else if (auth !== 'public') {
    const token = bearer();
    if (token) result.set('authorization', `Bearer ${token}`);
    else if (auth === 'bearer') throw new ServiceError('http', id, 'no session', 401);
  }
  return result;
}

async function answerBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** What went wrong, in our kinds. */
async function translate(error: unknown, id: string, signal?: AbortSignal): Promise<ServiceError> {
  if (error instanceof ServiceError) return error;
  if (signal?.aborted) return new ServiceError('canceled', id, 'canceled');
  if (error instanceof TimeoutError) return new ServiceError('timeout', id, 'no answer in time');
  if (error instanceof HTTPError) {
    const { status } = error.response;
    return new ServiceError(
      'http',
      id,
      `status ${status}`,
      status,
      await answerBody(error.response).catch(() => undefined),
    );
  }
  return new ServiceError('network', id, 'no answer');
}

/** Makes one call; see Call. Only this file knows HTTP. */
export async function send(
  base: string,
  definition: Definition,
  input: object,
  options: CallOptions = {},
): Promise<never> {
  const { id, method, path, returns, timeout = DEFAULT_TIMEOUT } = definition;
  const { query, body } = input as Parts;
  try {
    const address = serviceBase(base);
    if (!address) throw new ServiceError('config', id, `missing ${serviceTags(base)}`);
    const refuse = (reason: string) => new ServiceError('input', id, reason);
    let filled: string;
    try {
      filled = fillPath(path, input as Record<string, unknown>);
    } catch (error) {
      throw refuse((error as Error).message);
    }
    const sent = definition.query
      ? (parse(definition.query, query ?? {}, refuse) as Record<string, unknown>)
      : {};
    const request: Options = {
      method,
      headers: headers(definition),
      timeout,
      signal: options.signal,
      retry: {
        limit: TRIES - 1,
        methods: ['get'],
        statusCodes: [500, 502, 503, 504],
        delay: (attempt) => 300 * 3 ** (attempt - 1) * (0.75 + Math.random() / 2),
      },
    };
    if (definition.body) request.json = parse(definition.body, body, refuse);
    const response = await ky(`${address}${filled === '/' ? '' : filled}${queryText(sent)}`, request);
    if (!returns) return undefined as never;
    const value = await answerBody(response).catch(() => {
      throw new ServiceError('shape', id, 'not JSON', response.status);
    });
    return parse(returns, value, (reason) => new ServiceError('shape', id, reason, response.status)) as never;
  } catch (error) {
    const failure = await translate(error, id, options.signal);
    if (failure.status === 401) emit(document, 'vt-session-expired', { service: base });
    throw failure;
  }
}
