import { fallback, type GenericSchema, type InferOutput } from 'valibot';

/*
 * Records that editors send back whole. A service may replace what it has by what is sent, so that every field goes back as it was
 * read: also those that are not known here, and values that a schema has read as missing.
 */

/** The answer beside a record: copied by a spread, and in no JSON; whole-record.ts reads it. */
export const READ = /* @__PURE__ */ Symbol('as read');

export type Read = Record<string | symbol, unknown>;

/** A record whose answer stays beside it, for wholeRecord. */
/* @__NO_SIDE_EFFECTS__ */
export function whole<const S extends GenericSchema>(schema: S): S {
  return {
    ...schema,
    '~run'(dataset, config) {
      const { value } = dataset;
      const result = schema['~run'](dataset, config);
      if (result.typed) (result.value as Read)[READ] = value;
      return result;
    },
  } satisfies GenericSchema;
}

/** A field of a record that is sent back: what was read there goes back, also where it is not valid. */
/* @__NO_SIDE_EFFECTS__ */
export function sentAsRead<const S extends GenericSchema>(schema: S): S {
  return fallback(schema, (dataset) => dataset?.value as InferOutput<S>) as unknown as S;
}
