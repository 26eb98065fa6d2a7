/** The calls that a run checks, with their arguments. */
import { type AnyCall, CATALOGUE, type Entry } from '#services/catalogue';
import type { Definition } from '#services/http/types';
import type { Names, WireMap } from '#services/http/wire-names/wire-map';
import type { CallFact, CallFacts } from '../call-facts';
import { underNames } from './under-names';

/** Arguments by call id or name; those below '*' are for parameters of that name in any call. */
export type GivenArguments = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface SelectedCall extends Entry {
  input: Record<string, unknown>;
  /** Tags of the widgets that make it. */
  widgets: readonly string[];
  /** Whether an argument is an example's, so that a real service may not know it. */
  hasExampleIds: boolean;
  /** The service's names of what it answers. */
  answerNames: Names;
}

export interface Selection {
  /** Ids of calls, or names of services or of their files; all calls if empty. */
  only: readonly string[];
  brand: string;
  country: string;
  writes: boolean;
  given: GivenArguments;
  /** The service's own names, if it has some. */
  wire?: WireMap | undefined;
}

/** Values that every service knows: a market, a place, a postal code. */
const COMMON =
  /^(brand|market|country|countryCode|c|s|code|stateCode|cep|postal-service|public-lookup|provider|year|modelYear|chatBot|page|size|language)$/;

/** Whether a call changes nothing. */
export const isReading = ({ method, once, safe }: Definition): boolean =>
  (method === 'GET' && !once) || !!safe;

/** Whether a name on the command line means this call. */
const isNamed = ({ service, call }: Entry, name: string): boolean =>
  [service, call.base, call.definition.id].some((each) => each.toLowerCase() === name.toLowerCase());

/** Returns the names on the command line that mean no call. */
export const unknownNames = (names: readonly string[]): string[] =>
  names.filter((name) => !CATALOGUE.some((entry) => isNamed(entry, name)));

/** Returns the keys of the arguments that mean no call. */
export const unknownArguments = (given: GivenArguments): string[] =>
  Object.keys(given).filter(
    (key) => key !== '*' && !CATALOGUE.some(({ name, call }) => [name, call.definition.id].includes(key)),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Merges two values; fields of the second have precedence. */
const merged = (first: unknown, second: unknown): unknown =>
  isRecord(first) && isRecord(second)
    ? Object.fromEntries(
        [...new Set([...Object.keys(first), ...Object.keys(second)])].map((key) => [
          key,
          key in second ? merged(first[key], second[key]) : first[key],
        ]),
      )
    : second;

/** Replaces the fields of these names, at the top and in the query and the body. */
function withNamed(input: Record<string, unknown>, values: Readonly<Record<string, unknown>>) {
  const replaced = (fields: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, name in values ? values[name] : value]),
    );
  const parts = Object.entries(input).map(([name, value]): [string, unknown] => [
    name,
    isRecord(value) ? replaced(value) : value,
  ]);
  return replaced(Object.fromEntries(parts));
}

/** The names of an input's values: path parameters, and the fields of its query and body. */
const namesOf = (input: object): string[] =>
  Object.entries(input).flatMap(([name, value]) => (isRecord(value) ? Object.keys(value) : name));

function select(
  entry: Entry,
  { example, widgets }: CallFact,
  { brand, country, given, wire = {} }: Selection,
): SelectedCall {
  const { id } = entry.call.definition;
  const everywhere = { ...pageValues(brand, country), ...given['*'] };
  const own = merged(given[entry.name] ?? {}, given[id] ?? {}) as Record<string, unknown>;
  const input = merged(withNamed(example, everywhere), own) as Record<string, unknown>;
  const named = new Set([...Object.keys(given['*'] ?? {}), ...namesOf(own)]);
  const examples = namesOf(example).filter((name) => !COMMON.test(name) && !named.has(name));
  return {
    ...entry,
    call: underNames(entry.call, wire),
    input,
    widgets,
    hasExampleIds: examples.length > 0,
    answerNames: wire.calls?.[id]?.answer ?? {},
  };
}

/** What the examples have of the page. */
const pageValues = (brand: string, country: string): Record<string, unknown> => ({
  brand,
  ...(country === 'AR' && {
    market: 'es-AR',
    country,
    countryCode: country,
    c: country,
    // Buenos Aires.
    s: 'B',
    stateCode: 'B',
  }),
});

/** Returns the calls of a run, sorted by id: those that read, then, if they are asked for, those that write. */
export function selectCalls(selection: Selection, facts: CallFacts): SelectedCall[] {
  const { only, writes } = selection;
  const chosen = CATALOGUE.filter(
    (entry) => only.length === 0 || only.some((name) => isNamed(entry, name)),
  ).flatMap((entry) => {
    const known = facts[entry.call.definition.id];
    return known ? select(entry, known, selection) : [];
  });
  const reads = ({ call }: { call: AnyCall }) => isReading(call.definition);
  return [...chosen.filter(reads), ...(writes ? chosen.filter((each) => !reads(each)) : [])];
}
