import { address, flag, option, type Props, text } from '#element/attributes/attributes';

export const attributes = {
  /** Compact in one line, or in full. */
  view: option('compact', 'full'),
  /** Title of the summary; the default title in full, none in compact, if absent. */
  heading: text,
  /** Address of the configurator page, where the visitor continues, or starts if there is no car yet. */
  link: address,
  /** Hides the sharing options and the comments. */
  'hide-share': flag,
};

/** The props of the view. */
export type ConfiguratorSummaryProps = Props<typeof attributes>;
