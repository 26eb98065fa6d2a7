/** Operations of the catalogue's calls. */
import type { GenericSchema } from 'valibot';
import { roleNeeded } from '../../demo-pages/sandbox/roles';
import type { Entry } from '../../src/services/catalogue';
import { ROWS } from '../../src/services/catalogue-rows';
import type { Definition } from '../../src/services/http/types';
import { callDoc } from '../../stories/lib/call-docs';
import { responsesOf } from './answers';
import type { CallExample } from './examples';
import { parametersOf, plainPath } from './parameters';
import { type JsonSchema, sentSchema } from './schemas';
import { securityOf } from './security';

export interface Operation {
  operationId: string;
  tags: string[];
  [field: string]: unknown;
}

/** What operations are made from besides the catalogue. */
export interface Facts {
  examples: ReadonlyMap<string, CallExample>;
  entities: Record<string, GenericSchema>;
  /** Tags of the widgets that can make a call, by its id. */
  widgets: ReadonlyMap<string, readonly string[]>;
}

/** An operation at its place. */
export interface Placed {
  entry: Entry;
  method: string;
  /** Under the service's base, beginning with a slash. */
  path: string;
  operation: Operation;
}

const headings = new Map(ROWS.map(({ id, service }) => [id, service]));

/** The heading of a call, under which documents group it. */
export const headingOf = (id: string): string => headings.get(id) ?? '';

/** Returns 'Get recall car for chat' for getRecallCarForChat. */
const summaryOf = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isJsonPart = ({ type, items }: JsonSchema): boolean =>
  type === 'object' || (type === 'array' && isJsonPart((items ?? {}) as JsonSchema));

function bodyOf({ method, body, wire }: Definition, example: CallExample): object | undefined {
  if (!body || method === 'GET') return undefined;
  const schema = sentSchema(body);
  if (!wire?.sends) {
    const { body: value } = example;
    const content = { 'application/json': { schema, ...(value !== undefined && { example: value }) } };
    return { required: value !== undefined, content };
  }
  const parts = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const json = parts
    .filter(([, part]) => isJsonPart(part))
    .map(([name]) => [name, { contentType: 'application/json' }]);
  const encoding = json.length > 0 && { encoding: Object.fromEntries(json) };
  return { required: true, content: { 'multipart/form-data': { schema, ...encoding } } };
}

function notesOf(definition: Definition): Record<string, unknown> {
  const { ours, once, timeout, wire } = definition;
  const role = roleNeeded(definition);
  return {
    ...(ours && { 'x-vitrine-ours': true, 'x-vitrine-renameable': true }),
    ...(once && { 'x-vitrine-once': true }),
    ...(timeout && { 'x-vitrine-timeout-ms': timeout }),
    ...(role && { 'x-vitrine-role': role }),
    ...(wire?.bare && { 'x-vitrine-follows-redirects': definition.method === 'GET' }),
  };
}

/** The segments before a path by the brand of a page; 'brand' is empty for all others. */
const prefixesOf = ({ wire }: Definition): { brand: string; prefix: string }[] =>
  Object.entries(wire?.under ?? { '*': '' }).map(([brand, prefix]) => ({
    brand: brand === '*' ? '' : brand,
    prefix,
  }));

/** The operations of a call: one for each of the segments that a brand may put before its path. */
export function operationsOf(entry: Entry, { examples, entities, widgets }: Facts): Placed[] {
  const { definition } = entry.call;
  const { id, method } = definition;
  const example = examples.get(id);
  if (!example) throw new Error(`${id} has no example`);
  const description = callDoc(entry.service, entry.name);
  const requestBody = bodyOf(definition, example);
  return prefixesOf(definition).map(({ brand, prefix }) => ({
    entry,
    method: method.toLowerCase(),
    path: `${prefix}${plainPath(definition.path)}`,
    operation: {
      operationId: brand ? `${id}-${brand}` : id,
      summary: brand ? `${summaryOf(entry.name)} (${brand})` : summaryOf(entry.name),
      ...(description && { description }),
      tags: [headingOf(id)],
      security: securityOf(definition),
      parameters: parametersOf(definition, example),
      ...(requestBody && { requestBody }),
      responses: responsesOf(definition, example, entities),
      'x-vitrine-calls': [id],
      'x-vitrine-widgets': widgets.get(id) ?? [],
      ...notesOf(definition),
    },
  }));
}
