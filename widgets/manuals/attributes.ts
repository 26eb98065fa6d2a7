import { address, type Props, text } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Number of manuals on a page of the list. Each year of a manual counts. */
  count: integer({ min: 3, max: 60, default: 12, outside: 'zero-default' }),
  /** Only the manuals of this model, by code or name; of all the brand's models if absent. */
  model: text,
  /** Address of the page with the garage, linked for visitors without a car there. No link if absent. */
  'garage-url': address,
};

/** The props of the view. */
export type ManualsProps = Props<typeof attributes>;
