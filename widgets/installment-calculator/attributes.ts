import { SOURCE_WORDS } from '../../src/element/generated/source-words';
import { list, number, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the calculator; the widget's own where absent. */
  heading: text,
  /** Who lends, and how: with a final installment (psa-balao), in equal ones (psa-traditional), CDC or NEXT. */
  source: option('psa-balao', ...SOURCE_WORDS),
  /** Whose plans the visitor can compare; all of them where absent. */
  sources: list(...SOURCE_WORDS),
  /** A version's code, 7 or 16 characters, in place of the page's current car. */
  mvs: text,
  /** Its model year; the newest where absent. */
  year: number,
  /** Its price in the market's currency; the list price where absent. */
  price: number,
  /** Whose conditions: the brand's plans, the online shop's or an offer's. */
  'plan-type': option('msc', 'ecom', 'offer'),
  /** Id of the offer. */
  'offer-id': text,
  /** What the down payment's slider moves by, in percent; 1 where absent. */
  'down-payment-step': number,
  /** What the final installment's slider moves by, in percent; the source's own, or 1, where absent. */
  'final-installment-step': number,
  /** Codes of other versions that are listed with their installment, separated by spaces or commas. */
  offers: text,
  /** Address of the page with the funding flow; it gets the plan and the car along. */
  'finish-url': text,
};

/** What the view gets of them. */
export type InstallmentCalculatorProps = Props<typeof attributes>;
