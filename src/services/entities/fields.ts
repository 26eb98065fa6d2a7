import { array, type GenericSchema, looseObject, nullish, number, optional, string } from 'valibot';

/*
 * Pieces of answers. Services leave fields out, send null for nothing, and know more than we ask: what a screen can do
 * without never fails an answer.
 */

/** Text that may be missing: then it is empty. */
export const text = nullish(string(), '');
/** A number that may be missing: an amount of money in the market's currency, a count, a degree. */
export const amount = nullish(number());

/** A list that may be missing: then it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const S extends GenericSchema>(item: S) {
  return nullish(array(item), []);
}

/** A page of a longer list: page counts from 0, size is at most that many (calls 9). */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const S extends GenericSchema>(item: S) {
  return looseObject({
    content: array(item),
    page: optional(number(), 0),
    size: optional(number(), 20),
    totalElements: optional(number(), 0),
    totalPages: optional(number(), 1),
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
