/** Versions side by side (spec services#reports). */
import { array, boolean, looseObject, nullish, object, optional, string } from 'valibot';
import { color, mvs } from './entities/car';
import { list, text, year } from './entities/fields';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

/** Versions that fit beside each other. */
export const MOST_COMPARED = 4;

/** One version: what stands out, its colours, and what it has of each line. */
const compared = looseObject({
  mvs,
  highlights: list(string()),
  colors: list(color),
  /** Other versions of the model that can take its place. */
  others: list(looseObject({ code: string(), versionName: text, year })),
});
/** A line of the comparison: a value for each version, in their order; different where they do not all agree. */
const line = looseObject({
  category: text,
  name: string(),
  values: array(string()),
  different: nullish(boolean(), false),
});

export const compareVersions = GET('RPT-09', 'version-comparator', '/comparisons', {
  refuse: ({ query }: Unchecked) => !query?.mvsCode?.length && 'mvsCode is required',
  query: object({ mvsCode: array(string()), country: optional(string()), market: optional(string()) }),
  returns: looseObject({ versions: array(compared), lines: array(line) }),
});
