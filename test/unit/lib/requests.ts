import Cookies from 'js-cookie';
import { expect, vi } from 'vitest';
import { noteSignIn } from '#page/session/session';
import { ServiceError } from '#services/http/service-error';
import { stubFetch } from './stub-fetch';

/** A page with services at https://api.example, and whatever other tags a test needs. */
export const metas = (extra = ''): void => {
  document.head.innerHTML = `<meta name="vitrine:services" content="https://api.example/{service}">${extra}`;
};

/** The network answers these, one after the other; an Error is one that does not answer. */
export function answers(...all: (Response | Error)[]) {
  const fetch = vi.fn<(request: Request | string, init?: RequestInit) => Promise<Response>>();
  for (const answer of all) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  }
  stubFetch(fetch);
  return fetch;
}

/** The nth request made, from 0. */
export const sent = (fetch: ReturnType<typeof answers>, n = 0): Request =>
  fetch.mock.calls[n]?.[0] as Request;
export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** What a call failed with. */
export async function failure(promise: Promise<unknown>): Promise<ServiceError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  return error as ServiceError;
}

export const signOut = (): void => {
  noteSignIn();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
};
