/** Calls that have their method and address in common, as one operation. */
import type { Operation, Placed } from './operations';
import type { Parameter } from './parameters';
import type { JsonSchema } from './schemas';

const shapeOf = ({ method, path }: Placed) => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Parameters of either. Those of the path have the first one's names, and are of several segments if those of one are; only
 * what both need is required.
 */
function mergeParameters(a: readonly Parameter[], b: readonly Parameter[]): Parameter[] {
  const inPath = (list: readonly Parameter[]) => list.filter((parameter) => parameter.in === 'path');
  const others = (list: readonly Parameter[]) => list.filter((parameter) => parameter.in !== 'path');
  const find = (list: readonly Parameter[], { in: place, name }: Parameter) =>
    list.find((other) => other.in === place && other.name === name);
  const optional = (parameter: Parameter, theirs: readonly Parameter[]): Parameter =>
    find(theirs, parameter)?.required ? parameter : { ...parameter, required: false };
  return [
    ...inPath(a).map((parameter, at) => ({ ...inPath(b)[at], ...parameter })),
    ...others(a).map((parameter) => optional(parameter, b)),
    ...others(b).flatMap((parameter) => (find(a, parameter) ? [] : optional(parameter, a))),
  ];
}

interface Response {
  content?: Record<string, { schema: JsonSchema }>;
  [field: string]: unknown;
}

function mergeContent(a: Response['content'] = {}, b: Response['content'] = {}): Response['content'] {
  const merged = { ...b, ...a };
  for (const [type, { schema }] of Object.entries(b)) {
    const first = a[type];
    if (first && !isSame(first.schema, schema))
      merged[type] = { ...first, schema: { anyOf: [first.schema, schema] } };
  }
  return merged;
}

function mergeResponses(a: Record<string, Response>, b: Record<string, Response>): Record<string, Response> {
  const merged = { ...b, ...a };
  for (const [status, response] of Object.entries(b)) {
    const first = a[status];
    if (first?.content && response.content)
      merged[status] = { ...first, content: mergeContent(first.content, response.content) };
  }
  return merged;
}

const texts = (...parts: unknown[]) => [...new Set(parts.filter(Boolean))].join(' / ');
const union = (a: unknown, b: unknown) => [...new Set([...(a as string[]), ...(b as string[])])];

function mergeOperations(a: Operation, b: Operation): Operation {
  const description = texts(a.description, b.description);
  // What is true of one call only is not said of both.
  const notes = Object.keys(a).filter((key) => key.startsWith('x-vitrine-') && isSame(a[key], b[key]));
  const isKept = (key: string) => !key.startsWith('x-vitrine-') || notes.includes(key);
  return {
    ...Object.fromEntries(Object.entries({ ...b, ...a }).filter(([key]) => isKept(key))),
    operationId: a.operationId,
    tags: a.tags,
    summary: texts(a.summary, b.summary),
    ...(description && { description }),
    parameters: mergeParameters(a.parameters as Parameter[], b.parameters as Parameter[]),
    responses: mergeResponses(
      a.responses as Record<string, Response>,
      b.responses as Record<string, Response>,
    ),
    'x-vitrine-calls': union(a['x-vitrine-calls'], b['x-vitrine-calls']),
    'x-vitrine-widgets': union(a['x-vitrine-widgets'], b['x-vitrine-widgets']).sort(),
  };
}

/**
 * Merges what OpenAPI cannot tell apart: the names of path parameters make no other path. The operation has the id of the
 * first call, and lists all of them in x-vitrine-calls.
 */
export function mergeTwins(placed: readonly Placed[]): Placed[] {
  const merged = new Map<string, Placed>();
  for (const each of placed) {
    const first = merged.get(shapeOf(each));
    merged.set(
      shapeOf(each),
      first ? { ...first, operation: mergeOperations(first.operation, each.operation) } : each,
    );
  }
  return [...merged.values()];
}
