import { flag, type Props } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { contactUrl, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Number of events shown at a time. */
  count: integer({ min: 1, max: 50, default: 6, outside: 'low-default' }),
  /** Whether visitors can see the first names of who takes part. */
  participants: flag,
  /** Whether the events are described to search engines (JSON-LD of schema.org). */
  'structured-data': flag,
  'contact-url': contactUrl,
};

/** The props of the view. */
export type EventsProps = Props<typeof attributes>;
