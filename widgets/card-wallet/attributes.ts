import { option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the wallet; the widget's default title if absent. */
  heading: text,
  /** Which of the two doubled groups of calls lists, adds, favors and removes cards; see element.ts. */
  calls: option('instruments', 'card-management'),
};

/** The props of the view. */
export type CardWalletProps = Props<typeof attributes>;
