import { address, number, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** Number of manuals on a page of the list, 3 to 60; 12 if absent. Each year of a manual counts. */
  count: number,
  /** Only the manuals of this model, by code or name; of all the brand's models if absent. */
  model: text,
  /** Address of the page with the garage, linked for visitors without a car there. No link if absent. */
  'garage-url': address,
};

/** The props of the view. */
export type ManualsProps = Props<typeof attributes>;
