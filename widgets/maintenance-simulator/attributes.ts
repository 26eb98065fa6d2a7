import { address, flag, type Props, text } from '#element/attributes/attributes';
import { brandUrl, heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  /** The model that is chosen at first, by code or name; that of the page's current car if absent. */
  model: text,
  /** Code of the version that is chosen at first, 7 or 16 characters; the page's current car if absent. */
  mvs: text,
  /**
   * Code of the state or province whose prices are chosen at first, such as SP, or B for Buenos Aires; that of the
   * visitor's place if absent.
   */
  state: text,
  /** Offers no booking of a visit. */
  'hide-booking': flag,
  /** Address of the page with vt-service-scheduling; if absent, the visit is booked in this widget. */
  'booking-url': address,
  'brand-url': brandUrl,
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type MaintenanceSimulatorProps = Props<typeof attributes>;
