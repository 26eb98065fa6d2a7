/** Holds requests against the OpenAPI documents. */
import { expect } from 'vitest';
import type { OpenApiDocument } from '#scripts/openapi/documents';
import type { Operation } from '#scripts/openapi/operations';
import type { Parameter } from '#scripts/openapi/parameters';
import { operationsIn } from '../unit/scripts/openapi/lib/documents';
import { validatorsOf } from '../unit/scripts/openapi/lib/validators';

/** What the transport gave to fetch. */
export type Sent = readonly [url: string, init: RequestInit];

interface Type {
  type?: string;
  anyOf?: Type[];
  items?: Type;
}
interface Scheme {
  name?: string;
  scheme?: string;
}

/** Headers of all requests, which OpenAPI does not list. */
const USUAL = ['accept', 'content-type', 'authorization'];

/** Matches the address of a path in the document. */
function patternOf(path: string, parameters: readonly Parameter[]): RegExp {
  const many = parameters.filter((each) => each['x-vitrine-many-segments']).map(({ name }) => name);
  const parts = path.split(/\{([^}]+)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return many.includes(part) ? '.+' : '[^/]+';
  });
  return new RegExp(`^/api${parts.join('')}$`);
}

const typesOf = ({ type, items, anyOf = [] }: Type): (string | undefined)[] => [
  type,
  items?.type,
  ...anyOf.map((option) => option.type),
];

/** The value that the texts of a query stand for. */
function sentValue(texts: readonly string[], { schema, explode }: Parameter): unknown {
  const types = typesOf(schema);
  const isNumeric = types.includes('number') || types.includes('integer');
  const read = (text: string) => {
    if (isNumeric && text !== '' && Number.isFinite(Number(text))) return Number(text);
    return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
  };
  if (schema.type !== 'array') return read(texts.at(-1) ?? '');
  return (explode === false ? texts.flatMap((text) => text.split(',')) : texts).map(read);
}

/** The requests that a document of all services allows. */
export function requestsOf(document: OpenApiDocument) {
  const validatorOf = validatorsOf(document);
  const operations = operationsIn(document);
  const schemes = document.components.securitySchemes as Record<string, Scheme>;
  const of = (id: string) =>
    operations.filter(({ operation }) => (operation['x-vitrine-calls'] as string[]).includes(id));
  const schemeHeaders = Object.values(schemes).flatMap(({ name }) => name?.toLowerCase() ?? []);

  function expectQuery(parameters: readonly Parameter[], search: URLSearchParams): void {
    const query = parameters.filter((each) => each.in === 'query');
    expect(query.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(search.keys())]));
    for (const parameter of query) {
      const texts = search.getAll(parameter.name);
      if (texts.length === 0) expect([parameter.name, parameter.required]).toEqual([parameter.name, false]);
      else expect(validatorOf(parameter.schema)(sentValue(texts, parameter))).toBe(true);
    }
  }

  function expectHeaders(parameters: readonly Parameter[], headers: Headers): void {
    const named = parameters.filter((each) => each.in === 'header');
    const required = named.flatMap(({ name, required }) => (required ? name.toLowerCase() : []));
    expect([...headers.keys()]).toEqual(expect.arrayContaining(required));
    const known = [...USUAL, ...named.map(({ name }) => name.toLowerCase()), ...schemeHeaders];
    expect([...headers.keys()].filter((name) => !known.includes(name))).toEqual([]);
  }

  function expectBody({ requestBody }: Operation, body: RequestInit['body']): void {
    const { required, content = {} } = (requestBody ?? {}) as {
      required?: boolean;
      content?: Record<string, { schema: { properties?: object } }>;
    };
    if (typeof body === 'string') {
      const json = content['application/json'];
      expect(json && validatorOf(json.schema)(JSON.parse(body))).toBe(true);
    } else if (body) {
      const form = content['multipart/form-data'];
      expect(Object.keys(form?.schema.properties ?? {})).toEqual(
        expect.arrayContaining([...(body as FormData).keys()]),
      );
    } else expect(required).not.toBe(true);
  }

  return {
    /** Fails unless the request is one of the call's operation. */
    expectRequest(id: string, [url, { method, headers, body }]: Sent): void {
      const { pathname, searchParams } = new URL(url);
      const found = of(id).filter(
        (each) =>
          each.method === method?.toLowerCase() &&
          patternOf(each.path, each.operation.parameters as Parameter[]).test(pathname),
      );
      expect(found.length).toBe(1);
      for (const { operation } of found) {
        const parameters = operation.parameters as Parameter[];
        expectQuery(parameters, searchParams);
        expectHeaders(parameters, new Headers(headers));
        expectBody(operation, body);
      }
    },
    /** Whether a request with these headers has the credentials of the call's operation, and none where there are none. */
    hasCredentials(id: string, headers: Headers): boolean {
      const [{ operation } = { operation: { security: [] } }] = of(id);
      const security = operation.security as Record<string, []>[];
      const has = (key: string): boolean => {
        const { name, scheme } = schemes[key] ?? {};
        return name
          ? headers.has(name)
          : new RegExp(`^${scheme} `, 'i').test(headers.get('authorization') ?? '');
      };
      if (security.length === 0) return !headers.has('authorization');
      return security.some((each) => Object.keys(each).every(has));
    },
  };
}
