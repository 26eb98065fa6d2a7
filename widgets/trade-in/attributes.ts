import { address, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Address of the page with the funding flow or the calculator, if this page has neither. No button without any of them. */
  'funding-url': address,
  /** Address of the page with the lead form, if this page has none. No button without any of them. */
  'lead-url': address,
};

/** The props of the view. */
export type TradeInProps = Props<typeof attributes>;
