import { type Props, text } from '#element/attributes/attributes';
import { dealer, heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /**
   * Model to drive, as in the catalogue; the visitor then chooses only the version. Without it the address may name one
   * (?model=), as a link of a car's page does, which the visitor may change.
   */
  model: text,
  /** Code of the version to drive; the visitor then chooses no car. */
  mvs: text,
  dealer,
  /** Id of a request to show; that of the page's address (?test-drive=) if absent. */
  'test-drive': text,
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type TestDriveProps = Props<typeof attributes>;
