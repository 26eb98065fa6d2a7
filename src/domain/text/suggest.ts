import { squeeze } from '../person/same-name';

/** An item whose label contains the typed text, and its position: offset and length in the label, in UTF-16 units. */
export interface Suggested<T> {
  item: T;
  offset: number;
  length: number;
}

/**
 * Prepares items for suggestions during typing. Ignores accents, case, spaces and punctuation: "sao joao
 * del rei" finds São João del-Rei. Labels that start with the text come first, then those with a word that does, then
 * the others, each group in input order. An empty text suggests every item.
 */
export function suggester<T>(
  items: readonly T[],
  label: (item: T) => string,
): (typed: string) => Suggested<T>[] {
  const prepared = items.map((item) => ({ item, text: label(item), ...squeeze(label(item)) }));
  return (typed) => {
    const query = squeeze(typed).letters;
    if (query === '') return items.map((item) => ({ item, offset: 0, length: 0 }));
    const ranked: Suggested<T>[][] = [[], [], []];
    for (const { item, text, letters, at } of prepared) {
      let found: { rank: number; start: number } | undefined;
      for (let start = letters.indexOf(query); start >= 0; start = letters.indexOf(query, start + 1)) {
        const before = at[start] as number;
        const rank = start === 0 ? 0 : /[^\p{L}\p{N}\p{M}]/u.test(text[before - 1] as string) ? 1 : 2;
        if (!found || rank < found.rank) found = { rank, start };
        if (rank < 2) break;
      }
      if (!found) continue;
      const offset = at[found.start] as number;
      const last = at[found.start + query.length - 1] as number;
      ranked[found.rank]?.push({ item, offset, length: last + 1 - offset });
    }
    return ranked.flat();
  };
}
