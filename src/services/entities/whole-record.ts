import { changeRecord } from '#domain/records/change-record';
import { READ, type Read } from './whole';

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
