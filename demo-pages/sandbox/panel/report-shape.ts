import {
  array,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot';

const whole = pipe(number(), integer(), minValue(0), maxValue(1e9));
const word = pipe(string(), maxLength(60));
const tag = pipe(string(), regex(/^vt-[a-z\d-]{1,57}$/));

/** A report for monitoring (src/page/report/report-shape.ts): nothing else may be in it. */
export const reportSchema = strictObject({
  v: literal(1),
  version: word,
  brand: optional(word),
  country: optional(word),
  path: pipe(string(), maxLength(200), regex(/^[^?#]*$/)),
  sample: pipe(number(), minValue(0), maxValue(1)),
  part: pipe(number(), integer(), minValue(1), maxValue(3)),
  timings: pipe(
    array(
      strictObject({
        tag,
        loaded: optional(whole),
        ready: optional(whole),
        firstUse: optional(whole),
        sent: optional(whole),
      }),
    ),
    maxLength(25),
  ),
  faults: pipe(
    array(
      strictObject({
        kind: picklist(['file', 'call', 'view', 'config']),
        tag: optional(word),
        source: word,
        cause: word,
        status: optional(whole),
        times: whole,
      }),
    ),
    maxLength(20),
  ),
  interactions: pipe(
    array(
      strictObject({
        tag,
        type: picklist(['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']),
        times: whole,
        longest: whole,
      }),
    ),
    maxLength(20),
  ),
  frames: optional(strictObject({ times: whole, own: whole, longest: whole })),
});

export type MonitoringReport = InferOutput<typeof reportSchema>;
