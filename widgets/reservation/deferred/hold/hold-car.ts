import { orderPhase } from '#domain/orders/order-progress';
import { digitsOf } from '#domain/text/format';
import type { Contact } from '#features/contact/contact';
import { brand, country } from '#page/core/metadata';
import { intentOf } from '#page/intents';
import { noteServerTime } from '#page/server-clock';
import type { Reservation } from '#services/entities/reservation';
import { statusOf } from '#services/fallbacks/status';
import { preReserveCar } from '#services/reservation';
import { phoneOnWire } from '#ui/masks';
import type { ChosenCar } from '../shell/chosen-car';
import { refusalOf } from './hold-refusal';
import type { PricedBy } from './price';

/** Whether the session is another account's than the page shows. */
export const isOtherAccount = (error: unknown): boolean =>
  statusOf(error) === 403 && (error as { body?: { reason?: unknown } }).body?.reason === 'other-account';

interface Wanted extends PricedBy {
  car: ChosenCar;
  contact: Partial<Contact>;
  /** The total that the visitor has seen. */
  price: number;
  /** Of a car that is bought through an offer (offer/buy-offer.ts). */
  productId?: string | undefined;
}

/**
 * Holds the car. All tries with the same content are one intent, which holds one car, also after the visitor went back;
 * once that order is over the next one is new. Throws a ServiceError.
 * @param owner the widget's element
 */
export async function holdCar(owner: object, wanted: Wanted, signal: AbortSignal): Promise<Reservation> {
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
  const send = async () => {
    const intent = intentOf(owner, 'hold', body);
    const options = { signal, idempotencyKey: intent.key };
    try {
      // Without an offer, not even the one that was viewed last.
      const headers = { 'x-offer-context': productId ? (car.offer?.id ?? '') : '' };
      const order = await preReserveCar({ headers, body: { ...body, idempotencyKey: intent.key } }, options);
      const isOver = orderPhase(order) === 'cancelled';
      if (isOver) intent.confirm();
      return { order, isOver };
    } catch (error) {
      // A definite end: what was refused may be possible later.
      if (refusalOf(error)) intent.confirm();
      throw error;
    }
  };
  let { order, isOver } = await send();
  // The hold of an earlier try is over.
  if (isOver) ({ order, isOver } = await send());
  // Not the time at which it was made: an order that is answered again was made before.
  noteServerTime(order.now);
  return order;
}
