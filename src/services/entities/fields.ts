import {
  array,
  check,
  fallback,
  type GenericSchema,
  looseObject,
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
} from '../../domain/core/bounds';

/*
 * Pieces of answers. Services leave fields out, send null for nothing, and know more than we ask: what a screen can do
 * without never fails an answer. A number that cannot be (infinite, beyond its bounds, a text) reads as missing, or as
 * NaN where a missing one means something.
 */

/** Text that may be missing: then it is empty. */
export const text = nullish(string(), '');

/** A number that must be there, both ends included. */
/* @__NO_SIDE_EFFECTS__ */
export function between(least: number, most: number) {
  return pipe(
    number(),
    check((value) => value >= least && value <= most),
  );
}
/** A number that may be missing, and is where it cannot be. */
/* @__NO_SIDE_EFFECTS__ */
function loose(least: number, most: number) {
  return fallback(nullish(between(least, most)), undefined);
}

/** A price or another amount in the market's currency. */
export const amount = loose(0, LARGEST_AMOUNT);
/** An amount that may be less than nothing: a difference, a discount. */
export const balance = loose(-LARGEST_AMOUNT, LARGEST_AMOUNT);
/** What an answer is about, an amount, a percent or a count: NaN where it is missing or cannot be. */
export const figure = fallback(between(0, LARGEST_AMOUNT), Number.NaN);
/** An amount that is nothing where it is missing: NaN where it cannot be, so that it does not pass for nothing. */
export const charge = nullish(figure);

export const percent = loose(0, 100);
/** How many there are: things, kilometres, points. */
export const count = loose(0, LARGEST_COUNT);
export const year = loose(FIRST_MODEL_YEAR, LAST_MODEL_YEAR);
export const installments = loose(1, MOST_INSTALLMENTS);
/** A longitude or a latitude. */
export const degrees = loose(-180, 180);

/** A count that stands for another where it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function countOr(none: number) {
  return fallback(nullish(between(0, LARGEST_COUNT), none), none);
}

/** A list that may be missing: then it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const S extends GenericSchema>(item: S) {
  return nullish(array(item), []);
}

/** A page of a longer list: page counts from 0, size is at most that many (spec limits#pages-of-lists). */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const S extends GenericSchema>(item: S) {
  return looseObject({
    content: array(item),
    page: countOr(0),
    size: countOr(20),
    totalElements: countOr(0),
    totalPages: countOr(1),
  });
}

/** A status or a type of a known set; one that came after this was written passes as well. */
export type Open<T extends string> = T | (string & Record<never, never>);

type With<A, B> = { [K in keyof A | keyof B]: K extends keyof B ? B[K] : K extends keyof A ? A[K] : never };

/**
 * The fields of one shape and some more. Write it instead of a spread: the bundler keeps a spread that nobody uses,
 * because reading a field might do something.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withFields<const A extends object, const B extends object>(fields: A, more: B): With<A, B> {
  return { ...fields, ...more } as unknown as With<A, B>;
}
