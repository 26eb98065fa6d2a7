import { fillMessage } from './fill-message';

/** A text for one, and for any other number. */
export interface Counted {
  one: string;
  many: string;
}

/** Returns the text of a number, which stands in it as `{count}`. */
export const countText = ({ one, many }: Counted, count: number): string =>
  fillMessage(count === 1 ? one : many, { count });
