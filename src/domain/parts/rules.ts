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

/** Converts a service's part into its rules. */
export const partRuleOf = (part: ServicePart): PartRule => ({
  id: part.id,
  name: part.name ?? '',
  includes: part.inclusiveIds ?? [],
  excludes: part.exclusiveIds ?? [],
  alternatives: part.alternatives ?? [],
  dependencies: part.dependencies ?? [],
  colors: (part.optionalColors ?? []).map(({ colorId }) => colorId),
});
