import type { Props } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Number of items shown at a time. */
  count: integer({ min: 1, max: 50, default: 6, outside: 'low-default' }),
};

/** The props of the view. */
export type TemplateWidgetProps = Props<typeof attributes>;
