import type { Context, Next } from 'hono';
import { Hono } from 'hono';
import { type DemoServer, startServer } from '#demo-pages/server';

/** How the stand-in answers a request instead of the sandbox, or what it changes in the sandbox's answer. */
export type Fault = (c: Context, next: Next) => Promise<unknown>;

export interface StandIn {
  origin: string;
  /** The fault of what follows; undefined: none. */
  fault: Fault | undefined;
  /** Forgets what calls have changed. */
  reset(): Promise<void>;
  close: DemoServer['close'];
}

/** Starts the sandbox's services behind a fault that can be exchanged. */
export async function startStandIn(): Promise<StandIn> {
  const standIn: Partial<StandIn> = {};
  const more = new Hono().use('/api/*', async (c, next) => {
    const answered = await (standIn.fault ?? ((_, go) => go()))(c, next);
    return answered instanceof Response ? answered : undefined;
  });
  const { port, close } = await startServer({ port: 0, more });
  const origin = `http://127.0.0.1:${port}`;
  const reset = async () => {
    // What is checked next gets a connection of its own.
    await fetch(`${origin}/sandbox/reset`, { method: 'POST', headers: { connection: 'close' }, body: '{}' });
  };
  return Object.assign(standIn, { origin, fault: undefined, reset, close });
}

/** Whether a request is the one that the fault is about; all others are answered as the sandbox does. */
type Condition = (c: Context) => boolean;

const isPreflight: Condition = (c) => c.req.method === 'OPTIONS';
const isUnknown: Condition = (c) => c.req.path.includes('conformance-00000000');
const isSessionless: Condition = (c) => !isPreflight(c) && !c.req.header('authorization');

/** Answers, or changes the sandbox's answer, where the condition holds. */
const where =
  (condition: Condition) =>
  (path: string, change: (answer: Response) => Response | Promise<Response>): Fault =>
  async (c, next) => {
    await next();
    if (!condition(c) || !c.req.path.startsWith(`/api${path}`)) return;
    const changed = await change(c.res);
    // Hono adds the headers of the first answer to a second one.
    c.res = undefined;
    c.res = changed;
  };

export const preflight = where(isPreflight);
export const unknownId = where(isUnknown);
export const sessionless = where(isSessionless);
/** The call itself. */
export const answer = where((c) => !isPreflight(c) && !isUnknown(c));

/** The answer with other headers; an undefined one is removed. */
export const withHeaders =
  (headers: Record<string, string | undefined>) =>
  (from: Response): Response => {
    const own = new Headers(from.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) own.delete(name);
      else own.set(name, value);
    }
    return new Response(from.body, { status: from.status, headers: own });
  };

/** The answer with another status or content. */
export const replaced =
  (status: number, body: BodyInit | null = null, headers: Record<string, string> = {}) =>
  (from: Response): Response => {
    const own = new Headers(from.headers);
    for (const name of ['content-type', 'content-length']) own.delete(name);
    if (body !== null) own.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) own.set(name, value);
    return new Response(body, { status, headers: own });
  };

/** The answer's JSON, changed. */
export const edited =
  // biome-ignore lint/suspicious/noExplicitAny: the answer of any call
    (edit: (value: any) => unknown) =>
    async (from: Response): Promise<Response> => {
      const value: unknown = await from.json();
      return replaced(from.status, JSON.stringify(edit(value) ?? value))(from);
    };
