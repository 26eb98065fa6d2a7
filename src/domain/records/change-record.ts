/** A record that is sent back whole, as a service may replace what it has by what is sent. Pure. */

import { isSameValue } from './merge';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const itemIn = (list: unknown, id: unknown): unknown =>
  Array.isArray(list) ? list.find((item) => isFields(item) && item.id === id) : undefined;

/** A field as it is sent: as it was read where nobody changed it. Items of lists are known by their ids. */
function changeValue(read: unknown, before: unknown, after: unknown): unknown {
  if (isSameValue(before, after)) return read;
  if (after === undefined) return read === undefined ? undefined : null;
  if (Array.isArray(after)) {
    return after.map((item) =>
      isFields(item) && item.id !== undefined
        ? changeValue(itemIn(read, item.id), itemIn(before, item.id), item)
        : item,
    );
  }
  if (!isFields(after) || !isFields(read)) return after;
  return changeRecord(read, isFields(before) ? before : {}, after);
}

/**
 * Returns a record with its changed fields; everything else is as it was read, also what is not known here and what is not valid.
 * A field that is left out of `after` is removed: it goes as null, so that a service that keeps what is not sent removes it too.
 * @param read as the service gave it
 * @param before the fields that can be changed, as they were
 * @param after the same fields as they are to be, written in the same way
 */
export function changeRecord(read: Fields, before: Fields, after: Fields): Record<string, unknown> {
  const result: Record<string, unknown> = { ...read };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value = changeValue(read[name], before[name], after[name]);
    if (value === undefined) delete result[name];
    else result[name] = value;
  }
  return result;
}
