/** What a widget refuses in an answer, in words that have no value of it. */
import type { GenericSchema } from 'valibot';
import { safeParse } from '#domain/validation/safe-parse';
import type { Names } from '#services/http/wire-names/wire-map';
import { wireName } from './under-names';

/** The parts of a schema that hold others. */
interface Shape {
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  items?: readonly Shape[];
  value?: Shape;
  options?: readonly unknown[];
  pipe?: readonly unknown[];
}

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Adds the names of all properties that a schema declares. */
function collectNames(shape: Shape, names: Set<string>): Set<string> {
  for (const [name, entry] of Object.entries(shape.entries ?? {})) {
    names.add(name);
    collectNames(entry, names);
  }
  const inner = [shape.wrapped, shape.item, shape.value, ...(shape.items ?? []), ...(shape.options ?? [])];
  for (const each of inner) if (isShape(each)) collectNames(each, names);
  return names;
}

/** Returns the kind of a value, which is no value. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const EXPECTED: Record<string, string> = {
  Object: 'an object',
  Array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
};

/** Most problems of one answer that are named. */
const MOST = 5;

/**
 * Returns what the schema refuses, each kind once: items of a list are one place, and a key that the schema does not declare
 * is not quoted, since it may be a visitor's. Properties have the service's names.
 */
export function shapeProblems(schema: GenericSchema, value: unknown, wire: Names = {}): string[] {
  const result = safeParse(schema, value);
  if (result.success) return [];
  const names = collectNames(schema as unknown as Shape, new Set());
  const problems = result.issues.map((issue) => {
    const own: string[] = [];
    const path = (issue.path ?? []).map(({ key }: { key: unknown }) => {
      if (typeof key === 'number') return '[]';
      own.push(String(key));
      return names.has(String(key)) ? `.${wireName(own, wire)}` : '.{key}';
    });
    const place = path.join('').replace(/^\./, '') || 'the answer';
    const kind = kindOf(issue.input);
    // Of a missing key the library expects its name.
    if (kind === 'missing') return `${place} is missing`;
    const expected = EXPECTED[issue.expected ?? ''] ?? issue.expected;
    return `${place} is ${kind}${expected ? `, expected ${expected}` : `: ${issue.type}`}`;
  });
  const kinds = [...new Set(problems)];
  return kinds.length > MOST ? [...kinds.slice(0, MOST), `${kinds.length - MOST} more`] : kinds;
}
