import { type InferOutput, looseObject, nullish, string } from 'valibot';
import { dealerService } from './dealer-service';
import { count, degrees, flagOr, list, numberBetween, text, withFields } from './fields';
import { area } from './place';

/** Opening hours of a dealer or a service: weekday 0 is Sunday, times as HH:MM (spec places#dealers). */
const period = looseObject({
  weekday: numberBetween(0, 6),
  /** WORKING_TIME or BREAK. */
  type: string(),
  start: string(),
  end: string(),
});

/** An employee of a dealer; consultants handle service visits, sellers test drives. */
const consultant = looseObject({ id: string(), name: string(), role: text });

/** A bay of the workshop that a visit occupies. */
const box = looseObject({ id: string(), name: string() });

/** A brand of a dealer: id is the number of spec market#brand-ids. */
export const brandEntry = looseObject({ code: string(), name: string(), id: count });

const fields = {
  idSiteGeo: string(),
  name: string(),
  brand: text,
  dealerGroup: text,
  street: text,
  neighborhood: text,
  postalCode: text,
  cityName: text,
  cityCode: text,
  stateCode: text,
  countryCode: text,
  phone: text,
  whatsapp: text,
  longitude: degrees,
  latitude: degrees,
  /** ONLINE_SCHEDULE, DIGITAL_DEALER; empty if the service does not send them. */
  types: list(string()),
  /** Sells in person only. */
  offline: flagOr(false),
};

/** A dealer for finders, leads and schedules (spec places#dealers). longitude and latitude in degrees. */
export const dealer = looseObject(fields);
export type Dealer = InferOutput<typeof dealer>;

/** Further data for a dealer's own page (spec places#dealers). */
export const dealerDetails = looseObject(
  withFields(fields, {
    periods: list(period),
    boxes: list(box),
    consultants: list(consultant),
    services: list(dealerService),
    influenceArea: nullish(area),
    blocked: flagOr(false),
    econnect: flagOr(false),
  }),
);
export type DealerDetails = InferOutput<typeof dealerDetails>;
