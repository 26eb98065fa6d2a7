import { number, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the list; the widget's own where absent. */
  heading: text,
  /** How many are shown at a time; 6 where absent. */
  count: number,
};

/** What the view gets of them. */
export type TemplateWidgetProps = Props<typeof attributes>;
