import { type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the form; the widget's own where absent. */
  heading: text,
  /** What the message is about, for those who read it. */
  reason: text,
};

/** What the view gets of them. */
export type TemplateWidgetProps = Props<typeof attributes>;
