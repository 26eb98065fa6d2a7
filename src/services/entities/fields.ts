import {
  array,
  type BooleanSchema,
  boolean,
  fallback,
  type GenericSchema,
  type InferIssue,
  looseObject,
  maxValue,
  minValue,
  type NullishSchema,
  type NumberSchema,
  nullish,
  number,
  pipe,
  string,
} from 'valibot';
import {
  FIRST_MODEL_YEAR,
  LARGEST_AMOUNT,
  LARGEST_COUNT,
  LAST_MODEL_YEAR,
  MOST_INSTALLMENTS,
} from '#domain/core/bounds';

/*
 * Schemas of fields. Services omit fields, send null for nothing, and add unknown fields: a field that a screen can do
 * without never invalidates an answer. An invalid number (infinite, out of bounds, a text) reads as missing, or as
 * NaN if a missing one has a meaning.
 */

/** Optional text; empty if it is missing or no text. */
export const text = fallback(nullish(string(), ''), '');

/**
 * The answer of a call that says all by its status, where no screen reads more of it; null if it has no body (204), which no document
 * excludes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const unread = <const S extends GenericSchema>(schema: S) => nullish(schema, null);

/** A required number with inclusive bounds. */
/* @__NO_SIDE_EFFECTS__ */
export function numberBetween(least: number, most: number) {
  return pipe(number(), minValue(least), maxValue(most));
}
/** null is read as what was not said. */
const NOTHING = () => undefined;

/** A field that is a T or undefined, whatever the service sends. */
type Loose<T, S extends GenericSchema> = Omit<NullishSchema<S, undefined>, '~types'> & {
  readonly '~types'?: {
    readonly input: T | null | undefined;
    readonly output: T | undefined;
    readonly issue: InferIssue<NullishSchema<S, undefined>>;
  };
};
type LooseNumber = Loose<number, NumberSchema<undefined>>;

/** A text that is null or undefined if it is missing or no text: for one whose emptiness has a meaning. */
export const optionalText = fallback(nullish(string()), undefined);

/** Whether something is so; undefined if it is not said. */
export const optionalFlag = fallback(nullish(boolean(), NOTHING), undefined) as unknown as Loose<
  boolean,
  BooleanSchema<undefined>
>;

/** Whether something is so; `none` if it is not said. */
/* @__NO_SIDE_EFFECTS__ */
export function flagOr(none: boolean) {
  return fallback(nullish(boolean(), none), none);
}

/** An optional number; undefined if it is missing or invalid. */
/* @__NO_SIDE_EFFECTS__ */
function loose(least: number, most: number): LooseNumber {
  // The types of valibot know no field that may be left out and reads null as undefined.
  return fallback(nullish(numberBetween(least, most), NOTHING), undefined) as unknown as LooseNumber;
}

/** A price or another amount in the market's currency. */
export const amount = loose(0, LARGEST_AMOUNT);
/** An amount that may be negative: a difference, a discount. */
export const balance = loose(-LARGEST_AMOUNT, LARGEST_AMOUNT);
/** An essential amount, percent or count: NaN if it is missing or invalid. */
export const figure = fallback(numberBetween(0, LARGEST_AMOUNT), Number.NaN);
/** An amount that is 0 if missing, but NaN if invalid, so that an invalid one does not count as 0. */
export const charge = nullish(figure);

export const percent = loose(0, 100);
/** A count of things, kilometres or points. */
export const count = loose(0, LARGEST_COUNT);
export const year = loose(FIRST_MODEL_YEAR, LAST_MODEL_YEAR);
export const installments = loose(1, MOST_INSTALLMENTS);
/** A longitude or a latitude. */
export const degrees = loose(-180, 180);

/** A place among pages, or their number: a missing one has a meaning, the first page or the only one. */
/* @__NO_SIDE_EFFECTS__ */
export function pagingOr(none: number) {
  return fallback(nullish(numberBetween(0, LARGEST_COUNT), none), none);
}

/** An optional list, empty by default. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const S extends GenericSchema>(item: S) {
  return nullish(array(item), []);
}

/** A page of a longer list: page starts at 0, size is the maximum number of items (spec limits#pages-of-lists). */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const S extends GenericSchema>(item: S) {
  return looseObject({
    content: array(item),
    page: pagingOr(0),
    size: pagingOr(20),
    totalElements: count,
    totalPages: pagingOr(1),
  });
}

/** A status or a type of a known set; later additions are accepted as well. */
export type Open<T extends string> = T | (string & Record<never, never>);

type With<A, B> = { [K in keyof A | keyof B]: K extends keyof B ? B[K] : K extends keyof A ? A[K] : never };

/**
 * Adds fields to a schema's fields. Use it instead of a spread: the bundler keeps an unused spread,
 * because reading a field may have side effects.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withFields<const A extends object, const B extends object>(fields: A, more: B): With<A, B> {
  return { ...fields, ...more } as unknown as With<A, B>;
}
