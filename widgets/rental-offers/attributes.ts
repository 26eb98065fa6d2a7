import { address, flag, type Props, text } from '#element/attributes/attributes';
import { contactUrl, count, heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  count,
  /** Name of the model whose offers are listed, as in the catalogue; those of all models if absent. */
  model: text,
  /** Lists the offers of every brand with rentals, with a filter by brand, instead of the page's brand only. */
  'all-brands': flag,
  /** Code of a group of dealers that hand over the cars; every dealer of the brand if absent. */
  'dealer-group': text,
  /** Address of the page, or the place in this page (#empresa), with vt-rental-interest, for companies. No link if absent. */
  'interest-url': address,
  'contact-url': contactUrl,
};

/** The props of the view. */
export type RentalOffersProps = Props<typeof attributes>;
