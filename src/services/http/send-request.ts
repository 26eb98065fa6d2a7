import { fetchOnce, type Limits } from './fetch-once';
import { errorOf } from './response-error';

type Transport = typeof import('./transport');

let loaded: Promise<Transport | undefined> | undefined;

/** Keeps the transport that is loading; a failed load is forgotten. */
function keep(loading: Promise<Transport>): Promise<Transport | undefined> {
  loaded = loading.catch(() => {
    loaded = undefined;
    return undefined;
  });
  return loaded;
}

// Outside the functions, so that the build has it asked for with this file (scripts/build/late-imports.mjs): the first call
// does not wait for it.
keep(import('./transport'));

/**
 * Sends a request through the transport (ky). Rejects as fetch does, or with the ServiceError of an answer outside 200 to 299.
 * ky needs the browser's Request, from its first line on. Where a library of the page has replaced it (MooTools has a Request
 * of its own), or where the transport cannot be loaded, the request is sent once by the same fetch.
 * @param id the call's, for its failures
 */
export async function sendRequest(
  id: string,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<Response> {
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    return fetchOnce(url, init, limits);
  };
  const transport = await (loaded ?? keep(import('./transport')));
  try {
    if (transport) return await transport.sendByKy(id, url, init.method ?? 'GET', limits, ask);
  } catch (error) {
    if (isAsked || limits.signal?.aborted) throw error;
  }
  const response = await ask();
  if (response.ok) return response;
  throw await errorOf(id, response);
}
