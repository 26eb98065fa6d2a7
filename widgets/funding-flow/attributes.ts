import { address, list, number, type Props, text } from '#element/attributes/attributes';
import { decimal } from '#element/attributes/bounds';
import { downPaymentStep, heading, planType } from '#element/attributes/shared-attributes';
import { SOURCE_WORDS } from '#element/generated/source-words';

export const attributes = {
  heading,
  /** Sources of financing to offer. zflow, the bank's own flow, is offered if it is listed or has an address. */
  sources: list(...SOURCE_WORDS, 'zflow'),
  /** Code of the version, 7 or 16 characters; the page's current car if absent. */
  mvs: text,
  /** Its model year. */
  year: number,
  /** Price of the car in the market's currency, for example 119990.5. */
  price: decimal({ above: 0 }),
  'plan-type': planType,
  /**
   * Id of the offer whose conditions apply; allows a coupon. If absent, the offer that the visitor viewed last, if it is
   * of the financed version and still open.
   */
  'offer-id': text,
  /** Address of the bank's own flow (zflow). */
  'external-url': address,
  /**
   * Address of the page with vt-reservation: a visitor who finances a reservation (?order=) is led back. No link if absent.
   */
  'reservation-url': address,
  /** Address of the terms that the visitor agrees to. */
  'terms-url': address,
  /** Origin of the NEXT lead, for the CRM. */
  origin: text,
  /** Detailed origin of the NEXT lead, for the CRM (SubOrigem__c). */
  'sub-origin': text,
  /** Product group of the NEXT lead, for the CRM. */
  'product-group': text,
  'down-payment-step': downPaymentStep,
  /** Step of the final installment slider in percent; the bank's own, or 1, if absent. */
  'final-installment-step': number,
};

/** The props of the view. */
export type FundingFlowProps = Props<typeof attributes>;
