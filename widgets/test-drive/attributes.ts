import { address, type Props, text } from '../../src/element/standalone/attributes';

export const attributes = {
  /** Title; the widget's default title if absent. */
  heading: text,
  /** Model to drive, as in the catalogue; the visitor then chooses only the version. */
  model: text,
  /** Code of the version to drive; the visitor then chooses no car. */
  mvs: text,
  /** Id of the dealer (idSiteGeo); the visitor is then not asked. */
  dealer: text,
  /** Id of a request to show; that of the page's address (?test-drive=) if absent. */
  'test-drive': text,
  /** Address of the privacy notice, linked below the form. No link if absent. */
  'privacy-url': address,
};

/** The props of the view. */
export type TestDriveProps = Props<typeof attributes>;
