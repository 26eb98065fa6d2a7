import type { Props } from '#element/attributes/attributes';
import { heading, roles } from '#element/attributes/shared-attributes';

export const attributes = { heading, roles };

/** The props of the view. */
export type RepairmanProps = Props<typeof attributes>;
