import { number, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the list; the widget's default title if absent. */
  heading: text,
  /** Number of items shown at a time; 6 if absent. */
  count: number,
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
