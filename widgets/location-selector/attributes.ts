import { option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** box shows everything in place; modal is a button with the current place that opens a dialog. Case does not matter. */
  layout: option('box', 'modal'),
  /** Text above the selection and title of the dialog; the widget's own where absent. */
  heading: text,
};

/** What the view gets of them. */
export type LocationSelectorProps = Props<typeof attributes>;
