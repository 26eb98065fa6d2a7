import { type Props, text } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Type of the polls as the service names it, such as COMMUNITY; all types if absent. */
  type: text,
  /** Number of polls shown at a time. */
  count: integer({ min: 1, max: 50, default: 6, outside: 'low-default' }),
};

/** The props of the view. */
export type PollsProps = Props<typeof attributes>;
