import { address, type Props, text } from '#element/attributes/attributes';
import { contactUrl, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /**
   * Id of the quiz in the service.
   *
   * @example direcao-segura
   */
  quiz: text,
  'contact-url': contactUrl,
  /** Address of the page with vt-offers, offered after the result. No link if absent. */
  'offers-url': address,
};

/** The props of the view. */
export type QuizProps = Props<typeof attributes>;
