import { fillMessage } from './fill-message';

/** A text for one, and for any other number. */
export interface Counted {
  one: string;
  many: string;
}

/** Returns the text of a number, which stands in it as `{count}`. */
export const countText = ({ one, many }: Counted, count: number): string =>
  fillMessage(count === 1 ? one : many, { count });

/** Returns a name with the number of what has it, as far as that is known. */
export const countedLabel = (name: string, count: number | undefined): string =>
  count === undefined ? name : `${name} (${count})`;

/** What a list says of its number: of all of it, or of the first ones of more. */
interface ShownTexts {
  one: string;
  /** With `{count}`. */
  found: string;
  /** With `{shown}` and `{count}`. */
  shown: string;
}

/** Returns the text above a list that shows its first items; empty for an empty list, and where the number is not known. */
export function shownText(texts: ShownTexts, shown: number, total: number | undefined): string {
  if (!total) return '';
  if (total > shown) return fillMessage(texts.shown, { shown, count: total });
  return countText({ one: texts.one, many: texts.found }, total);
}
