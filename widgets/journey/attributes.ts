import { type Props, text } from '#element/standalone/attributes';
import { heading } from '#element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Subject of the message, for its recipients. */
  reason: text,
};

/** The props of the view. */
export type JourneyProps = Props<typeof attributes>;
