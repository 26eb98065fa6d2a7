import { orderPhase } from '#domain/orders/order-progress';
import { digitsOf } from '#domain/text/format';
import type { Contact } from '#features/contact/contact';
import { attemptOwner } from '#features/session/attempt-owner';
import { brand, country } from '#page/core/metadata';
import { noteServerTime } from '#page/server-clock';
import type { Reservation } from '#services/entities/reservation';
import { isKind } from '#services/http/problem';
import { ensureOnce } from '#services/once/ensure-once';
import type { Standing } from '#services/once/standing';
import { rethrowFailure } from '#services/once/unknown-outcome';
import { listUserReservations, preReserveCar } from '#services/reservation';
import { phoneOnWire } from '#ui/masks';
import type { ChosenCar } from '../shell/chosen-car';
import { refusalOf } from './hold-refusal';
import { noteHold } from './kept-hold';
import type { PricedBy } from './price';

/** Whether the session is another account's than the page shows. */
export const isOtherAccount = (error: unknown): boolean =>
  isKind(error, 'forbidden') && (error as { body?: { reason?: unknown } }).body?.reason === 'other-account';

interface Wanted extends PricedBy {
  car: ChosenCar;
  contact: Partial<Contact>;
  /** The total that the visitor has seen. */
  price: number;
  /** Of a car that is bought through an offer (offer/buy-offer.ts). */
  productId?: string | undefined;
}

const isEnded = (order: Reservation): boolean => orderPhase(order) === 'cancelled';

/** What is held once: this car for this person. */
async function heldOf({ car, contact, colorCode, coatingCode, dealerCode, productId }: Wanted) {
  const { campaign = '', mvsCode, optionalCodes = [] } = car;
  const owner = await attemptOwner(digitsOf(contact.cpf ?? ''));
  return [owner, brand(), mvsCode, campaign, productId, colorCode, coatingCode, dealerCode, optionalCodes];
}

/** What the visitor's orders say of a hold (RES-08): one that waits for its payment is held, any other is over. */
async function heldCars(
  mvsCode: string,
  attempt: { key: string } | undefined,
  signal: AbortSignal,
): Promise<Standing<Reservation>> {
  // Before the first request it need not be asked: it answers a key that it knows as at first, also with an order that is over.
  if (!attempt) return { attempts: [] };
  const own = (await listUserReservations({}, { signal })).filter(({ car }) => car?.mvsCode === mvsCode);
  const isHeld = (order: Reservation) => orderPhase(order) === 'unpaid';
  const found = own.find(({ idempotencyKey }) => idempotencyKey === attempt.key);
  return {
    attempts: own.map((order) => ({ key: order.idempotencyKey, state: isHeld(order) ? 'done' : 'ended' })),
    found,
  };
}

/**
 * Holds the car once, also after the visitor went back or has loaded the page again; once that order is over the next one is
 * new. Throws a ServiceError, or an UnknownOutcome while another page is at it.
 */
export async function holdCar(wanted: Wanted, signal: AbortSignal): Promise<Reservation> {
  const { car, contact, dealerCode, colorCode, coatingCode, price, productId } = wanted;
  const { campaign, type, mvsCode, optionalCodes } = car;
  const body = {
    ...(campaign && { campaign_id: campaign }),
    ...(productId && { productId }),
    country: country() ?? 'BR',
    type,
    brand: brand() ?? '',
    mvsCode,
    dealerCode,
    ...(colorCode && { colorCode }),
    ...(coatingCode && { coatingCode }),
    ...(optionalCodes && optionalCodes.length > 0 && { optionalCodes }),
    price,
    name: contact.name?.trim() ?? '',
    email: contact.email?.trim() ?? '',
    phone: phoneOnWire(contact.phone),
    cpf: digitsOf(contact.cpf ?? ''),
  };
  // Without an offer, not even the one that was viewed last.
  const headers = { 'x-offer-context': productId ? (car.offer?.id ?? '') : '' };
  const acts = ensureOnce<Reservation>({
    kind: 'hold',
    subject: await heldOf(wanted),
    content: body,
    next: 'itself',
    isOver: isEnded,
    // A refusal for a reason is a definite end: it may be possible later.
    isEnd: (error) => !!refusalOf(error) && !!(error as { body?: { reason?: unknown } }).body?.reason,
    send: (idempotencyKey) =>
      preReserveCar({ headers, body: { ...body, idempotencyKey } }, { idempotencyKey }),
    ask: (attempt) => heldCars(mvsCode, attempt, signal),
  });
  const { made: order } = await acts.send(true).catch(rethrowFailure);
  noteHold(order.id, acts.subject);
  // Not the time at which it was made: an order that is answered again was made before.
  noteServerTime(order.now);
  return order;
}
