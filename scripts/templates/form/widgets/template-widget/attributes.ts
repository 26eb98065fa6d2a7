import { type Props, text } from '../../src/element/standalone/attributes';
import { heading } from '../../src/element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Subject of the message, for its recipients. */
  reason: text,
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
