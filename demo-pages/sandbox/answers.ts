import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PathParams } from '#services/http/path';
import type { Definition, Input } from '#services/http/types';
import type { SandboxUser } from './data/users';
import type { World } from './world';

/** A call of a service in the catalogue; only its data is used here. */
interface Called {
  base: string;
  definition: Definition;
}

type Query<D> = D extends { query: infer S extends GenericSchema } ? InferOutput<S> : Record<never, never>;
type Body<D> = D extends { body: infer S extends GenericSchema } ? InferOutput<S> : undefined;
// biome-ignore lint/suspicious/noConfusingVoidType: an answer without a body returns nothing
type Value<D> = D extends { returns: infer S extends GenericSchema } ? InferInput<S> : void;

/** The request, validated by the call's schemas. */
export interface Asked<D extends Definition> {
  params: { [Name in PathParams<D['path']>]: string };
  query: Query<D>;
  body: Body<D>;
  /** E-mail and password of a call with basic credentials. */
  credentials: { email: string; password: string } | undefined;
  headers: Headers;
  url: URL;
  /** The owner of the bearer or the id token, if any. */
  user: SandboxUser | undefined;
  world: World;
}

/** An answer with its own status. */
export class Reply<T> {
  constructor(
    readonly status: number,
    readonly value: T,
  ) {}
}

/** Thrown by an answer: rejects the request with this status and body. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(`refused with ${status}`);
  }
}

/** Returns the requested entity, or throws a 404. */
export function found<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Refusal(404, { error: `there is no such ${what}` });
  return value;
}

type Answered<D> = Value<D> | Reply<Value<D>> | Response;
export type Answer<D extends Definition> = (asked: Asked<D>) => Answered<D> | Promise<Answered<D>>;

/** One call that the sandbox answers. */
export interface Route {
  base: string;
  definition: Definition;
  /** Path parameters that must have exactly this value, if two calls share a path. */
  only: Record<string, string>;
  /** Tells its requests from those of another call with the same method and path, by their headers. */
  isAsked: (headers: Headers) => boolean;
  /** Sample input with an answer in this sandbox, if input generated from the schemas has none. */
  example: object;
  answer: Answer<Definition>;
}

/** The calls among the exports of a service's file. */
type Calls<S> = { [K in keyof S as S[K] extends Called ? K : never]: S[K] extends Called ? S[K] : never };
type DefinitionOf<C> = C extends { definition: infer D extends Definition } ? D : never;
type Answers<S> = { [K in keyof Calls<S>]: Answer<DefinitionOf<S[K & keyof S]>> };
/** as: the caller's token; by default a staff member with all rights. */
type Example<I> = { [K in keyof I]?: I[K] extends object | undefined ? Partial<I[K]> : I[K] } & {
  as?: string;
};
interface Options<S> {
  only?: {
    [K in keyof Calls<S>]?: { [Name in PathParams<DefinitionOf<S[K & keyof S]>['path']>]?: string };
  };
  isAsked?: { [K in keyof Calls<S>]?: Route['isAsked'] };
  examples?: { [K in keyof Calls<S>]?: Example<Input<DefinitionOf<S[K & keyof S]>>> };
}

export const isCall = (value: unknown): value is Called =>
  typeof value === 'function' && 'definition' in value;

/**
 * The sandbox's side of a service: one answer per exported call, with the types of the catalogue. A call
 * without an answer is a type error.
 */
export function answer<const S extends object>(
  service: S,
  answers: Answers<S>,
  { only = {}, isAsked = {}, examples = {} }: Options<S> = {},
): Route[] {
  const by = <T>(record: object, name: string) => (record as Record<string, T | undefined>)[name];
  return Object.entries(service).flatMap(([name, call]: [string, unknown]) =>
    isCall(call)
      ? {
          base: call.base,
          definition: call.definition,
          only: by<Record<string, string>>(only, name) ?? {},
          isAsked: by<Route['isAsked']>(isAsked, name) ?? (() => true),
          example: by<object>(examples, name) ?? {},
          answer: by<Answer<Definition>>(answers, name) as Answer<Definition>,
        }
      : [],
  );
}
