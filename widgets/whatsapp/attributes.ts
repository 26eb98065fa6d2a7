import { option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the form; the widget's own where absent. */
  heading: text,
  /** Model the conversation is about. */
  model: text,
  /** Version of it. */
  version: text,
  /** Series of it. */
  series: text,
  /** Color of it. */
  color: text,
  /** Id of the dealer; the one chosen on the page where absent. */
  dealer: text,
  /** Day the visitor asked for, as the service writes it. */
  'schedule-date': text,
  /** Where the conversation opens. */
  target: option('new', 'same'),
};

/** What the view gets of them. */
export type WhatsappProps = Props<typeof attributes>;
