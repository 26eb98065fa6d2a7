import { type Props, text } from '#element/standalone/attributes';
import { heading } from '#element/standalone/shared-attributes';

export const attributes = {
  heading,
  /** Text of the widget; its default text if absent. */
  text,
  /** Text of the dialog; the widget's default text if absent. */
  details: text,
};

/** The props of the view. */
export type OfferAdminProps = Props<typeof attributes>;
