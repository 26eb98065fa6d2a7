import { fallback, type GenericSchema, type InferOutput } from 'valibot';
import { changeRecord } from '#domain/records/change-record';

/*
 * Records that editors send back whole. A service may replace what it has by what is sent, so that every field goes back as it was
 * read: also those that are not known here, and values that a schema has read as missing.
 */

/** Copied with a record by a spread, and in no JSON. */
const READ = /* @__PURE__ */ Symbol('as read');

type Read = Record<string | symbol, unknown>;

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

/**
 * Returns a record as it is sent back: as it was read, with what has changed.
 * @param record as its call gave it, or a copy
 * @param after the fields that can be changed, as they are to be
 * @param before the same fields as they were, written in the same way; by default as the record has them
 */
export function wholeRecord<A extends object>(
  record: object,
  after: A,
  before: object = record,
): A & Record<string, unknown> {
  const read = ((record as Read)[READ] ?? record) as Record<string, unknown>;
  const names = Object.keys(after);
  const known =
    before === record
      ? Object.fromEntries(names.map((name) => [name, (record as Read)[name]]))
      : (before as Record<string, unknown>);
  return changeRecord(read, known, after as Record<string, unknown>) as A & Record<string, unknown>;
}

/** A field of a record that is sent back: what was read there goes back, also where it is not valid. */
/* @__NO_SIDE_EFFECTS__ */
export function sentAsRead<const S extends GenericSchema>(schema: S): S {
  return fallback(schema, (dataset) => dataset?.value as InferOutput<S>) as unknown as S;
}
