/** Which lines of a comparison are shown, as pure functions. */
import type { Comparison } from './ask';

/** Categories whose lines are all shown at first sight: the service gives the main ones first. */
const MAIN = 2;

export interface ShownLine {
  name: string;
  /** One for each column, in their order; undefined where the column is still to come. */
  values: (string | undefined)[];
  different: boolean;
}
export interface Category {
  name: string;
  lines: ShownLine[];
}

/** Every line by category, for the columns in sight; columns that the answer does not know are undefined. */
export function categoriesOf({ versions, lines }: Comparison, codes: readonly string[]): Category[] {
  const places = codes.map((code) => versions.findIndex(({ mvs }) => mvs.code === code));
  const categories = new Map<string, Category>();
  for (const { category, name, values } of lines) {
    const mine = places.map((place) => (place < 0 ? undefined : (values[place] ?? '')));
    // A column that was taken away no longer makes a difference.
    const different = new Set(mine.filter((value) => value !== undefined)).size > 1;
    const known = categories.get(category) ?? { name: category, lines: [] };
    known.lines.push({ name, values: mine, different });
    categories.set(category, known);
  }
  return [...categories.values()];
}

export type View = 'main' | 'all' | 'differences';

/** What is shown: at first sight the main categories and whatever differs. */
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

export const countOf = (categories: readonly Category[]): number =>
  categories.reduce((count, { lines }) => count + lines.length, 0);
