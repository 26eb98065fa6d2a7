import { type Props, text } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Number of benefits shown at a time. */
  count: integer({ min: 1, max: 50, default: 6, outside: 'low-default' }),
  /** Id of the audience whose coverage the visitor can check, by e-mail or chassis. No such section if absent. */
  audience: text,
  /** Id of the discount club whose site the visitor can open signed in. No such section if absent. */
  'discount-club': text,
};

/** The props of the view. */
export type BenefitsProps = Props<typeof attributes>;
