import type { ColorRule, PartRule } from './rules';

/** A part whose relations are references, so that a click needs no look-ups. */
export interface CompiledPart {
  readonly id: string;
  /** Its index in `parts`. */
  readonly index: number;
  includes: readonly CompiledPart[];
  includedBy: CompiledPart[];
  /** Symmetric. */
  excludes: CompiledPart[];
  alternatives: readonly CompiledPart[];
  dependencies: readonly CompiledPart[];
  /** Parts that have it among their alternatives or dependencies. */
  neededBy: CompiledPart[];
}

/** The finishes of a kind, colours or coatings, and the parts that do not go with each of them. */
export interface CompiledFinishes {
  readonly all: readonly { readonly id: string; readonly onlyWith: readonly CompiledPart[] }[];
  readonly restricting: readonly { readonly part: CompiledPart; readonly only: ReadonlySet<string> }[];
}

/** A catalogue compiled for clicks. Immutable. */
export interface CompiledParts {
  /** Sorted by id, by code units. */
  readonly parts: readonly CompiledPart[];
  readonly byId: ReadonlyMap<string, CompiledPart>;
  readonly colors: CompiledFinishes;
  readonly coatings: CompiledFinishes;
  /** Ids that are referenced but that no part has, without duplicates; worth logging. */
  readonly unknown: readonly string[];
}

/** A set of parts: 1 at the index of each. */
export type Marks = Uint8Array;

/** Marks a part. Returns false if it was already marked. */
export function markPart(marks: Marks, { index }: CompiledPart): boolean {
  if (marks[index]) return false;
  marks[index] = 1;
  return true;
}

/** Marks by selection: a list of parts previews a click on each of them with the same one. */
const known = new WeakMap<Iterable<string>, { compiled: CompiledParts; marks: Marks }>();

/** Returns the marks of the parts with these ids, which are not to be written; unknown ids are ignored. */
export function marksOf(compiled: CompiledParts, ids: Iterable<string>): Marks {
  const before = known.get(ids);
  if (before?.compiled === compiled) return before.marks;
  const marks = new Uint8Array(compiled.parts.length);
  for (const id of ids) {
    const part = compiled.byId.get(id);
    if (part) marks[part.index] = 1;
  }
  known.set(ids, { compiled, marks });
  return marks;
}

/** Returns the sorted ids of marked parts. */
export function idsOf({ parts }: CompiledParts, marks: Marks): string[] {
  const ids: string[] = [];
  for (const { id, index } of parts) if (marks[index]) ids.push(id);
  return ids;
}

const blank = (id: string, index: number): CompiledPart => ({
  id,
  index,
  includes: [],
  includedBy: [],
  excludes: [],
  alternatives: [],
  dependencies: [],
  neededBy: [],
});

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Compiles a catalogue. If several parts have the same id, the last one counts. */
export function link(
  rules: readonly PartRule[],
  colorRules?: readonly ColorRule[],
  coatingRules?: readonly ColorRule[],
): CompiledParts {
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  const pairs = [...ruleOf.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((rule, index) => ({ rule, part: blank(rule.id, index) }));
  const parts = pairs.map(({ part }) => part);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const unknown = new Set<string>();
  const named = (ids: readonly string[] | null | undefined): CompiledPart[] =>
    once(ids ?? []).flatMap((id) => {
      const part = byId.get(id);
      if (!part) unknown.add(id);
      return part ?? [];
    });

  for (const { rule, part } of pairs) {
    part.includes = named(rule.includes);
    part.alternatives = named(rule.alternatives);
    part.dependencies = named(rule.dependencies);
    for (const other of part.includes) other.includedBy.push(part);
    for (const other of once([...part.alternatives, ...part.dependencies])) other.neededBy.push(part);
    for (const other of named(rule.excludes)) {
      part.excludes.push(other);
      other.excludes.push(part);
    }
  }
  // Duplicates occur if both parts declare the exclusion.
  for (const part of parts) part.excludes = once(part.excludes);

  const finishes = (kind: 'colors' | 'coatings', offered?: readonly ColorRule[]): CompiledFinishes => {
    const restricting = pairs
      .filter(({ rule }) => rule[kind]?.length)
      .map(({ rule, part }) => ({ part, only: new Set(rule[kind]) }));
    const all =
      offered ?? once(restricting.flatMap(({ only }) => [...only])).map((id): ColorRule => ({ id }));
    return { all: all.map(({ id, onlyWith }) => ({ id, onlyWith: named(onlyWith) })), restricting };
  };
  const colors = finishes('colors', colorRules);
  const coatings = finishes('coatings', coatingRules);
  return { parts, byId, colors, coatings, unknown: [...unknown] };
}
