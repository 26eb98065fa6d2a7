import { digitsOf } from '../../../../src/domain/format';
import { orderPhase } from '../../../../src/domain/order-progress';
import type { Contact } from '../../../../src/features/contact/contact';
import { brand } from '../../../../src/page/core/metadata';
import { intentOf } from '../../../../src/page/intents';
import { noteServerTime } from '../../../../src/page/server-clock';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { statusOf } from '../../../../src/services/fallbacks/status';
import { preReserveCar } from '../../../../src/services/reservation';
import type { ChosenCar } from '../shell/chosen-car';

/** Status of a car that is not there any more. */
const SOLD_OUT = 409;
export const isSoldOut = (error: unknown): boolean => statusOf(error) === SOLD_OUT;

interface Wanted {
  car: ChosenCar;
  contact: Partial<Contact>;
  dealerCode: string;
  colorCode: string;
}

/**
 * Holds the car. All tries with the same content are one intent, which holds one car, also after the visitor went back;
 * once that order is over the next one is new. Throws a ServiceError.
 * @param owner the widget's element
 */
export async function holdCar(owner: object, wanted: Wanted, signal: AbortSignal): Promise<Reservation> {
  const { car, contact, dealerCode, colorCode } = wanted;
  const { campaign, type, mvsCode, price, coatingCode, optionalCodes } = car;
  const body = {
    campaign_id: campaign,
    type,
    brand: brand() ?? '',
    mvsCode,
    dealerCode,
    ...(colorCode && { colorCode }),
    ...(coatingCode && { coatingCode }),
    ...(optionalCodes && optionalCodes.length > 0 && { optionalCodes }),
    ...(price && { price }),
    name: contact.name?.trim() ?? '',
    email: contact.email?.trim() ?? '',
    phone: digitsOf(contact.phone ?? ''),
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
      // A car that was sold may be there again later.
      if (isSoldOut(error)) intent.confirm();
      throw error;
    }
  };
  let { order, isOver } = await send();
  // The hold of an earlier try is over.
  if (isOver) ({ order, isOver } = await send());
  noteServerTime(order.now ?? order.createdAt);
  return order;
}
