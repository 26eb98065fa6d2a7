import { option, type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Model that the conversation is about. */
  model: text,
  /** Version of the model. */
  version: text,
  /** Series of the model. */
  series: text,
  /** Colour of the model. */
  color: text,
  /** Id of the dealer; the one chosen on the page if absent. */
  dealer: text,
  /** Day requested by the visitor, in the service's format. */
  'schedule-date': text,
  /** Where the conversation opens. auto: in this window on phones and tablets, whose app takes over, else in a new one. */
  target: option('auto', 'new', 'same'),
};

/** The props of the view. */
export type WhatsappProps = Props<typeof attributes>;
