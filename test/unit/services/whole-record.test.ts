import { looseObject, number, object, optional, parse, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { count, list, text } from '#services/entities/fields';
import { sentAsRead, whole } from '#services/entities/whole';
import { wholeRecord } from '#services/entities/whole-record';

const row = whole(looseObject({ id: string(), title: text, places: count, tags: list(string()) }));
const answer = { id: 'a', title: null, places: 'many', unknown: { a: [1] } };

describe('a record that goes back whole', () => {
  it('is read as any other, and shows nothing more', () => {
    const record = parse(row, answer);
    expect(record.places).toBeUndefined();
    expect(JSON.stringify(record)).toBe('{"id":"a","title":"","tags":[],"unknown":{"a":[1]}}');
  });
  it('goes as it was read, with what has changed, also of a copy', () => {
    const record = { ...parse(row, answer), label: 'only for the page' };
    expect(wholeRecord(record, { title: 'Argo' })).toEqual({ ...answer, title: 'Argo' });
    expect(wholeRecord(record, { places: 3 }, { places: undefined })).toEqual({ ...answer, places: 3 });
    expect(wholeRecord(record, { tags: [] })).toEqual(answer);
  });
  it('of no schema goes as it is', () => {
    expect(wholeRecord({ id: 'a', title: 'x' }, { title: 'y' })).toEqual({ id: 'a', title: 'y' });
  });
});

describe('a field of a body that is sent as it was read', () => {
  const body = looseObject({
    title: sentAsRead(string()),
    places: sentAsRead(optional(number())),
    price: sentAsRead(optional(object({ value: number() }))),
  });
  it('goes also where it is not valid, and stays away where it was not there', () => {
    const sent = { title: null, places: 'many', price: { value: 'x' }, unknown: 1 };
    expect(parse(body, sent)).toEqual(sent);
    expect(JSON.stringify(parse(body, {}))).toBe('{}');
  });
});
