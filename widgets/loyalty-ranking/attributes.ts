import type { Props } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Number of members shown at a time. */
  'page-size': integer({ min: 3, max: 50, default: 10, outside: 'low-default' }),
};

/** The props of the view. */
export type LoyaltyRankingProps = Props<typeof attributes>;
