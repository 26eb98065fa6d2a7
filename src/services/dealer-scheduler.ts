/** Workshop time slots and visits (spec services#scheduling). Times are in the dealer's time zone; the header has the visitor's. */
import { array, number, object, optional, string } from 'valibot';
import { dealerService } from './entities/dealer-service';
import { appointment, timeSlot } from './entities/schedule';
import { GET, POST } from './http/call';

const BASE = 'dealer-scheduler';
const wire = { headers: ['x-timezone'] } as const;

/** The signed-in user's appointments, the next one first. */
export const listAppointments = GET('SCH-01', BASE, '/appointments/web', {
  auth: 'bearer',
  wire,
  returns: array(appointment),
});
/** Free time slots of a week from the date, or of `days` days. date: YYYY-MM-DD. */
export const listTimeSlots = GET('SCH-02', BASE, '/timeslots', {
  wire,
  query: object({
    idSiteGeo: string(),
    date: string(),
    days: optional(number(), 7),
    serviceId: optional(array(string())),
  }),
  returns: array(timeSlot),
});
export const scheduleAppointment = POST('SCH-03', BASE, '/appointments/web', {
  wire,
  body: object({
    idSiteGeo: string(),
    date: string(),
    time: string(),
    serviceIds: array(string()),
    plateNumber: optional(string(), ''),
    chassis: optional(string(), ''),
    mileage: optional(number()),
    consultantId: optional(string(), ''),
    boxId: optional(string(), ''),
    /** An offer of services and its coupon; ours (spec offers#mopar-offers). */
    offerId: optional(string()),
    couponCode: optional(string()),
    name: optional(string(), ''),
    email: optional(string(), ''),
    phone: optional(string(), ''),
    comment: optional(string(), ''),
  }),
  returns: appointment,
});
/** id: the dealer's idSiteGeo. */
export const listSchedulerServices = GET('SCH-04', BASE, '/schedulers/{id}/services', {
  wire,
  returns: array(dealerService),
});
