import { address, list, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title of the garage; the widget's default title if absent. */
  heading: text,
  /** The lists that it shows, in their order; all three if absent. */
  lists: list('owned', 'visited', 'wanted'),
  /** Address of the page with the configurator, linked at each car of the page's brand. No link if absent. */
  'configurator-url': address,
};

/** The props of the view. */
export type GarageProps = Props<typeof attributes>;
