import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';

export const NOON = Date.UTC(2026, 10, 20, 12);

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
}

/** Lets a sandbox answer lists as they are asked for: for tests of what is in them. */
export const withKindLists = (sandbox: Sandbox): Sandbox => {
  Object.assign(serviceManners(sandbox.world), { filtersLists: true, mixesBrands: false });
  return sandbox;
};

/** A sandbox and requests to it; `as` is the token of who asks, with 'id-' before it where the call wants that one. */
export function makeRequests() {
  const sandbox: Sandbox = createSandbox({ seed: 1, now: () => NOON });
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    { as, headers = {} }: { as?: string; headers?: Record<string, string> } = {},
  ): Promise<Answered> => {
    const answer = await sandbox.app.request(`/api/${path}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as}` }),
        ...(as?.startsWith('id-') && { 'x-context': 'entrar.example' }),
        ...headers,
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    const json = (answer.headers.get('content-type') ?? '').includes('json');
    return { status: answer.status, body: json ? JSON.parse(text) : text };
  };
  /** Gives a card to the card provider, as a page does, and returns its one-time token. */
  const keepCard = async (as: string, number: string): Promise<string> => {
    const { token } = (await ask('GET', 'payment-security/v2/one-time-token', undefined, { as })).body;
    const card = { oneTimeToken: token, number, holderName: 'ANA PRADO', dueDate: '12/30', cvv: '123' };
    await sandbox.app.request('/sandbox/card-provider/cards', { method: 'POST', body: JSON.stringify(card) });
    return token;
  };
  return { sandbox, world: sandbox.world, ask, keepCard };
}

/** A sandbox, and requests to it whose answers come as they are. */
export function makeRawRequests() {
  const sandbox: Sandbox = createSandbox({ seed: 1, now: () => NOON });
  const get = (path: string, headers: Record<string, string> = {}) => sandbox.app.request(path, { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    sandbox.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal,
    });
  return { sandbox, get, post };
}

export const json = async (answer: Response | Promise<Response>) => (await answer).json();
