/** Entries of an answer about versions. One code may be sold in two model years, which are two versions (spec cars#versions). */

interface Entry {
  mvsCode: string;
  year?: number | null;
}

/**
 * Returns the entry of a version. One without a year is that of every year of its code; while the version's year is
 * unknown, only the single entry of its code is. Undefined if there is none, or only that of another year.
 */
export function entryOf<E extends Entry>(
  entries: readonly E[],
  code: string,
  year: number | null | undefined,
): E | undefined {
  const own = entries.filter(({ mvsCode }) => mvsCode === code);
  if (!year) return own.length === 1 ? own[0] : undefined;
  return own.find((entry) => entry.year === year) ?? own.find((entry) => !entry.year);
}
