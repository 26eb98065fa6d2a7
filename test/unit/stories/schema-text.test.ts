import {
  array,
  blob,
  boolean,
  literal,
  looseObject,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  toUpperCase,
  union,
} from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldsOf, typeOf } from '#stories/lib/schema-text';

describe('a schema as a type', () => {
  it.each([
    [string(), 'string'],
    [pipe(string(), toUpperCase()), 'string'],
    [blob(), 'Blob'],
    [array(number()), 'number[]'],
    [array(union([string(), number()])), '(string | number)[]'],
    [nullable(boolean()), 'boolean | null'],
    [picklist(['SELF', 'GIFT']), '"SELF" | "GIFT"'],
    [literal(3), '3'],
    [record(string(), number()), 'Record<string, number>'],
    [nullish(array(string()), []), 'string[]'],
    [object({}), '{}'],
    [
      array(looseObject({ id: string(), 'x-a': optional(object({ b: nullish(number()) })) })),
      "{\n  id: string;\n  'x-a'?: {\n    b?: number;\n  };\n}[]",
    ],
  ])('%#', (schema, text) => {
    expect(typeOf(schema)).toBe(text);
  });
  it('field by field, with what stands in the place of one that is left out', () => {
    const schema = object({ page: optional(number(), 0), brand: string(), at: optional(string()) });
    expect(fieldsOf(schema)).toEqual([
      { name: 'page', type: 'number', required: false, fallback: '0' },
      { name: 'brand', type: 'string', required: true, fallback: '' },
      { name: 'at', type: 'string', required: false, fallback: '' },
    ]);
    expect(fieldsOf(undefined)).toEqual([]);
    expect(fieldsOf(optional(object({ a: string() })))).toHaveLength(1);
  });
});
