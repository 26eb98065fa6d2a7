/** Comparison of versions (spec services#reports). */
import { array, looseObject, object, optional, string } from 'valibot';
import { color, mvs } from './entities/car';
import { flagOr, list, text, year } from './entities/fields';
import { GET } from './http/call';
import type { Unchecked } from './http/types';

/** Maximum number of versions in a comparison. */
export const MOST_COMPARED = 4;

/** One version: its highlights, its colours, and its value in each line. */
const compared = looseObject({
  mvs,
  highlights: list(string()),
  colors: list(color),
  /** Other versions of the model that can replace it. */
  others: list(looseObject({ code: string(), versionName: text, year })),
});
/** A line of the comparison: a value per version, in their order; `different` if they are not all equal. */
const line = looseObject({
  category: text,
  name: string(),
  values: array(string()),
  different: flagOr(false),
});

export const compareVersions = GET('RPT-09', 'version-comparator', '/comparisons', {
  refuse: ({ query }: Unchecked) => !query?.mvsCode?.length && 'mvsCode is required',
  query: object({ mvsCode: array(string()), country: optional(string()), market: optional(string()) }),
  returns: looseObject({ versions: array(compared), lines: array(line) }),
});
