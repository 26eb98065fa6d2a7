import { address, list, type Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** The lists that it shows, in their order; all three if absent. */
  lists: list('owned', 'visited', 'wanted'),
  /** Address of the page with the configurator, linked at each car of the page's brand. No link if absent. */
  'configurator-url': address,
};

/** The props of the view. */
export type GarageProps = Props<typeof attributes>;
