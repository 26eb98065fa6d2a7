import { list, number, option, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Text above the configurator; the model's name where absent. */
  heading: text,
  /** The model, by code or name. */
  model: text,
  /** Code of the version to begin with, 7 or 16 characters; the visitor chooses where absent. */
  mvs: text,
  /** Model year of that version; the newest where absent. */
  year: number,
  /** Steps that are offered; one that is left out is skipped. */
  steps: list('version', 'optionals', 'color', 'accessories', 'coating', 'services', 'resume'),
  /** How a version's price is said in the list of versions. */
  'price-type': option('full-price', 'starts-with', 'from-to', 'percent', 'installment'),
  /** Address that the last step's button leads to, as the lead form of the page. */
  'finish-url': text,
};

/** What the view gets of them. */
export type ConfiguratorProps = Props<typeof attributes>;
