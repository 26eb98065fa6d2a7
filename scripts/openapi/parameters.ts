/** Parameters of the calls: of the path, of the query, and headers. */

import type { Definition } from '../../src/services/http/types';
import type { HeaderName } from '../../src/services/http/wire-options';
import type { CallExample } from './examples';
import { type JsonSchema, sentSchema } from './schemas';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  [more: string]: unknown;
}

/** Headers that the source documents name; all others are ours (spec calls#headers). */
const NAMED_BY_SERVICES: readonly HeaderName[] = ['content-range', 'hub-invited-by-id'];

const HEADERS: Record<HeaderName, string> = {
  'x-context': "The host of the brand's single sign-on.",
  'x-dealer-context': 'The id of the dealer that the visitor has chosen; missing if none is.',
  'x-offer-context': 'The id of the offer that the page is about or that the visitor saw last.',
  'x-workstatement-context': 'The content of `vitrine:workstatement-context`.',
  'x-timezone': "The IANA name of the visitor's time zone.",
  'x-reservation-anonymous-guest': 'The id of a visitor without a session.',
  'x-reservation-user-id':
    'The id of the account that the page shows: an order of another one is refused with 403.',
  'x-reservation-manage-token': 'The token of one order of a guest.',
  'x-appointment-token': 'The token of one appointment or test drive of a guest.',
  'x-brand': "The page's brand.",
  'x-site-host': 'The host of the page.',
  'x-upload-id': 'The same for all parts of a file.',
  'content-range': 'The bytes of this part of a file, and those of the whole file.',
  'hub-invited-by-id': 'The id of the participant whose invitation was followed.',
};

/** The headers of a call besides those that every request has. */
export function callHeaders({ auth, wire }: Definition): HeaderName[] {
  const names = [...(wire?.headers ?? []), ...(auth === 'id-token' ? (['x-context'] as const) : [])];
  if (wire?.guest) names.push('x-reservation-anonymous-guest', 'x-reservation-manage-token');
  return [...new Set(names)];
}

function headerParameters(definition: Definition, { headers }: CallExample): Parameter[] {
  const { auth, wire } = definition;
  const named = callHeaders(definition).map(
    (name): Parameter => ({
      name,
      in: 'header',
      required: name === 'x-context' && auth === 'id-token',
      description: HEADERS[name],
      schema: { type: 'string' },
      ...(headers[name] !== undefined && { example: headers[name] }),
      ...(!NAMED_BY_SERVICES.includes(name) && { 'x-vitrine-renameable': true }),
    }),
  );
  const language: Parameter = {
    name: 'accept-language',
    in: 'header',
    required: true,
    description: wire?.language ? 'Always the same.' : "The page's language; texts of answers are in it.",
    schema: { type: 'string', enum: wire?.language ? [wire.language] : ['pt-BR', 'es-AR'] },
  };
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'The same for all tries of one intent. Sent under the name in `vitrine:idempotency-header`, which must then be allowed in preflights; not sent without the tag.',
    schema: { type: 'string' },
  };
  const changesSomething = definition.method !== 'GET' || definition.once;
  return [language, ...named, ...(changesSomething ? [key] : [])];
}

/** Names and many-segment marks of a path template. */
export const pathNames = (path: string): { name: string; many: boolean }[] =>
  [...path.matchAll(/\{([^}*]+)(\*?)\}/g)].map(([, name = '', many]) => ({ name, many: many === '*' }));

/** The path as OpenAPI writes it. */
export const plainPath = (path: string): string => path.replaceAll('*}', '}');

function pathParameters({ path }: Definition, { params }: CallExample): Parameter[] {
  return pathNames(path).map(({ name, many }) => ({
    name,
    in: 'path',
    required: true,
    ...(many && {
      description: 'One segment or several: its slashes are sent as they are.',
      'x-vitrine-many-segments': true,
    }),
    schema: { type: 'string' },
    example: String(params[name]),
  }));
}

/** Schemas of query fields by name; those of a choice are all optional unless each alternative has them. */
function queryFields(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const {
    properties = {},
    required = [],
    anyOf,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    anyOf?: JsonSchema[];
  };
  if (!anyOf) return { properties, required };
  const options = anyOf.map(queryFields);
  const [first] = options;
  return {
    properties: Object.assign({}, ...options.map((option) => option.properties)),
    required: (first?.required ?? []).filter((name) =>
      options.every((option) => option.required.includes(name)),
    ),
  };
}

/** Whether the transport leaves the field out where it has its default. */
const isOmittedByDefault = ({ default: value }: JsonSchema) =>
  value === '' || (Array.isArray(value) && value.length === 0);

function queryParameters({ query, wire }: Definition, example: CallExample): Parameter[] {
  if (!query) return [];
  const { properties, required } = queryFields(sentSchema(query));
  return Object.entries(properties).map(([name, schema]) => {
    const value = example.query[name];
    const isList = schema.type === 'array';
    return {
      name,
      in: 'query',
      required: required.includes(name) && !isOmittedByDefault(schema),
      ...(isList && { style: 'form', explode: !wire?.joined?.includes(name) }),
      schema,
      ...(value !== undefined && value !== '' && { example: value }),
    };
  });
}

/** All parameters of a call, those of the path first. */
export const parametersOf = (definition: Definition, example: CallExample): Parameter[] => [
  ...pathParameters(definition, example),
  ...queryParameters(definition, example),
  ...headerParameters(definition, example),
];
