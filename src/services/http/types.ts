import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PathParams } from './path';
import type { HeaderName, Wire } from './transport/special-request-types';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call, in the table's words. public: no token is sent. bearer: the session's token is required.
 * none-stated: the token goes along where there is one. client-id-secret: the page's lead credentials.
 * cookie-bearer: the token goes along where the cookie has one. basic: e-mail and password of this call.
 * id-token: the identity provider's token is required, and goes with the context header.
 */
export type Auth =
  | 'public'
  | 'bearer'
  | 'none-stated'
  | 'client-id-secret'
  | 'cookie-bearer'
  | 'basic'
  | 'id-token';

/** What a caller passed, before any schema has seen it. */
// biome-ignore lint/suspicious/noExplicitAny: a rule looks at input of which nothing is known yet
export type Unchecked = Record<string, any>;

export interface Spec {
  /** 'none-stated' where nothing is said. */
  auth?: Auth;
  /** The session's token is required although the table states no auth: an action of staff (spec roles#unstated-calls). */
  staff?: true;
  /** The capability names no call: this one is ours (spec calls#our-calls). */
  ours?: true;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Shape of the answer; without it the answer is not read. */
  returns?: GenericSchema;
  /** Why this input must not be sent, in the documents' words; anything else where it may. */
  refuse?: (input: Unchecked) => string | false | undefined;
  /** What is out of the ordinary about this call on the wire. */
  wire?: Wire;
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
type Credentials<D> = D extends { auth: 'basic' }
  ? { credentials: { email: string; password: string } }
  : unknown;
type Headers<D> = D extends { wire: { headers: readonly (infer Name extends HeaderName)[] } }
  ? { headers?: { [N in Name]?: string } }
  : unknown;
/** What a caller passes: path parameters flat; query, body, credentials and headers under those names. */
export type Input<D extends Definition> = { [Name in PathParams<D['path']>]: string | number } & Query<D> &
  Body<D> &
  Credentials<D> &
  Headers<D>;
/** What a call answers. */
export type Output<D extends Definition> = D extends { returns: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds for one try, in place of the call's own. Files have time to leave beside it. */
  timeout?: number;
  /** Tells the service which calls are tries of one intent (page/intents), where the page names a header for it. */
  idempotencyKey?: string;
}
export interface Call<D extends Definition> {
  /** The parsed answer, or a ServiceError. Nothing else is ever thrown. */
  (input: Input<D>, options?: CallOptions): Promise<Output<D>>;
  /** The service's name in the page's metadata. */
  base: string;
  definition: D;
}
