import { option, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Which of the two doubled groups of calls lists, adds, favors and removes cards; card-management edits them too. */
  calls: option('instruments', 'card-management'),
};

/** The props of the view. */
export type CardWalletProps = Props<typeof attributes>;
