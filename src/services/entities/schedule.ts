import { type InferOutput, looseObject, string } from 'valibot';
import { dealerService } from './dealer-service';
import { count, flagOr, list, optionalText, text } from './fields';

/** A time slot of a workshop or a seller: YYYY-MM-DD and HH:MM in the dealer's time zone. */
export const timeSlot = looseObject({ date: string(), time: string(), available: flagOr(true) });
export type TimeSlot = InferOutput<typeof timeSlot>;

/**
 * A visit to a workshop. status: A Confirmada, C Cancelada, P Pendente, R Reprovado, B Bloqueado (spec states#visits).
 * manageToken: of a guest's visit, for who has just booked it only (ours, spec cars#scheduling).
 */
export const appointment = looseObject({
  id: string(),
  idSiteGeo: string(),
  dealerName: text,
  date: string(),
  time: string(),
  status: string(),
  plateNumber: text,
  chassis: text,
  mileage: count,
  consultantId: text,
  boxId: text,
  services: list(dealerService),
  /** Of an offer of services; ours. */
  offerId: optionalText,
  comment: text,
  reason: text,
  manageToken: optionalText,
});
export type Appointment = InferOutput<typeof appointment>;

/** A video appointment with a seller. status: the codes of a visit. */
export const virtualEvent = looseObject({
  id: string(),
  title: text,
  idSiteGeo: text,
  dealerName: text,
  date: string(),
  time: string(),
  status: string(),
  link: text,
  reason: text,
});
export type VirtualEvent = InferOutput<typeof virtualEvent>;

/**
 * A test drive. status: REQUESTED, CONFIRMED, DONE, CANCELLED, EXPIRED (spec states#test-drives); period: MORNING or AFTERNOON;
 * rating: 1 to 5, after it is DONE; manageToken: as a visit's.
 */
export const testDrive = looseObject({
  id: string(),
  brand: text,
  mvsCode: text,
  modelName: text,
  idSiteGeo: string(),
  dealerName: text,
  date: string(),
  period: string(),
  status: string(),
  requestedAt: text,
  /** Deadline of the dealer's answer. */
  replyBy: text,
  rating: count,
  reason: text,
  manageToken: optionalText,
});
export type TestDrive = InferOutput<typeof testDrive>;
