import {
  array,
  fallback,
  type GenericSchema,
  looseObject,
  maxValue,
  minValue,
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

/** Optional text, empty by default. */
export const text = nullish(string(), '');

/** A required number with inclusive bounds. */
/* @__NO_SIDE_EFFECTS__ */
export function numberBetween(least: number, most: number) {
  return pipe(number(), minValue(least), maxValue(most));
}
/** An optional number; missing if it is invalid. */
/* @__NO_SIDE_EFFECTS__ */
function loose(least: number, most: number) {
  return fallback(nullish(numberBetween(least, most)), undefined);
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

/** A count with a default for a missing one. */
/* @__NO_SIDE_EFFECTS__ */
export function countOr(none: number) {
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
    page: countOr(0),
    size: countOr(20),
    totalElements: countOr(0),
    totalPages: countOr(1),
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
