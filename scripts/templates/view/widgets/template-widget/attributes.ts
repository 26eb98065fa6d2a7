import { type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above it, and the dialog's title; the widget's own where absent. */
  heading: text,
  /** What it says; the widget's own where absent. */
  text,
  /** What the dialog says; the widget's own where absent. */
  details: text,
};

/** What the view gets of them. */
export type TemplateWidgetProps = Props<typeof attributes>;
