import { type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the widget and of the dialog; the widget's default title if absent. */
  heading: text,
  /** Text of the widget; its default text if absent. */
  text,
  /** Text of the dialog; the widget's default text if absent. */
  details: text,
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
