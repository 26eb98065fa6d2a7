import { address, flag, type Props, text } from '../../src/element/standalone/attributes';
import { integer } from '../../src/element/standalone/bounds';

export const attributes = {
  /** Title of the list; the widget's default title if absent. */
  heading: text,
  /** Number of offers loaded at a time. */
  count: integer({ min: 1, max: 50, default: 12, outside: 'low-default' }),
  /** Name of the model whose offers are listed, as in the catalogue; those of all models if absent. */
  model: text,
  /** Lists the offers of every brand with rentals, with a filter by brand, instead of the page's brand only. */
  'all-brands': flag,
  /** Address of the page, or the place in this page (#interesse), with vt-rental-interest. No link if absent. */
  'interest-url': address,
  /** Address of the page, or the place in this page, with vt-lead-form. No link if absent. */
  'contact-url': address,
};

/** The props of the view. */
export type RentalOffersProps = Props<typeof attributes>;
