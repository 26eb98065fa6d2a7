import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** Id of the campaign whose cars are offered; all campaigns of the brand's online sale if absent. */
  campaign: text,
  /** Code of a model or its name; all models of the campaign if absent. */
  model: text,
  /** Address of the page with vt-order-timeline, to follow the order. No link if absent. */
  'order-url': address,
  /** Address of the page with vt-funding-flow, on which a financing is requested. No link if absent. */
  'financing-url': address,
  /** Address of the privacy notice, linked where the visitor's data are asked for. No link if absent. */
  'privacy-url': address,
};

/** The props of the view. */
export type ReservationProps = Props<typeof attributes>;
