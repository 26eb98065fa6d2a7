import { parseTypedAmount } from '#domain/money/typed-amount';
import { attemptOwner } from '#features/session/attempt-owner';
import { createProduct, setFamilyIncome, setPaymentMethod } from '#services/offer-site';
import { ensureOnce } from '#services/once/ensure-once';
import { rethrowFailure } from '#services/once/unknown-outcome';
import type { ChosenCar } from '../shell/chosen-car';

/** What the visitor states about the purchase. */
export interface PurchaseValues {
  /** Way to pay the reservation: card, pix, boleto, financing or dealer. */
  paymentMethod: string;
  /** Monthly, as typed; asked for if the way to pay is a financing. */
  familyIncome: string;
}

/** The way to pay for which the offer asks for the family income. */
export const FINANCING = 'financing';

interface Wanted extends Partial<PurchaseValues> {
  car: ChosenCar;
  dealerCode: string;
  colorCode: string;
}

export interface Purchase {
  /** With which the car is held. */
  productId: string;
  /** Called once the car is held: the next purchase is another product. */
  confirm(): void;
}

/**
 * Starts the purchase of an offer's car at a dealer, with the way to pay and the income (spec reservations#offer). All
 * tries with the same offer, dealer and colour are one product, until the car is held. Throws a ServiceError.
 */
export async function buyOffer(wanted: Wanted, signal: AbortSignal): Promise<Purchase> {
  const { car, dealerCode, colorCode, paymentMethod = '', familyIncome = '' } = wanted;
  const body = { offerId: car.offer?.id ?? '', dealerCode, ...(colorCode && { colorCode }) };
  const acts = ensureOnce({
    kind: 'product',
    subject: [await attemptOwner(), body],
    content: body,
    next: 'itself',
    send: (idempotencyKey) => createProduct({ body: { ...body, idempotencyKey } }, { idempotencyKey }),
  });
  const { id } = (await acts.send().catch(rethrowFailure)).made;
  await setPaymentMethod({ productId: id, body: { paymentMethod } }, { signal });
  const income = parseTypedAmount(familyIncome);
  if (paymentMethod === FINANCING && income !== null) {
    await setFamilyIncome({ productId: id, body: { familyIncome: income } }, { signal });
  }
  return { productId: id, confirm: acts.confirm };
}
