import { HEADER_NAME } from '#page/settings/settings';
import { OWN_CALLS } from '../generated/own-calls';
import { OWN_HEADERS } from './own-headers';

/** Names of the wire by ours: a service's own names for what no source document names (spec calls#our-calls). */
export type Names = Readonly<Record<string, string>>;

/** Names of one call. */
export interface CallNames {
  /** The path with the same parameters. */
  path?: string;
  query?: Names;
  /** By field, those in objects and lists joined by dots: `items.code`. The name replaces the last part. */
  body?: Names;
  answer?: Names;
}

/** The file that `vitrine:wire` names; the package has its type (src/element/package/wire-map.ts). */
export interface WireMap {
  headers?: Names;
  /** By the call's id. */
  calls?: Readonly<Record<string, CallNames>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names in a body or a query. */
const NAME = /^[^\s.{}]{1,100}$/;
const SEGMENT = /^(\{[^{}/]+\}|[\w.~!$&'()+,;=:@-]+)$/;
/** Headers that the browser or the transport sets. */
const TAKEN =
  /^(accept.*|authorization|client_(id|secret)|connection|content-.*|cookie|host|origin|proxy-.*|referer|sec-.*)$/i;

const parametersOf = (path: string) => (path.match(/\{[^{}]*\}/g) ?? []).sort().join();

const isPath = (path: string) =>
  path.startsWith('/') &&
  path
    .split('/')
    .slice(1)
    .every((segment) => SEGMENT.test(segment) && !/^\.\.?$/.test(segment));

/** Returns what is wrong with names; two of one object may not become one. */
function namesProblem(names: unknown, where: string, isName: (name: string) => boolean): string | undefined {
  if (names === undefined) return undefined;
  if (!isObject(names)) return `${where}: expected an object of names`;
  const seen = new Set<string>();
  for (const [own, name] of Object.entries(names)) {
    if (typeof name !== 'string' || !isName(name)) return `${where}.${own}: expected a name`;
    const place = `${own.slice(0, own.lastIndexOf('.') + 1)}${name}`.toLowerCase();
    if (seen.has(place)) return `${where}.${own}: "${name}" is there twice`;
    seen.add(place);
  }
  return undefined;
}

const otherKey = (value: Fields, known: readonly string[]) =>
  Object.keys(value).find((key) => !known.includes(key));

function callProblem(id: string, names: unknown): string | undefined {
  const where = `calls.${id}`;
  const own = Object.hasOwn(OWN_CALLS, id) ? OWN_CALLS[id] : undefined;
  if (own === undefined) return `${where}: no call with this id can be renamed`;
  if (!isObject(names)) return `${where}: expected an object`;
  const other = otherKey(names, ['path', 'query', 'body', 'answer']);
  if (other) return `${where}.${other}: expected path, query, body or answer`;
  const { path } = names;
  if (path !== undefined) {
    if (typeof path !== 'string' || !isPath(path)) return `${where}.path: expected a path, as ${own}`;
    if (parametersOf(path) !== parametersOf(own)) return `${where}.path: expected the parameters of ${own}`;
  }
  for (const part of ['query', 'body', 'answer']) {
    const problem = namesProblem(names[part], `${where}.${part}`, (name) => NAME.test(name));
    if (problem) return problem;
  }
  return undefined;
}

function headersProblem(headers: unknown): string | undefined {
  const problem = namesProblem(headers, 'headers', (name) => HEADER_NAME.test(name) && !TAKEN.test(name));
  if (problem || !isObject(headers)) return problem;
  const other = otherKey(headers, OWN_HEADERS);
  if (other) return `headers.${other}: expected one of ${OWN_HEADERS.join(', ')}`;
  const kept = OWN_HEADERS.filter((name) => !(name in headers));
  const twice = Object.values(headers).find((name) => kept.includes(String(name).toLowerCase()));
  return twice === undefined ? undefined : `headers: "${twice}" is there twice`;
}

/** Returns what is wrong with the content of a file, for its owner; undefined if nothing is. */
export function wireMapProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'expected an object';
  const other = otherKey(value, ['$schema', 'headers', 'calls']);
  if (other) return `${other}: expected headers or calls`;
  const { headers, calls = {} } = value;
  const problem = headersProblem(headers);
  if (problem) return problem;
  if (!isObject(calls)) return 'calls: expected an object';
  for (const [id, names] of Object.entries(calls)) {
    const wrong = callProblem(id, names);
    if (wrong) return wrong;
  }
  return undefined;
}
