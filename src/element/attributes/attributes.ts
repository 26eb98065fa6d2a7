/** Both ends are included; or every larger number, and one that is not gives the default. */
type Range = { min: number; max: number; above?: never } | { above: number; min?: never; max?: never };

/**
 * The bounds of a numeric attribute. Plain data: the authors' texts, the manifest, the fields of CMSs and the
 * diagnostics are derived from it.
 */
export type Bounds = Range & {
  /** Given if the attribute is absent or no number; undefined without it. */
  default?: number;
  /**
   * What a number outside gives: the nearest bound if absent; default: the default; low-default: the default if it is too
   * small, else the largest; zero-default: the default for 0, else the nearest bound.
   */
  outside?: 'default' | 'low-default' | 'zero-default';
  /** What a fraction gives where whole numbers are asked for: the next smaller one if absent. */
  fraction?: 'nearest' | 'default';
};

/** A numeric attribute with bounds. */
export interface BoundedData {
  bounds: Bounds;
  integer: boolean;
  /** Returns the value of a written number, or of none. */
  within(number: number | undefined): number | undefined;
}

/**
 * The type of an attribute: a keyword, the values of an option, or those of a list, or bounds. Plain data: the parser
 * (read-attributes.ts) loads with the first view; types, editor data and author diagnostics are derived from the data.
 */
export type AttributeData =
  | 'flag'
  | 'text'
  | 'number'
  | readonly string[]
  | { list: readonly string[] }
  | BoundedData;
/** Combines the data with the type of the parsed value, which a list or an optional value would lose otherwise. */
export type Attribute<T = unknown> = AttributeData & { type?: [T] };

/** True if present and not "false". */
export const flag = 'flag' as Attribute<boolean>;

/** Any text; empty if absent. */
export const text = 'text' as Attribute<string>;

/** An address, for the view a text. CMSs check it: http, https or relative. */
export const address = 'text' as Attribute<string>;

/** A number; undefined if absent, invalid, or beyond the largest amount (domain/core/bounds). See bounds.ts for a range. */
export const number = 'number' as Attribute<number | undefined>;

/** One of the values, in lower case; the first if absent or unknown. */
export const option = <const T extends readonly [string, ...string[]]>(...values: T) =>
  values as unknown as Attribute<T[number]>;

/** Some of the values, separated by spaces or commas, in the author's order; all of them if absent or if none is known. */
export const list = <const T extends readonly string[]>(...values: T) =>
  ({ list: values }) as Attribute<T[number][]>;

export type Attributes = Record<string, Attribute>;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type Value<T> = T extends Attribute<infer V> ? V : never;
type MayBeMissing<A> = { [Name in keyof A]: undefined extends Value<A[Name]> ? Name : never }[keyof A];
/** The props of a view: its attributes by camelCase name. */
export type Props<A extends Attributes> = {
  [Name in Exclude<keyof A, MayBeMissing<A>> as Camel<Name & string>]: Value<A[Name]>;
} & { [Name in MayBeMissing<A> as Camel<Name & string>]?: Value<A[Name]> };
