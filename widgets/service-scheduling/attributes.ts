import { type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the form; the widget's default title if absent. */
  heading: text,
  /** Subject of the message, for its recipients. */
  reason: text,
};

/** The props of the view. */
export type ServiceSchedulingProps = Props<typeof attributes>;
