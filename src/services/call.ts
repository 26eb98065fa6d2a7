import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PathParams } from './path';
import { ServiceError } from './service-error';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call, in the table's words. public: no token is sent. bearer: the session's token is required.
 * none-stated: the token goes along where there is one. client-id-secret: the page's lead credentials.
 * cookie-bearer: the token goes along where the cookie has one.
 */
export type Auth = 'public' | 'bearer' | 'none-stated' | 'client-id-secret' | 'cookie-bearer';

interface Spec {
  /** 'none-stated' where nothing is said. */
  auth?: Auth;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Shape of the answer; without it the answer is not read. */
  returns?: GenericSchema;
  /** Milliseconds for one try; the transport's default where none is given. */
  timeout?: number;
}

/** One call of the catalogue, as data. */
export interface Definition extends Spec {
  /** The call's name in the specification's table, as LEA-01. */
  id: string;
  method: Method;
  /** Path under the service's base, with {parameters}. */
  path: string;
}

type Query<D> = D extends { query: infer S extends GenericSchema }
  ? Partial<InferInput<S>> extends InferInput<S>
    ? { query?: InferInput<S> }
    : { query: InferInput<S> }
  : unknown;
type Body<D> = D extends { body: infer S extends GenericSchema } ? { body: InferInput<S> } : unknown;
/** What a caller passes: path parameters flat, query and body under those names. */
export type Input<D extends Definition> = { [Name in PathParams<D['path']>]: string | number } & Query<D> &
  Body<D>;
/** What a call answers. */
export type Output<D extends Definition> = D extends { returns: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

export interface CallOptions {
  signal?: AbortSignal;
}
export interface Call<D extends Definition> {
  /** The parsed answer, or a ServiceError. Nothing else is ever thrown. */
  (input: Input<D>, options?: CallOptions): Promise<Output<D>>;
  base: string;
  definition: D;
}

type Defined<M extends Method, P extends string, S> = { id: string; method: M; path: P } & S;
const define =
  <M extends Method>(method: M) =>
  <const P extends string, const S extends Spec = Record<never, never>>(
    id: string,
    path: P,
    spec?: S,
  ): Defined<M, P, S> =>
    ({ id, method, path, ...spec }) as Defined<M, P, S>;

export const GET = /* @__PURE__ */ define('GET');
export const POST = /* @__PURE__ */ define('POST');
export const PUT = /* @__PURE__ */ define('PUT');
export const PATCH = /* @__PURE__ */ define('PATCH');
export const DELETE = /* @__PURE__ */ define('DELETE');

/**
 * A remote service: its base in the page's metadata and its calls. The transport loads with the first call, so that
 * a widget on screen has not paid for one that may never be made.
 * @__NO_SIDE_EFFECTS__
 */
export function service<const C extends Record<string, Definition>>(
  base: string,
  calls: C,
): { [K in keyof C]: Call<C[K]> } {
  const bound = Object.entries(calls).map(([name, definition]) => {
    const call = async (input: object, options?: CallOptions) => {
      const transport = await import('./transport').catch(() => {
        throw new ServiceError('network', definition.id, 'the transport could not be loaded');
      });
      return transport.send(base, definition, input, options);
    };
    return [name, Object.assign(call, { base, definition })];
  });
  return Object.fromEntries(bound);
}
