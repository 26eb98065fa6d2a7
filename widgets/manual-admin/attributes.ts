import type { Props } from '#element/attributes/attributes';
import { heading, maxSize, roles } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  roles,
  /** Maximum size of a file in megabytes. */
  'max-size': maxSize,
};

/** The props of the view. */
export type ManualAdminProps = Props<typeof attributes>;
