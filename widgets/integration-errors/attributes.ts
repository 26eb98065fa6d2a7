import type { Props } from '#element/standalone/attributes';
import { heading } from '#element/standalone/shared-attributes';

export const attributes = {
  heading,
};

/** The props of the view. */
export type IntegrationErrorsProps = Props<typeof attributes>;
