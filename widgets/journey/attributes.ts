import { type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /**
   * Type of the journey, as the service names it: owner-opinion, delivery or complaint.
   *
   * @example owner-opinion
   */
  type: text,
  /** Chassis of the car that it is about, if the page knows it. */
  vin: text,
};

/** The props of the view. */
export type JourneyProps = Props<typeof attributes>;
