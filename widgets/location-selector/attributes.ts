import { option, type Props, text } from '#element/attributes/attributes';

export const attributes = {
  /**
   * box shows the selection in place; modal is a button with the current place that opens a dialog. Case-insensitive.
   */
  layout: option('box', 'modal'),
  /** Title of the selection and of the dialog; the widget's default title if absent. */
  heading: text,
};

/** The props of the view. */
export type LocationSelectorProps = Props<typeof attributes>;
