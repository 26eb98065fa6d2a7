import { address, type Props, text } from '#element/attributes/attributes';
import {
  documentsUrl,
  heading,
  photoUrl,
  privacyUrl,
  welcomeKitUrl,
} from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** Id of the campaign whose cars are offered; all campaigns of the brand's online sale if absent. */
  campaign: text,
  /** Code of a model or its name; all models of the campaign if absent. */
  model: text,
  /** Address of the page with vt-order-timeline, to follow the order. No link if absent. */
  'order-url': address,
  /** Address of the page with vt-funding-flow, on which a financing is requested. No link if absent. */
  'financing-url': address,
  'privacy-url': privacyUrl,
  'documents-url': documentsUrl,
  'photo-url': photoUrl,
  'welcome-kit-url': welcomeKitUrl,
  /** Address of the terms that are accepted before paying; without it only the right of withdrawal is. */
  'terms-url': address,
  /** Version of the terms, sent with their acceptance. */
  'terms-version': text,
};

/** The props of the view. */
export type ReservationProps = Props<typeof attributes>;
