import { nullish, number, object } from 'valibot';
import { type Terms, termsDiffer } from '#domain/reservation/hold-refusals';
import { persisted } from '#page/settings/storage';

/** In the market's currency: of the car, and of the reservation. */
const terms = object({ price: nullish(number()), amount: nullish(number()) });

/**
 * In a storage that all tabs share: another tab that opens the order asks as well. It holds two amounts by the order's
 * id, and does not expire, whatever the device's clock says.
 */
const cell = (order: string) =>
  persisted(`seen-terms ${order}`, terms, { now: () => 0, lifetime: () => Number.POSITIVE_INFINITY });

/** Keeps what the visitor has seen before an order was held, or has agreed to since. */
export const noteSeenTerms = (order: string, { price, amount }: Terms): void =>
  cell(order).save({ price, amount });

export const forgetSeenTerms = (order: string): void => cell(order).clear();

/**
 * Returns what the visitor has seen, if the order has another price or fee: they agree before they pay (spec
 * reservations#price). Undefined if nothing differs, and for an order that was held elsewhere.
 */
export function differingTerms(order: Terms & { id: string }): Terms | undefined {
  const seen = cell(order.id).load();
  return seen && termsDiffer(seen, order) ? seen : undefined;
}
