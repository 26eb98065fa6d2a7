/** Operations under the names of a service, and what is wrong with a file of names. */
import { toWire } from '../../src/services/http/wire-names/rename-fields';
import {
  type CallNames,
  type Names,
  type WireMap,
  wireMapProblem,
} from '../../src/services/http/wire-names/wire-map';
import type { Placed } from './operations';
import { type Parameter, plainPath } from './parameters';
import { fieldPaths, renameSchema } from './rename-schema';
import type { JsonSchema } from './schemas';

interface Content {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, unknown>;
}
type Contents = Record<string, Content>;
type Components = Record<string, JsonSchema>;

const NONE: Names = {};

/** The content of the body or the answer of an operation; none if it has none. */
export function contentsOf({ operation }: Placed, part: 'body' | 'answer'): Contents {
  const { requestBody, responses } = operation as unknown as {
    requestBody?: { content: Contents };
    responses: Record<string, { content?: Contents }>;
  };
  return (part === 'body' ? requestBody?.content : responses[200]?.content) ?? {};
}

const queryNames = ({ operation }: Placed) =>
  (operation.parameters as Parameter[]).filter((each) => each.in === 'query').map(({ name }) => name);

/** The names that a file can change in a part of a call. */
export function namesIn(placed: Placed, part: 'query' | 'body' | 'answer', components: Components): string[] {
  if (part === 'query') return queryNames(placed);
  const found = Object.values(contentsOf(placed, part)).flatMap(({ schema }) =>
    fieldPaths(schema, components),
  );
  return [...new Set(found)];
}

/** What is wrong with the names of a part: a field that is not there, or one that takes another one's name. */
function partProblem(id: string, part: string, names: Names, known: readonly string[]): string | undefined {
  for (const [own, name] of Object.entries(names)) {
    if (!known.includes(own)) return `calls.${id}.${part}.${own}: the call has no such field`;
    const place = `${own.replace(/[^.]*$/, '')}${name}`;
    if (place !== own && known.includes(place) && !(place in names))
      return `calls.${id}.${part}.${own}: the call has a field "${name}"`;
  }
  return undefined;
}

/** Returns what is wrong with a file of names; undefined if nothing is. */
export function wireFileProblem(
  value: unknown,
  all: readonly Placed[],
  components: Components,
): string | undefined {
  const problem = wireMapProblem(value);
  if (problem) return problem;
  for (const [id, names] of Object.entries((value as WireMap).calls ?? {})) {
    const placed = all.find(({ entry }) => entry.call.definition.id === id);
    for (const part of ['query', 'body', 'answer'] as const) {
      const wrong = placed && partProblem(id, part, names[part] ?? NONE, namesIn(placed, part, components));
      if (wrong) return wrong;
    }
  }
  return undefined;
}

function renameParameters(parameters: readonly Parameter[], headers: Names, query: Names): Parameter[] {
  const names = { header: headers, query, path: NONE };
  return parameters.map((parameter) => ({
    ...parameter,
    name: names[parameter.in][parameter.name] ?? parameter.name,
  }));
}

const renameContents = (contents: Contents, names: Names, components: Components): Contents =>
  Object.fromEntries(
    Object.entries(contents).map(([type, { schema, example, encoding, ...rest }]) => [
      type,
      {
        ...rest,
        schema: renameSchema(schema, names, components),
        ...(example !== undefined && { example: toWire(example, names) }),
        ...(encoding && { encoding: toWire(encoding, names) as Content['encoding'] }),
      },
    ]),
  );

/** Returns an operation under the names of a file. */
export function renameOperation(
  placed: Placed,
  { headers = NONE, calls = {} }: WireMap,
  components: Components,
): Placed {
  const { entry, operation, path } = placed;
  const { id, path: own } = entry.call.definition;
  const { path: other, query = NONE, body = NONE, answer = NONE }: CallNames = calls[id] ?? {};
  const { requestBody, responses } = operation as {
    requestBody?: object;
    responses?: Record<number, object>;
  };
  const bodies = renameContents(contentsOf(placed, 'body'), body, components);
  const answers = renameContents(contentsOf(placed, 'answer'), answer, components);
  const hasAnswer = Object.keys(answers).length > 0;
  return {
    ...placed,
    path: other ? path.slice(0, path.length - plainPath(own).length) + plainPath(other) : path,
    operation: {
      ...operation,
      parameters: renameParameters(operation.parameters as Parameter[], headers, query),
      ...(requestBody && { requestBody: { ...requestBody, content: bodies } }),
      responses: {
        ...responses,
        ...(hasAnswer && { 200: { ...responses?.[200], content: answers } }),
      },
    },
  };
}
