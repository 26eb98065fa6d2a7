/** Revisions and their prices (spec services#maintenance). */
import { array, looseObject, number, object, optional, pipe, string, toUpperCase } from 'valibot';
import { dealerService } from './entities/dealer-service';
import { balance, count, list, text } from './entities/fields';
import { maintenancePlan, revision } from './entities/maintenance';
import { GET } from './http/call';

const BASE = 'maintenance';
const auth = 'public';

const brand = string();
/** Code of the state whose prices are asked for (ours); without it they are those suggested for the whole country. */
const state = optional(string());

/** Plans of a brand's versions, optionally of one model or version. */
export const listMaintenancePlans = GET('MNT-01', BASE, '/v1/maintenance', {
  auth,
  query: object({
    brand,
    country: string(),
    modelCode: optional(string()),
    mvsCode: optional(string()),
    year: optional(number()),
    state,
  }),
  returns: array(maintenancePlan),
});
/** The next revision of a car: by mileage or by months since purchase, whichever is further. */
export const getMaintenanceSuggestion = GET('MNT-02', BASE, '/v1/maintenance/suggestion', {
  auth,
  query: object({
    brand,
    country: string(),
    mvsCode: string(),
    mileage: number(),
    months: optional(number(), 0),
    state,
  }),
  returns: looseObject({
    mvsCode: string(),
    revision,
    /** Kilometres left until it is due; negative if overdue. */
    kilometersLeft: balance,
    monthsLeft: balance,
  }),
});
/** The data of a revision for a dealer's scheduler: its service, its duration, and the dealer's price if one is named. */
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
  query: object({ brand: pipe(string(), toUpperCase()), countryCode: string(), state }),
  returns: maintenancePlan,
});
