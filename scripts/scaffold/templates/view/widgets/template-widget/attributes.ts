import { type Props, text } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Text of the widget; its default text if absent. */
  text,
  /** Text of the dialog; the widget's default text if absent. */
  details: text,
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
