import { type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Subject of the message, for its recipients. */
  reason: text,
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
