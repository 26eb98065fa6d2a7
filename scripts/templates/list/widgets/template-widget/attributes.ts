import { type Props, text } from '../../src/element/standalone/attributes';
import { integer } from '../../src/element/standalone/bounds';

export const attributes = {
  /** Title of the list; the widget's default title if absent. */
  heading: text,
  /** Number of items shown at a time. */
  count: integer({ min: 1, max: 50, default: 6, outside: 'low-default' }),
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
