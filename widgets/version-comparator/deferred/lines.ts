/** The visible lines of a comparison: pure functions. */
import type { Comparison } from './comparison-queries';

/** Number of categories shown completely at first: the service gives the main ones first. */
const MAIN = 2;

export interface ShownLine {
  name: string;
  /** One for each column, in their order; undefined while the column is loading. */
  values: (string | undefined)[];
  different: boolean;
}
export interface Category {
  name: string;
  lines: ShownLine[];
}

/** Returns all lines by category for the current columns; values of columns that the answer lacks are undefined. */
export function categoriesOf({ versions, lines }: Comparison, codes: readonly string[]): Category[] {
  const places = codes.map((code) => versions.findIndex(({ mvs }) => mvs.code === code));
  const categories = new Map<string, Category>();
  for (const { category, name, values } of lines) {
    const columnValues = places.map((place) => (place < 0 ? undefined : (values[place] ?? '')));
    // A removed column no longer makes a difference.
    const different = new Set(columnValues.filter((value) => value !== undefined)).size > 1;
    const known = categories.get(category) ?? { name: category, lines: [] };
    known.lines.push({ name, values: columnValues, different });
    categories.set(category, known);
  }
  return [...categories.values()];
}

export type View = 'main' | 'all' | 'differences';

/** Returns the visible lines: initially the main categories and all differences. */
export function shownOf(categories: readonly Category[], view: View): Category[] {
  return categories
    .map(({ name, lines }, index) => ({
      name,
      lines: lines.filter(
        ({ different }) => different || view === 'all' || (view === 'main' && index < MAIN),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * Returns the lists of a row without what all of them have in common; undefined lists are loading. All are empty if they
 * are equal, whatever their order.
 */
export function differingItems<T>(
  lists: readonly (readonly T[] | undefined)[],
  textOf: (item: T) => string,
): (T[] | undefined)[] {
  const texts = lists.map((list) => list && new Set(list.map(textOf)));
  const isCommon = (item: T) => texts.every((known) => known?.has(textOf(item)) ?? true);
  return lists.map((list) => list?.filter((item) => !isCommon(item)));
}

export const countOf = (categories: readonly Category[]): number =>
  categories.reduce((count, { lines }) => count + lines.length, 0);
