import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PathParams } from './path';
import type { HeaderName, Wire } from './wire-options';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Credentials of a call, as in the specification's table. public: no token is sent. bearer: the session's token is
 * required. none-stated: the token is sent if there is one. client-id-secret: the page's lead credentials.
 * cookie-bearer: the token is sent if the cookie has one. basic: e-mail and password of this call.
 * id-token: the identity provider's token is required, and is sent with the context header.
 */
export type Auth =
  | 'public'
  | 'bearer'
  | 'none-stated'
  | 'client-id-secret'
  | 'cookie-bearer'
  | 'basic'
  | 'id-token';

/** A caller's input before validation. */
// biome-ignore lint/suspicious/noExplicitAny: a rule looks at input of which nothing is known yet
export type Unchecked = Record<string, any>;

export interface Spec {
  /** 'none-stated' by default. */
  auth?: Auth;
  /** Changes nothing although it is no GET: it goes on without a session that has ended (spec calls#sessions). */
  safe?: true;
  /**
   * Says itself who acts (a sign-up, a forgotten password), or is about nobody: it does not wait for the visitor's decision
   * after a session has expired.
   */
  anyone?: true;
  /** A GET that changes something: it is sent once, never retried, and never answered from a cache. */
  once?: true;
  /** The session's token is required although the table states none: a staff action (spec roles#unstated-calls). */
  staff?: true;
  /** The capability has no specified call: this one is ours (spec calls#our-calls). */
  ours?: true;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Schema of the answer; without it the answer is not read. */
  returns?: GenericSchema;
  /** Returns the specified text why this input must not be sent; any other value if it can be sent. */
  refuse?: (input: Unchecked) => string | false | undefined;
  /** Special properties of the request and the answer. */
  wire?: Wire;
  /** Timeout of one try in milliseconds, instead of the transport's default. */
  timeout?: number;
}

/** One call of the catalogue, as data. */
export interface Definition extends Spec {
  /** The call's id in the specification's table, such as LEA-01. */
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
/** The input of a call: path parameters at the top level; query, body, credentials and headers under those names. */
export type Input<D extends Definition> = { [Name in PathParams<D['path']>]: string | number } & Query<D> &
  Body<D> &
  Credentials<D> &
  Headers<D>;
/** The answer of a call. */
export type Output<D extends Definition> = D extends { returns: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

export interface CallOptions {
  signal?: AbortSignal;
  /** Timeout of one try in milliseconds, instead of the call's own. Uploads get additional time. */
  timeout?: number;
  /** Identifies calls that are tries of the same intent (services/once), if the page names a header for it. */
  idempotencyKey?: string;
}
/** Makes one call at a service; see send. */
export type Send = (
  base: string,
  definition: Definition,
  input: object,
  options?: CallOptions,
) => Promise<never>;

export interface Call<D extends Definition> {
  /** Resolves to the parsed answer; rejects only with a ServiceError. */
  (input: Input<D>, options?: CallOptions): Promise<Output<D>>;
  /** The service's name in the page's metadata. */
  base: string;
  definition: D;
}
