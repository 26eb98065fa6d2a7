import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Definition } from '../../src/services/call';
import type { PathParams } from '../../src/services/path';
import type { User } from '../../src/services/user';
import type { World } from './world';

/** A call as a service of the catalogue has it; only its data matters here. */
interface Called {
  base: string;
  definition: Definition;
}
type Service = Record<string, Called>;

type Query<D> = D extends { query: infer S extends GenericSchema } ? InferOutput<S> : Record<never, never>;
type Body<D> = D extends { body: infer S extends GenericSchema } ? InferOutput<S> : undefined;
// biome-ignore lint/suspicious/noConfusingVoidType: an answer without a body returns nothing
type Value<D> = D extends { returns: infer S extends GenericSchema } ? InferInput<S> : void;

/** What arrived, checked by the call's own schemas. */
export interface Asked<D extends Definition> {
  params: { [Name in PathParams<D['path']>]: string };
  query: Query<D>;
  body: Body<D>;
  headers: Headers;
  url: URL;
  /** Who the bearer belongs to, if anybody. */
  user: User | undefined;
  world: World;
}

/** An answer under a status of its own. */
export class Reply<T> {
  constructor(
    readonly status: number,
    readonly value: T,
  ) {}
}

/** Throw it from an answer: the request is refused with this status and body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`refused with ${status}`);
  }
}

type Answered<D> = Value<D> | Reply<Value<D>> | Response;
export type Answer<D extends Definition> = (asked: Asked<D>) => Answered<D> | Promise<Answered<D>>;

/** One call that the sandbox answers. */
export interface Route {
  base: string;
  definition: Definition;
  /** Path parameters that must have exactly this value: two calls may share a path otherwise. */
  only: Record<string, string>;
  answer: Answer<Definition>;
}

type Answers<S extends Service> = { [K in keyof S]: Answer<S[K]['definition']> };
type Only<S extends Service> = {
  [K in keyof S]?: { [Name in PathParams<S[K]['definition']['path']>]?: string };
};

/**
 * The sandbox's side of a service: one answer for each of its calls, with the types of the catalogue. A call without
 * an answer does not compile.
 */
export function answer<const S extends Service>(
  service: S,
  answers: Answers<S>,
  only: Only<S> = {},
): Route[] {
  return Object.entries(service).map(([name, { base, definition }]) => ({
    base,
    definition,
    only: only[name] ?? {},
    answer: answers[name] as unknown as Answer<Definition>,
  }));
}
