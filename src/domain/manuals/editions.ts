/** What of a manual says which manual it is, and which of its editions. */
export interface Edition {
  title: string;
  modelCode?: string | null;
  modelName?: string | null;
  language?: string | null;
  year?: number | null;
}

/** A manual with its editions by model year. */
export interface EditionGroup<T extends Edition> {
  key: string;
  /** The title without the year. */
  title: string;
  /** The newest year first; those without a year last. */
  editions: readonly T[];
}

/** The id format that an address of ours may contain (ours). */
const ID = /^[\w.-]{1,80}$/;

/** Returns a manual's id from an address; null for no id. */
export const manualIdOf = (text: string | null | undefined): string | null =>
  text && ID.test(text) ? text : null;

const countOf = (text: string, year: number) => text.match(new RegExp(`\\b${year}\\b`, 'g'))?.length ?? 0;

/**
 * Returns a manual's title without its year, which is a choice beside it. A model may have a number as its name: that
 * of a Peugeot 2008 stays.
 */
export function titleWithoutYear({ title, modelName, year }: Edition): string {
  if (!year || countOf(title, year) <= countOf(modelName ?? '', year)) return title;
  const at = title.lastIndexOf(String(year));
  const before = title.slice(0, at).replace(/[\s(/,–-]{1,20}$/, '');
  const after = title.slice(at + String(year).length).replace(/^\)/, '');
  return `${before}${after}`.trim() || title;
}

/** Identifies the manual of which this is an edition. */
export const manualKey = (edition: Edition): string =>
  [edition.modelCode, edition.language, titleWithoutYear(edition)].join('|').toLowerCase();

/** Sorts the newest year first, and those without a year last. */
export const byYear = (one: Pick<Edition, 'year'>, other: Pick<Edition, 'year'>): number =>
  (other.year ?? 0) - (one.year ?? 0);

/** Groups editions by their manual, in the order of the first of each. */
export function groupEditions<T extends Edition>(manuals: readonly T[]): EditionGroup<T>[] {
  const groups = new Map<string, EditionGroup<T>>();
  for (const manual of manuals) {
    const key = manualKey(manual);
    const { editions = [] } = groups.get(key) ?? {};
    groups.set(key, { key, title: titleWithoutYear(manual), editions: [...editions, manual] });
  }
  return [...groups.values()].map((group) => ({
    ...group,
    editions: [...group.editions].sort(byYear),
  }));
}
