import { type GenericSchema, safeParse } from 'valibot';

/** A problem of a request: the place and the expected value. Never the actual value. */
export interface Issue {
  path: string;
  expected: string;
}

/** The parts of a schema that reading a query uses. */
interface Shape {
  type?: string;
  wrapped?: Shape;
  entries?: Record<string, Shape>;
  item?: Shape;
  options?: readonly Shape[];
}

const bare = (shape: Shape): Shape => (shape.wrapped ? bare(shape.wrapped) : shape);

function fieldsOf(schema: GenericSchema | undefined): Record<string, Shape> {
  const shape = bare((schema ?? {}) as Shape);
  return (
    shape.entries ??
    Object.assign({}, ...(shape.options ?? []).map((option) => fieldsOf(option as GenericSchema)))
  );
}

/** Converts a query's text for the schema: numbers and booleans are parsed, anything else stays text. */
function coerce(text: string, shape: Shape): unknown {
  const { type, options = [] } = bare(shape);
  const kinds = [type, ...options.map((option) => bare(option).type)];
  if (kinds.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (kinds.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

/** Returns the query as an object: repeated keys become arrays if the schema has an array, joined ones are split at commas (spec calls#query). */
export function queryValues(
  schema: GenericSchema | undefined,
  search: URLSearchParams,
  joined: readonly string[] = [],
): Record<string, unknown> {
  const fields = fieldsOf(schema);
  const values: Record<string, unknown> = {};
  for (const key of new Set(search.keys())) {
    const shape = bare(fields[key] ?? {});
    const sent = search.getAll(key);
    const texts = joined.includes(key) ? sent.flatMap((text) => text.split(',')) : sent;
    if (shape.type === 'array') values[key] = texts.map((text) => coerce(text, shape.item ?? {}));
    else values[key] = coerce(texts.at(-1) ?? '', shape);
  }
  return values;
}

/** Phones in a body that are not digits only: no service takes a field's mask. */
function maskedPhones(value: unknown, path: string): Issue[] {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const place = `${path}.${name}`;
    if (typeof field !== 'string') return maskedPhones(field, place);
    return /^phone(Number)?$/.test(name) && /\D/.test(field) ? [{ path: place, expected: 'digits' }] : [];
  });
}

/** Validates a part of a request. */
export function checked(
  part: 'query' | 'body',
  schema: GenericSchema | undefined,
  value: unknown,
): { value: unknown; issues: Issue[] } {
  if (!schema) return { value: part === 'query' ? {} : undefined, issues: [] };
  const result = safeParse(schema, value);
  if (result.success)
    return { value: result.output, issues: part === 'body' ? maskedPhones(value, part) : [] };
  const issues = result.issues.map((issue) => ({
    path: [part, ...(issue.path ?? []).map((item: { key: unknown }) => String(item.key))].join('.'),
    // The library reports a missing key by its own name.
    expected: issue.received === 'undefined' ? 'a value' : (issue.expected ?? issue.message),
  }));
  return { value: undefined, issues };
}
