import { digitsOf } from '../../../../src/domain/format';
import { orderPhase } from '../../../../src/domain/order-progress';
import { type HoldRefusal, holdRefusal } from '../../../../src/domain/reservation/hold-refusals';
import type { Contact } from '../../../../src/features/contact/contact';
import { brand, country } from '../../../../src/page/core/metadata';
import { intentOf } from '../../../../src/page/intents';
import { noteServerTime } from '../../../../src/page/server-clock';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { statusOf } from '../../../../src/services/fallbacks/status';
import { preReserveCar } from '../../../../src/services/reservation';
import { phoneOnWire } from '../../../../src/ui/masks';
import type { ChosenCar } from '../shell/chosen-car';
import type { PricedBy } from './price';

/** Status of a hold that is refused for a reason; the reason is in the body. */
const REFUSED = 409;

/** Returns why the service did not hold the car (spec reservations#price); null for any other failure. */
export const refusalOf = (error: unknown): HoldRefusal | 'unknown' | null =>
  statusOf(error) === REFUSED ? holdRefusal((error as { body?: unknown }).body) : null;

/** Whether the session is another account's than the page shows. */
export const isOtherAccount = (error: unknown): boolean =>
  statusOf(error) === 403 && (error as { body?: { reason?: unknown } }).body?.reason === 'other-account';

interface Wanted extends PricedBy {
  car: ChosenCar;
  contact: Partial<Contact>;
  /** The total that the visitor has seen. */
  price: number;
}

/**
 * Holds the car. All tries with the same content are one intent, which holds one car, also after the visitor went back;
 * once that order is over the next one is new. Throws a ServiceError.
 * @param owner the widget's element
 */
export async function holdCar(owner: object, wanted: Wanted, signal: AbortSignal): Promise<Reservation> {
  const { car, contact, dealerCode, colorCode, coatingCode, price } = wanted;
  const { campaign, type, mvsCode, optionalCodes } = car;
  const body = {
    campaign_id: campaign,
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
      const order = await preReserveCar({ body: { ...body, idempotencyKey: intent.key } }, options);
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
