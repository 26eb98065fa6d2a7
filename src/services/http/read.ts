import { parse } from './parse';
import { ServiceError } from './service-error';
import type { Definition } from './types';

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
    ? await (await import('./apply-options')).fileOf(response, wire.reads, fail)
    : await jsonOf(response).catch((error: unknown) => {
        // An answer that was interrupted is a network failure, not an invalid answer.
        throw error instanceof SyntaxError ? fail('not JSON') : error;
      });
  return parse(returns, value, fail);
}
