import { type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Id of the one promotion that is shown; without it, the list of the page's brand. */
  promotion: text,
  /** Id of the group whose promotions are listed; all groups if absent. */
  group: text,
};

/** The props of the view. */
export type PromotionProps = Props<typeof attributes>;
