import { number, option, type Props, text } from '#element/attributes/attributes';
import { dealer, heading, privacyUrl } from '#element/attributes/shared-attributes';

export const attributes = {
  heading,
  dealer,
  /** What it begins with: `dealer` opens the choice of the dealer at once, where none is known. */
  start: option('form', 'dealer'),
  /** Ids of services that are chosen at first, separated by commas; those of the page's address (?services=) if absent. */
  services: text,
  /** Code of the car's version, for the price and the time of a revision; that of the address (?mvs=) if absent. */
  mvs: text,
  /** Number of the revision that is due, from 1; that of the address (?revision=) if absent. */
  revision: number,
  /** Plate of the car, filled in at first. Never taken from the address. */
  plate: text,
  /** Chassis of the car, sent with the visit. Never taken from the address. */
  chassis: text,
  /** Kilometres of the car, filled in at first. */
  mileage: number,
  /** Comment of the visit, filled in at first. Never taken from the address. */
  comment: text,
  /** Id of a visit to confirm or cancel; that of the address (?visit=) if absent. */
  visit: text,
  /** Id of a video appointment to confirm, change or cancel; that of the address (?virtual-event=) if absent. */
  'virtual-event': text,
  /** What the visitor of a link wants; that of the address (?do=) if absent. */
  action: option('choose', 'confirm', 'update', 'cancel'),
  'privacy-url': privacyUrl,
};

/** The props of the view. */
export type ServiceSchedulingProps = Props<typeof attributes>;
