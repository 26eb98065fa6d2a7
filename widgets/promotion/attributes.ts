import type { Props } from '#element/standalone/attributes';
import { integer } from '#element/standalone/bounds';
import { heading } from '#element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Number of items shown at a time. */
  count: integer({ min: 1, max: 50, default: 6, outside: 'low-default' }),
};

/** The props of the view. */
export type PromotionProps = Props<typeof attributes>;
