import { address, list, number, option, type Props, text } from '#element/attributes/attributes';

export const attributes = {
  /** Title of the configurator; the model's name if absent. */
  heading: text,
  /** The model, by code or name. */
  model: text,
  /** Code of the initial version, 7 or 16 characters; the visitor chooses if absent. */
  mvs: text,
  /** Model year of that version; the newest if absent. */
  year: number,
  /** Steps to offer; omitted ones are skipped. */
  steps: list('version', 'optionals', 'color', 'accessories', 'coating', 'services', 'resume'),
  /** Price form in the list of versions. */
  'price-type': option('full-price', 'starts-with', 'from-to', 'percent', 'installment'),
  /** Address of the last step's button, for example the page's lead form. */
  'finish-url': address,
  /** Address of a page with vt-funding-flow, which receives the configured car. No link if absent. */
  'financing-url': address,
  /** Address of a page with vt-test-drive, which receives the configured car. No link if absent. */
  'test-drive-url': address,
  /** Address of a page with vt-reservation, which receives the configured car. No link if absent. */
  'reservation-url': address,
};

/** The props of the view. */
export type ConfiguratorProps = Props<typeof attributes>;
