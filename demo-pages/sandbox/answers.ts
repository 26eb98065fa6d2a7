import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { PathParams } from '../../src/services/http/path';
import type { Definition, Input } from '../../src/services/http/types';
import type { SandboxUser } from './data/users';
import type { World } from './world';

/** A call as a service of the catalogue has it; only its data matters here. */
interface Called {
  base: string;
  definition: Definition;
}

type Query<D> = D extends { query: infer S extends GenericSchema } ? InferOutput<S> : Record<never, never>;
type Body<D> = D extends { body: infer S extends GenericSchema } ? InferOutput<S> : undefined;
// biome-ignore lint/suspicious/noConfusingVoidType: an answer without a body returns nothing
type Value<D> = D extends { returns: infer S extends GenericSchema } ? InferInput<S> : void;

/** What arrived, checked by the call's own schemas. */
export interface Asked<D extends Definition> {
  params: { [Name in PathParams<D['path']>]: string };
  query: Query<D>;
  body: Body<D>;
  /** E-mail and password of a call with basic credentials. */
  credentials: { email: string; password: string } | undefined;
  headers: Headers;
  url: URL;
  /** Who the bearer or the id token belongs to, if anybody. */
  user: SandboxUser | undefined;
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

/** What was asked for, or a refusal with 404. */
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
  /** Path parameters that must have exactly this value: two calls may share a path otherwise. */
  only: Record<string, string>;
  /** Input that this sandbox has an answer for, where what the schemas alone suggest would not do. */
  example: object;
  answer: Answer<Definition>;
}

/** The calls among what a service's file exports. */
type Calls<S> = { [K in keyof S as S[K] extends Called ? K : never]: S[K] extends Called ? S[K] : never };
type DefinitionOf<C> = C extends { definition: infer D extends Definition } ? D : never;
type Answers<S> = { [K in keyof Calls<S>]: Answer<DefinitionOf<S[K & keyof S]>> };
/** as: the token of who makes the call; a member of staff who may do everything where nobody is named. */
type Example<I> = { [K in keyof I]?: I[K] extends object | undefined ? Partial<I[K]> : I[K] } & {
  as?: string;
};
interface Options<S> {
  only?: {
    [K in keyof Calls<S>]?: { [Name in PathParams<DefinitionOf<S[K & keyof S]>['path']>]?: string };
  };
  examples?: { [K in keyof Calls<S>]?: Example<Input<DefinitionOf<S[K & keyof S]>>> };
}

export const isCall = (value: unknown): value is Called =>
  typeof value === 'function' && 'definition' in value;

/**
 * The sandbox's side of a service: one answer for each call its file exports, with the types of the catalogue. A call
 * without an answer does not compile.
 */
export function answer<const S extends object>(
  service: S,
  answers: Answers<S>,
  { only = {}, examples = {} }: Options<S> = {},
): Route[] {
  const by = <T>(record: object, name: string) => (record as Record<string, T | undefined>)[name];
  return Object.entries(service).flatMap(([name, call]: [string, unknown]) =>
    isCall(call)
      ? {
          base: call.base,
          definition: call.definition,
          only: by<Record<string, string>>(only, name) ?? {},
          example: by<object>(examples, name) ?? {},
          answer: by<Answer<Definition>>(answers, name) as Answer<Definition>,
        }
      : [],
  );
}
