/** The rules of one part in a catalogue (spec cars#optionals). All lists contain ids; an id that no part has is ignored. */
export interface PartRule {
  id: string;
  name?: string;
  /** Parts that it includes; inclusion is transitive. */
  includes: readonly string[];
  /** Parts that it excludes; exclusion is symmetric (spec cars#optionals). */
  excludes: readonly string[];
  /** One of these must be selected with it. */
  alternatives?: readonly string[];
  /** All of these must be selected first. */
  dependencies?: readonly string[];
  /** Ids of the only colours that it goes with; every colour if empty. */
  colors?: readonly string[];
  /** Ids of the only coatings that it goes with; every coating if empty. */
  coatings?: readonly string[];
}

/** A colour, and the parts that it requires. */
export interface ColorRule {
  id: string;
  onlyWith?: readonly string[] | null;
}

type Ids = readonly string[] | null | undefined;
/** A part as services return it; any list may be missing. */
interface ServicePart {
  id: string;
  name?: string | null;
  inclusiveIds?: Ids;
  exclusiveIds?: Ids;
  alternatives?: Ids;
  dependencies?: Ids;
  optionalColors?: readonly { colorId: string }[] | null;
}

/** What a version offers besides parts; a part's lists may name it by id. */
export interface Finishes {
  colors: readonly { id: string }[];
  coatings: readonly { id: string }[];
}

/** Stands for "none of them": an empty list would mean all. */
const NONE = ['-'];

/**
 * Returns the ids of the only finishes of a kind that a part goes with; empty for all of them.
 * @param allowed those that the part names as its only ones
 * @param required what the part includes and needs; finishes among it are the only ones as well
 * @param excluded what the part excludes
 */
function finishesOf(
  all: readonly { id: string }[],
  allowed: readonly string[],
  required: readonly string[],
  excluded: readonly string[],
): readonly string[] {
  const ids = all.map(({ id }) => id);
  const needed = ids.filter((id) => required.includes(id));
  const out = ids.filter((id) => excluded.includes(id));
  if (needed.length === 0 && out.length === 0) return allowed;
  const left = ids.filter(
    (id) =>
      (allowed.length === 0 || allowed.includes(id)) &&
      (needed.length === 0 || needed.includes(id)) &&
      !out.includes(id),
  );
  return left.length > 0 ? left : NONE;
}

/** Converts a service's part into its rules; ids of colours and coatings in its lists restrict those (spec cars#optionals). */
export function partRuleOf(
  part: ServicePart,
  { colors, coatings }: Finishes = { colors: [], coatings: [] },
): PartRule {
  const finishes = new Set([...colors, ...coatings].map(({ id }) => id));
  const parts = (ids: Ids) => (ids ?? []).filter((id) => !finishes.has(id));
  const required = [...(part.inclusiveIds ?? []), ...(part.dependencies ?? [])];
  const excluded = part.exclusiveIds ?? [];
  const own = (part.optionalColors ?? []).map(({ colorId }) => colorId);
  return {
    id: part.id,
    name: part.name ?? '',
    includes: parts(part.inclusiveIds),
    excludes: parts(excluded),
    alternatives: parts(part.alternatives),
    dependencies: parts(part.dependencies),
    colors: finishesOf(colors, own, required, excluded),
    coatings: finishesOf(coatings, [], required, excluded),
  };
}
