import { bareVehicle } from '#domain/vehicle/vehicle';
import { kilometres } from '#features/owner/vehicle-schemas';
import { keepToken } from '#features/scheduling/appointment-link';
import { bearer } from '#page/session/session';
import { listAppointments, scheduleAppointment } from '#services/dealer-scheduler';
import type { Appointment } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import type { Host } from '#ui/core/host-context';
import { phoneOnWire } from '#ui/masks';
import { submit } from '#ui/submission';
import type { VisitForm } from './form-values';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has booked a visit. visit: its id. */
    'vt-visit-scheduled': { visit: string; dealer: string; services: string[] };
    /** A visit was rejected or could not be booked; the visitor was informed and can retry. */
    'vt-visit-failed': { kind: string };
  }
}

/** A visit that was booked. */
export interface Booking {
  visit: Appointment;
  /** Minutes that it takes; undefined if no service says so. */
  minutes: number | undefined;
  /** The visit that it replaces, which is still to be cancelled, and why. */
  old?: { id: string; reason: string };
}

/** Whether a try may have reached the service although no answer came. */
const isLost = (error: unknown) =>
  isServiceError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'shape');

/** Returns the visit of the signed-in visitor at this time; undefined if there is none or it cannot be known. */
async function ownVisit(values: Partial<VisitForm>): Promise<Appointment | undefined> {
  if (!bearer()) return undefined;
  const all = await listAppointments({}).catch(() => []);
  return all.find(
    ({ idSiteGeo, date, time, status }) =>
      idSiteGeo === values.idSiteGeo && date === values.date && time === values.time && /^[AP]$/.test(status),
  );
}

/** Thrown if the time is taken after a try without an answer, which may have taken it. */
export class MaybeBooked extends Error {}

/** Books visits of one form. A retry is the same intent; a time that an unanswered try took is not booked again. */
export function visitSender(host: Host, chassis: string) {
  /** Times, as dealer, date and time, of tries without an answer. */
  const lost = new Set<string>();
  return async function send(values: Partial<VisitForm>): Promise<Appointment> {
    const { idSiteGeo = '', date = '', time = '', serviceIds = [], mileage = '' } = values;
    const { plateNumber = '', name = '', email = '', phone = '', comment = '' } = values;
    const body = {
      idSiteGeo,
      date,
      time,
      serviceIds: [...serviceIds],
      ...(plateNumber && { plateNumber: bareVehicle(plateNumber) }),
      ...(chassis && { chassis }),
      ...(values.consultantId && { consultantId: values.consultantId }),
      ...(values.boxId && { boxId: values.boxId }),
      ...(values.offerId && { offerId: values.offerId }),
      ...(values.couponCode && { couponCode: values.couponCode }),
      ...(mileage && { mileage: kilometres(mileage) }),
      name: name.trim(),
      email: email.trim(),
      phone: phoneOnWire(phone),
      ...(comment.trim() && { comment: comment.trim() }),
    };
    const slot = `${idSiteGeo} ${date} ${time}`;
    const isOurs = (error: unknown) => isKind(error, 'conflict') && lost.has(slot);
    try {
      return await submit(host, 'visit', body, {
        async send(options) {
          const visit = await scheduleAppointment({ body }, options).catch(async (error) => {
            const own = isOurs(error) ? await ownVisit(values) : undefined;
            if (own) return own;
            throw error;
          });
          keepToken(visit.id, visit.manageToken);
          return visit;
        },
        sent: [
          'vt-visit-scheduled',
          ({ id }) => ({ visit: id, dealer: idSiteGeo, services: [...serviceIds] }),
        ],
        failed: 'vt-visit-failed',
      });
    } catch (error) {
      if (isLost(error)) lost.add(slot);
      throw isOurs(error) ? new MaybeBooked() : error;
    }
  };
}
