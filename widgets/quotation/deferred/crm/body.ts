import type { CarCodes } from '#domain/car/choices';
import { wirePhone } from '#domain/person/phone';
import { isAccessory } from '#domain/vehicle/vehicle-kinds';
import type { CurrentCar } from '#features/car/car-store';
import type { SellerData } from '#features/session/seller';
import { country } from '#page/core/metadata';
import type { saveQuotation } from '#services/dealer-quotations';
import { linesOf } from '../lines';
import type { ProposedCar } from '../proposed-car';
import { conditionsOf, isoDay, type Values } from '../values';

export type QuotationBody = Parameters<typeof saveQuotation>[0]['body'];

export interface Quoted {
  car: CurrentCar;
  values: Partial<Values>;
  seller: SellerData;
  /** The number of the quotation that this one is based on; empty if it is the first. */
  base: string;
  /** The car of the factory's stock that is proposed, with the wish that it replaces. */
  proposal: ProposedCar | null;
}

/** The choices that go to the CRM: with a proposed car the wish, to which discarding returns. */
function choicesOf(car: CurrentCar, wish: CarCodes | undefined) {
  const optionals = car.parts.filter((part) => !isAccessory(part)).map(({ code }) => code);
  const accessories = car.parts.filter(isAccessory).map(({ code }) => code);
  const taken = new Set(accessories);
  return {
    colorCode: wish?.color ?? car.color?.code ?? '',
    coatingCode: wish?.coating ?? car.coating?.code ?? '',
    optionals: wish ? wish.parts.filter((code) => !taken.has(code)) : optionals,
    accessories,
    services: car.services.map(({ id }) => id),
  };
}

/** Returns what is sent to the CRM (EXT-07); null while there is no car, or its model year is not known. */
export function bodyOf({ car, values, seller, base, proposal }: Quoted): QuotationBody | null {
  const { mvs, prices, bonus } = car;
  // The CRM asks for the model year, which no calendar says.
  if (!mvs || mvs.year === undefined) return null;
  const { newPrice, discount } = conditionsOf(values);
  const text = (name: keyof Values) => (values[name] ?? '').trim();
  const { colorCode, coatingCode, ...chosen } = choicesOf(car, proposal?.wish);
  const [name, phone, email] = [text('customer'), text('phone'), text('email')];
  const validity = isoDay(text('validity'));
  return {
    ...(base && { number: base }),
    opportunityName: text('opportunityName'),
    mvsCode: mvs.code,
    year: mvs.year,
    ...(prices?.price != null && { price: prices.price }),
    ...(newPrice !== null && { newPrice }),
    ...(discount > 0 && { discount }),
    ...(bonus && { bonus }),
    ...(colorCode && { colorCode }),
    ...(coatingCode && { coatingCode }),
    ...chosen,
    ...(text('comments') && { comments: text('comments') }),
    ...(validity && { validity }),
    dealerCode: seller.dealerCode,
    ...(proposal && { stockId: proposal.car.id }),
    customer: { name, ...(phone && { phone: wirePhone(phone, country()) }), ...(email && { email }) },
    lines: linesOf(car).map(({ kind, code, name: itemName, amount }) => ({
      kind,
      code,
      name: itemName,
      ...(amount !== null && { amount }),
    })),
  };
}

/** Tells whether two contents are the same, whatever they are based on. */
export function contentOf(body: QuotationBody | null): string {
  const { number: _, lines: __, ...content } = body ?? ({} as QuotationBody);
  return JSON.stringify(content);
}
