import { address, list, number, option, type Props, text } from '#element/attributes/attributes';
import { decimal } from '#element/attributes/bounds';
import { downPaymentStep, heading, planType } from '#element/attributes/shared-attributes';
import { SOURCE_WORDS } from '#element/generated/source-words';

export const attributes = {
  heading,
  /** Initial source: with a final installment (psa-balao), with equal installments (psa-traditional), CDC or NEXT. */
  source: option('psa-balao', ...SOURCE_WORDS),
  /** Sources that the visitor can compare; all if absent. */
  sources: list(...SOURCE_WORDS),
  /** Code of a version, 7 or 16 characters, instead of the page's current car. */
  mvs: text,
  /** Its model year; the newest if absent. */
  year: number,
  /** Its price in the market's currency; the list price if absent. */
  price: decimal({ above: 0 }),
  'plan-type': planType,
  /** Id of the offer. */
  'offer-id': text,
  'down-payment-step': downPaymentStep,
  /** Step of the final installment slider in percent; the source's own, or 1, if absent. */
  'final-installment-step': number,
  /** Codes of further versions to list with their installments, separated by spaces or commas. */
  offers: text,
  /** Address of the page with the funding flow; it receives the plan and the car. */
  'finish-url': address,
};

/** The props of the view. */
export type InstallmentCalculatorProps = Props<typeof attributes>;
