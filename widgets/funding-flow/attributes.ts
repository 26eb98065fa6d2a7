import { SOURCE_WORDS } from '../../src/element/generated/source-words';
import { list, number, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the flow; the widget's own where absent. */
  heading: text,
  /** Ways to finance that are offered. zflow, the bank's own flow, is offered where it is named or has its address. */
  sources: list(...SOURCE_WORDS, 'zflow'),
  /** Code of the version, 7 or 16 characters; the page's current car where absent. */
  mvs: text,
  /** Its model year. */
  year: number,
  /** Its price in the market's currency, as 119990.5. */
  price: number,
  /** Whose money it is: the maker's, the online sale's or an offer's. */
  'plan-type': option('msc', 'ecom', 'offer'),
  /** Id of the offer whose conditions count; with it a coupon may be given. */
  'offer-id': text,
  /** Address of the bank's own flow (zflow). */
  'external-url': text,
  /** Address of the terms that the visitor agrees to. */
  'terms-url': text,
  /** What the down payment's slider moves by, in percent; 1 where absent. */
  'down-payment-step': number,
  /** What the final installment's slider moves by, in percent; the bank's own, or 1, where absent. */
  'final-installment-step': number,
};

/** What the view gets of them. */
export type FundingFlowProps = Props<typeof attributes>;
