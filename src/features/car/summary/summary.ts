/**
 * Converts the current car to the rows of the configurator's preview summary (spec screens#preview-summary). Pure: no
 * DOM, no clock.
 */

import { isSoldOut } from '#domain/car/car-stock';
import { SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import type { Language } from '#domain/core/brands';
import { groupBy } from '#domain/lists/group-by';
import { fuelName, isAccessory } from '#domain/vehicle/vehicle-kinds';
import type { SerialItem } from '#services/entities/car';
import type { CurrentCar } from '../car-store';
import type { Messages as RowMessages } from './row-messages';
import { texts as rowTexts } from './row-messages';
import { customPriceRows, discountRow, onlineRow } from './sale-rows';
import {
  type Amount,
  amounts,
  bonusRow,
  installmentText,
  paymentRow,
  type SummaryRow,
  severalRows,
  singleRow,
  validityRows,
} from './summary-rows';

export interface CarSummaryData {
  model: string;
  /** Version and model year. */
  version: string;
  color: string;
  total: Amount;
  /** Text of the monthly installment; empty if unknown. */
  installments: string;
  /** Message shown first if the version is out of stock in the chosen colour. */
  noStock: string;
  /** Model, version, year and so on, by name. */
  facts: readonly { name: string; text: string }[];
  /** The parts of the total, which is the last row. */
  configuration: readonly SummaryRow[];
  conditions: readonly SummaryRow[];
  serialItems: readonly { category: string; names: readonly string[] }[];
  /** The lenders' legal text. */
  legal: string;
  /** Whether the prices are older than a saved configuration may be. */
  expired: boolean;
}

/** Sorts items by their categories in order of appearance; those without a category are last. */
function byCategory(items: readonly SerialItem[], other: string) {
  const groups = groupBy(items, ({ category }) => category ?? '');
  return [...groups.filter(([category]) => category), ...groups.filter(([category]) => !category)].map(
    ([category, all]) => ({ category: category || other, names: all.map(({ name }) => name) }),
  );
}

function factsOf({ mvs }: CurrentCar, messages: RowMessages, language: Language) {
  const facts = [
    [messages.model, mvs?.modelName],
    [messages.version, mvs?.versionName],
    [messages.year, mvs?.year ? String(mvs.year) : ''],
    [messages.engine, mvs?.engine],
    [messages.gear, mvs?.gear],
    [messages.fuel, fuelName(mvs?.fuel, language)],
    [messages.mvs, mvs?.code],
  ] as const;
  return facts.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

/**
 * Returns the summary of a car that is ready.
 * @param serialItems the version's standard equipment
 * @param now milliseconds since 1970
 */
export function summaryOf(
  car: CurrentCar,
  {
    language,
    serialItems = [],
    now,
  }: { language: Language; serialItems?: readonly SerialItem[]; now: number },
): CarSummaryData {
  const messages = rowTexts[language];
  const money = amounts(language, messages);
  const { mvs, parts, priceStatus, pricedAt } = car;
  const optionals = parts.filter((part) => !isAccessory(part));
  const accessories = parts.filter(isAccessory);
  // The commercial name; the other one is the kind of service.
  const services = car.services.map((each) => ({ ...each, name: each.serviceName }));
  // The total depends on both, and is busy while either is.
  const counting =
    priceStatus.prices === 'loading' || priceStatus.configured === 'loading' ? 'loading' : priceStatus.prices;
  const total = money.of(car.total, counting);
  const plain = { items: [] };
  return {
    model: mvs?.modelName ?? '',
    version: [mvs?.versionName, mvs?.year].filter(Boolean).join(' '),
    color: car.color?.name ?? '',
    total,
    installments: installmentText(car, messages, money),
    noStock: priceStatus.stock === 'ready' && isSoldOut(car.stock, car.color?.code) ? messages.noStock : '',
    facts: factsOf(car, messages, language),
    configuration: [
      {
        ...plain,
        id: 'initialPrice',
        name: messages.initialPrice,
        amount: money.of(car.prices?.price, priceStatus.prices),
      },
      singleRow('color', car, messages, money),
      severalRows('optionals', optionals, car.optionalsTotal, messages, money),
      singleRow('coating', car, messages, money),
      severalRows('accessories', accessories, car.accessoriesTotal, messages, money),
      severalRows('services', services, car.servicesTotal, messages, money),
      bonusRow(car, messages, money),
      { ...plain, id: 'cashPayment', name: messages.cashPayment, amount: total },
    ],
    conditions: [
      paymentRow(car, messages, money),
      onlineRow(car, messages, money),
      discountRow(car, messages, money, language),
      ...customPriceRows(car, messages, money),
      ...validityRows(car, now, messages, language),
    ],
    serialItems: byCategory(serialItems, messages.otherItems),
    legal: car.funding?.legalText ?? '',
    expired: pricedAt !== null && pricedAt + SAVED_CAR_LIFETIME <= now,
  };
}
