import { type Props, text } from '#element/attributes/attributes';
import { brandUrl, heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Id of a campaign to show at first; that of the address (?vt-campaign=) if absent. */
  campaign: text,
  'brand-url': brandUrl,
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type RecallSearchProps = Props<typeof attributes>;
