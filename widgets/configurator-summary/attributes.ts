import { flag, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** In a line, or all of it. */
  view: option('compact', 'full'),
  /** Text above it; the widget's own in full, none in a line. */
  heading: text,
  /** Address of the page with the configurator: where the visitor goes on, or begins where there is no car yet. */
  link: text,
  /** Without the ways to take it along. */
  'hide-share': flag,
};

/** What the view gets of them. */
export type ConfiguratorSummaryProps = Props<typeof attributes>;
