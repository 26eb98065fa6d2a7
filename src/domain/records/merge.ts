/** Two people have changed the same record: what each changed, compared with what both began with. Pure. */

export interface Merge<V> {
  /** The fields as both want them; where they differ, as mine. */
  merged: V;
  /** Fields that only the other one has changed: they are taken over. */
  taken: readonly (keyof V & string)[];
  /** Fields that both have changed, to different values. */
  conflicts: readonly (keyof V & string)[];
}

/** The space around a text is nobody's change: services drop it. */
const settled = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether two values of a field are the same; lists and objects by their content. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(settled(one)) === JSON.stringify(settled(other));

/** Returns the names of the fields in which two records differ. */
export const changedFields = <V extends object>(
  one: V,
  other: V,
  fields: readonly (keyof V & string)[],
): readonly (keyof V & string)[] => fields.filter((name) => !isSameValue(one[name], other[name]));

/**
 * Merges two changed versions of a record.
 * @param base as both have seen it first @param mine not saved yet @param theirs saved meanwhile
 */
export function mergeRecords<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  fields: readonly (keyof V & string)[],
): Merge<V> {
  const changedByThem = changedFields(base, theirs, fields);
  const changedByMe = new Set(changedFields(base, mine, fields));
  const taken = changedByThem.filter((name) => !changedByMe.has(name));
  const conflicts = changedByThem.filter(
    (name) => changedByMe.has(name) && !isSameValue(mine[name], theirs[name]),
  );
  const merged = { ...mine };
  for (const name of taken) merged[name] = theirs[name];
  return { merged, taken, conflicts };
}
