/**
 * What an attribute holds. Plain data: reading it (read-attributes.ts) loads with the first view, and the editor data,
 * the types and the author's diagnostics are made from it.
 */
export interface Attribute<T = unknown> {
  kind: 'flag' | 'text' | 'number' | 'option' | 'list';
  /** The words an option or a list may hold. */
  values?: readonly string[];
  /** Type of the value; never there at run time. */
  type?: T;
}

/** On where present and not "false". */
export const flag: Attribute<boolean> = { kind: 'flag' };

/** Any text; empty where absent. */
export const text: Attribute<string> = { kind: 'text' };

/** A finite number; undefined where absent or none. */
export const number: Attribute<number | undefined> = { kind: 'number' };

/** One of the words; the first where absent or unknown. */
export const option = <const T extends readonly [string, ...string[]]>(
  ...values: T
): Attribute<T[number]> => ({
  kind: 'option',
  values,
});

/** Some of the words, separated by spaces or commas, in the author's order; all of them where absent or none is known. */
export const list = <const T extends readonly string[]>(...values: T): Attribute<T[number][]> => ({
  kind: 'list',
  values,
});

export type Attributes = Record<string, Attribute>;

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
/** What an island receives: its attributes by camelCase name. */
export type Props<A extends Attributes> = {
  [Name in keyof A as Camel<Name & string>]: A[Name] extends Attribute<infer T> ? T : never;
};
