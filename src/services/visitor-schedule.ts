/** Video appointments and test drives (spec services#scheduling). The calls of test drives are ours (spec cars#scheduling). */
import {
  array,
  boolean,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { APPOINTMENT_TOKEN_HEADER } from '#domain/scheduling/appointment-token';
import { testDrive as testDriveShape, timeSlot, virtualEvent } from './entities/schedule';
import { GET, POST } from './http/call';

const BASE = 'visitor-schedule';

export const cancelVirtualEvent = POST('VEV-01', BASE, '/virtual-event/cancel', {
  body: object({ id: string(), reason: optional(string(), '') }),
  returns: virtualEvent,
});
export const confirmVirtualEvent = POST('VEV-02', BASE, '/virtual-event/confirm', {
  body: object({ id: string() }),
  returns: virtualEvent,
});
/** Changes the day or time; the dealer must confirm it again. */
export const updateVirtualEvent = POST('VEV-03', BASE, '/virtual-event/update', {
  body: object({ id: string(), date: string(), time: string(), reason: optional(string(), '') }),
  returns: virtualEvent,
});
/** One appointment, as a link shows it before anything is changed. */
export const getVirtualEvent = GET('VEV-04', BASE, '/virtual-event/{id}', {
  ours: true,
  returns: virtualEvent,
});
/** Free times of the seller of an appointment, of `days` days from the date. date: YYYY-MM-DD. */
export const listVirtualEventSlots = GET('VEV-05', BASE, '/virtual-event/{id}/timeslots', {
  ours: true,
  query: object({ date: string(), days: optional(number(), 7) }),
  returns: array(timeSlot),
});
/** date: YYYY-MM-DD. The dealer answers within 24 hours. */
export const requestTestDrive = POST('TDR-01', BASE, '/test-drives', {
  ours: true,
  body: object({
    /** Of the version; empty for any of the model's. */
    mvsCode: optional(string(), ''),
    /** Of the model, where no version is chosen. */
    modelCode: optional(string(), ''),
    idSiteGeo: string(),
    date: string(),
    period: picklist(['MORNING', 'AFTERNOON']),
    name: string(),
    email: string(),
    phone: string(),
    allowWhatsApp: optional(boolean(), false),
    consultantId: optional(string(), ''),
    boxId: optional(string(), ''),
    message: optional(string(), ''),
    /** The offer that the visitor opened last. */
    offerId: optional(string()),
  }),
  returns: testDriveShape,
});
export const getTestDrive = GET('TDR-02', BASE, '/test-drives/{id}', { ours: true, returns: testDriveShape });
/** From 1, Muito Ruim, to 5, Muito Bom; only for a test drive that is DONE. */
export const rateTestDrive = POST('TDR-03', BASE, '/test-drives/{id}/rating', {
  ours: true,
  body: object({
    rating: pipe(number(), integer(), minValue(1), maxValue(5)),
    comment: optional(string(), ''),
  }),
  returns: testDriveShape,
});
/** Before its half day is over. A guest needs the token of the manage link, an account its session; else it fails with 404. */
export const cancelTestDrive = POST('TDR-04', BASE, '/test-drives/{id}/cancel', {
  ours: true,
  wire: { headers: [APPOINTMENT_TOKEN_HEADER] },
  body: object({ reason: optional(string(), '') }),
  returns: testDriveShape,
});
/** The signed-in user's, the latest day first. */
export const listTestDrives = GET('TDR-05', BASE, '/test-drives', {
  auth: 'bearer',
  ours: true,
  returns: array(testDriveShape),
});
