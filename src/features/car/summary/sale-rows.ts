/** Rows of the summary for prices beside the total: of the online sale, and for certain buyers. Pure. */

import { priceOfAll, sum } from '#domain/car/totals';
import type { Language } from '#domain/core/brands';
import { formatDate } from '#domain/time/calendar';
import { fillMessage } from '#ui/fill-message';
import type { CurrentCar } from '../car-store';
import type { Messages as RowMessages } from './row-messages';
import type { Amounts, SummaryRow } from './summary-rows';

/**
 * Returns the online price of the configured car: the price service's own sum, if there is one, as in the total;
 * without the dealer's bonus.
 */
export function onlineTotal(car: CurrentCar): number | null {
  const { ecommerce, configured, color, coating } = car;
  const chosen =
    configured?.total != null && configured.price != null
      ? sum([configured.total, -configured.price])
      : sum([color ? color.price : 0, coating ? coating.price : 0, car.optionalsTotal]);
  return priceOfAll([ecommerce?.ecommercePrice, chosen, car.accessoriesTotal, car.servicesTotal]);
}

export const onlineRow = (car: CurrentCar, messages: RowMessages, money: Amounts): SummaryRow => ({
  id: 'onlinePrice',
  name: messages.onlinePrice,
  items: [],
  amount: money.of(onlineTotal(car), car.priceStatus.ecommerce),
  ...(car.ecommerce && { note: messages.onlineNote }),
});

const dayText = (day: string, language: Language) => formatDate(day.slice(0, 10), language);

export function discountRow(
  { discount, priceStatus }: CurrentCar,
  messages: RowMessages,
  money: Amounts,
  language: Language,
) {
  const row: SummaryRow = { id: 'discount', name: messages.discount, items: [] };
  if (!discount) return { ...row, amount: money.of(null, priceStatus.discount) };
  const { audience, percent, discount: less, endsAt } = discount;
  if (!percent && !less) return { ...row, text: messages.noDiscount };
  const date = endsAt ? dayText(endsAt, language) : '';
  return {
    ...row,
    text: percent
      ? fillMessage(date ? messages.discountUntil : messages.discountText, {
          audience: audience ?? '',
          percent: String(percent).replace('.', ','),
          date,
        })
      : (audience ?? ''),
    amount: money.of(less == null ? null : -less, priceStatus.discount),
    note: messages.discountNote,
  };
}

/** Whether the service said that nobody gets a discount on this version. */
const isWithoutDiscount = ({ discount }: CurrentCar): boolean =>
  !!discount && !discount.percent && !discount.discount;

/**
 * The price of the configured car for buyers with the special discount, with accessories and services (spec
 * cars#price-forms); no row if the version has no such discount.
 */
export function customPriceRows(car: CurrentCar, messages: RowMessages, money: Amounts): SummaryRow[] {
  if (isWithoutDiscount(car)) return [];
  const { custom, accessoriesTotal, servicesTotal, priceStatus } = car;
  const total = priceOfAll([custom?.customPrice, accessoriesTotal, servicesTotal]);
  return [
    {
      id: 'customPrice',
      name: messages.customPrice,
      items: [],
      amount: money.of(total, priceStatus.custom),
      ...(total !== null && { note: messages.customNote }),
    },
  ];
}
