/** Revisions and what they cost (spec services#maintenance). */
import { array, looseObject, number, object, optional, pipe, string, toUpperCase } from 'valibot';
import { dealerService } from './entities/dealer-service';
import { balance, count, list, text } from './entities/fields';
import { maintenancePlan, revision } from './entities/maintenance';
import { GET } from './http/call';

const BASE = 'maintenance';
const auth = 'public';

const brand = pipe(string(), toUpperCase());

/** Plans of a brand's versions, of one model or one version where it is named. */
export const listMaintenancePlans = GET('MNT-01', BASE, '/v1/maintenance', {
  auth,
  query: object({
    brand,
    country: string(),
    modelCode: optional(string()),
    mvsCode: optional(string()),
    year: optional(number()),
  }),
  returns: array(maintenancePlan),
});
/** The revision a car needs next: by its kilometres, or the months since it was bought, whichever is further on. */
export const getMaintenanceSuggestion = GET('MNT-02', BASE, '/v1/maintenance/suggestion', {
  auth,
  query: object({
    brand,
    country: string(),
    mvsCode: string(),
    mileage: number(),
    months: optional(number(), 0),
  }),
  returns: looseObject({
    mvsCode: string(),
    revision,
    /** What is left until it is due, whichever is used up first. */
    kilometersLeft: balance,
    monthsLeft: balance,
  }),
});
/** What a dealer's scheduler needs to take in a revision: its service and how long it lasts. */
export const getRevisionSchedule = GET('MNT-03', BASE, '/v1/scheduleRevision', {
  auth,
  query: object({
    brand,
    country: string(),
    mvsCode: string(),
    number: number(),
    dealerCode: optional(string()),
  }),
  returns: looseObject({
    mvsCode: string(),
    dealerCode: text,
    revision,
    minutes: count,
    services: list(dealerService),
  }),
});
export const getMaintenancePlan = GET('MNT-04', BASE, '/v2/maintenance/{mvsCode}', {
  auth,
  query: object({ brand, countryCode: string() }),
  returns: maintenancePlan,
});
