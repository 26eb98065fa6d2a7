/** What a catalogue says of one part (spec cars#optionals). All lists hold ids; an id that no part has is left out of account. */
export interface PartRule {
  id: string;
  name?: string;
  /** What comes with it, with all that comes with those. */
  includes: readonly string[];
  /** What cannot stand beside it, whichever of the two says so (spec cars#optionals). */
  excludes: readonly string[];
  /** One of these must be there with it. */
  alternatives?: readonly string[];
  /** All of these must be there first. */
  dependencies?: readonly string[];
  /** Ids of the only colours it goes with; any colour where there are none. */
  colors?: readonly string[];
}

/** A colour, and the parts without which it cannot be had. */
export interface ColorRule {
  id: string;
  onlyWith?: readonly string[] | null;
}

type Ids = readonly string[] | null | undefined;
/** A part as services give it; any list may be missing. */
interface ServicePart {
  id: string;
  name?: string | null;
  inclusiveIds?: Ids;
  exclusiveIds?: Ids;
  alternatives?: Ids;
  dependencies?: Ids;
  optionalColors?: readonly { colorId: string }[] | null;
}

/** A service's part as the catalogue to compile wants it. */
export const partRuleOf = (part: ServicePart): PartRule => ({
  id: part.id,
  name: part.name ?? '',
  includes: part.inclusiveIds ?? [],
  excludes: part.exclusiveIds ?? [],
  alternatives: part.alternatives ?? [],
  dependencies: part.dependencies ?? [],
  colors: (part.optionalColors ?? []).map(({ colorId }) => colorId),
});
