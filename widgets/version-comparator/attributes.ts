import { address, type Props, text } from '#element/attributes/attributes';
import { integer } from '#element/attributes/bounds';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Codes of the initial versions, 7 or 16 characters each, separated by spaces or commas. */
  versions: text,
  /** Model, by code or name, whose versions of the newest year are compared if versions is absent. */
  model: text,
  /** Address of the page with the configurator, which opens the chosen version; the page's own configurator if absent. */
  'configure-url': address,
  /** Maximum number of versions side by side. */
  'max-versions': integer({ min: 2, max: 4, default: 4 }),
};

/** The props of the view. */
export type VersionComparatorProps = Props<typeof attributes>;
