import { address, list, option, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** The steps that it asks for, in their order; all of them if absent. */
  steps: list('user-data', 'address-data', 'dealer-data'),
  /** The agreement that has a new text, which the visitor accepts in the last step; none if absent. */
  agreement: option('none', 'privacy', 'terms'),
  /** Day of that text, YYYY-MM-DD: who has accepted it since then is not asked. Everyone is asked if absent. */
  'agreement-date': text,
  /** Address of that text. */
  'agreement-url': address,
  /** Address of the link after the data are saved; no link if absent. */
  'next-url': address,
};

/** The props of the view. */
export type UserDataProps = Props<typeof attributes>;
