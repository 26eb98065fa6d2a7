import { option, type Props } from '../../src/element/standalone/attributes';
import { heading } from '../../src/element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Which of the two doubled groups of calls lists, adds, favors and removes cards; see element.ts. */
  calls: option('instruments', 'card-management'),
};

/** The props of the view. */
export type CardWalletProps = Props<typeof attributes>;
