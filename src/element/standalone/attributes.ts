/**
 * What an attribute holds: a word for its kind, the words an option may be, or those a list may hold. Plain data:
 * reading it (read-attributes.ts) loads with the first view; types, editor data and the author's notes are made from it.
 */
export type AttributeData = 'flag' | 'text' | 'number' | readonly string[] | { list: readonly string[] };
/** The data, and for the compiler the type of what is read; in a list, or one that may be undefined would lose that. */
export type Attribute<T = unknown> = AttributeData & { type?: [T] };

/** On where present and not "false". */
export const flag = 'flag' as Attribute<boolean>;

/** Any text; empty where absent. */
export const text = 'text' as Attribute<string>;

/** A number; undefined where absent, none, or beyond what any amount can be (domain/constants/bounds). */
export const number = 'number' as Attribute<number | undefined>;

/** One of the words, which are lower case; the first where absent or unknown. */
export const option = <const T extends readonly [string, ...string[]]>(...values: T) =>
  values as unknown as Attribute<T[number]>;

/** Some of the words, separated by spaces or commas, in the author's order; all of them where absent or none is known. */
export const list = <const T extends readonly string[]>(...values: T) =>
  ({ list: values }) as Attribute<T[number][]>;

export type Attributes = Record<string, Attribute>;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type Value<T> = T extends Attribute<infer V> ? V : never;
type MayBeMissing<A> = { [Name in keyof A]: undefined extends Value<A[Name]> ? Name : never }[keyof A];
/** What a view receives: its attributes by camelCase name. */
export type Props<A extends Attributes> = {
  [Name in Exclude<keyof A, MayBeMissing<A>> as Camel<Name & string>]: Value<A[Name]>;
} & { [Name in MayBeMissing<A> as Camel<Name & string>]?: Value<A[Name]> };
