import type { Props } from '#element/attributes/attributes';
import { heading } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
};

/** The props of the view. */
export type CatalogueAdminProps = Props<typeof attributes>;
