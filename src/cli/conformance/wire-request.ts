/** The requests of calls exactly as the transport of src/services makes them, before anything is sent. */
import type { AnyCall } from '#services/catalogue';
import { isServiceError } from '#services/http/service-error';

/** A request as a widget's call hands it to the browser. */
export interface WireRequest {
  url: string;
  method: string;
  headers: Headers;
  body: RequestInit['body'];
  /** Whether a redirect is followed: only for public files. */
  followsRedirects: boolean;
}

/** Why the transport sends nothing. */
export interface Unsent {
  reason: string;
}

/** The transport's message about an input is for developers and quotes no value. */
const reasonOf = (error: unknown): string => {
  if (!isServiceError(error)) throw error;
  if (error.status === 401) return 'it needs a session: name a token with --token-file';
  if (error.kind === 'input') return `its arguments are refused before sending (${error.message})`;
  return error.message;
};

/**
 * Makes a call whose fetch sends nothing. The call's own code runs: its headers, query, body and what it refuses are those
 * of a widget's. Must not run beside another one, since fetch is replaced meanwhile.
 */
export async function wireRequestOf(call: AnyCall, input: object): Promise<WireRequest | Unsent> {
  const { fetch } = globalThis;
  const end = new AbortController();
  let request: WireRequest | undefined;
  globalThis.fetch = async (url, init = {}) => {
    request = {
      url: String(url),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body,
      followsRedirects: init.redirect === 'follow',
    };
    // A canceled call is not tried again.
    end.abort();
    throw end.signal.reason;
  };
  try {
    await call(input, { signal: end.signal });
    return { reason: 'it sends no request' };
  } catch (error) {
    return request ?? { reason: reasonOf(error) };
  } finally {
    globalThis.fetch = fetch;
  }
}
