/**
 * Converts the current car to the rows of the configurator's preview summary (spec screens#preview-summary). Pure: no
 * DOM, no clock.
 */

import { SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import type { Language } from '#domain/core/brands';
import { isSoldOut } from '#domain/standalone/car-stock';
import { groupBy } from '#domain/standalone/group-by';
import { fuelName } from '#domain/vehicle/vehicle-kinds';
import type { SerialItem } from '#services/entities/car';
import type { CurrentCar } from '../car-store';
import { messages as rowMessages } from './row-messages';
import type { Messages as RowMessages } from './row-messages.pt-BR';
import { customPriceRows, discountRow, onlineRow } from './sale-rows';
import {
  type Amount,
  amounts,
  bonusRow,
  installmentText,
  paymentRow,
  type SummaryRow,
  several,
  single,
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

function factsOf({ mvs }: CurrentCar, w: RowMessages, language: Language) {
  const facts = [
    [w.model, mvs?.modelName],
    [w.version, mvs?.versionName],
    [w.year, mvs?.year ? String(mvs.year) : ''],
    [w.engine, mvs?.engine],
    [w.gear, mvs?.gear],
    [w.fuel, fuelName(mvs?.fuel, language)],
    [w.mvs, mvs?.code],
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
  const w = rowMessages[language];
  const money = amounts(language, w);
  const { mvs, parts, priceStatus, pricedAt } = car;
  const optionals = parts.filter(({ type }) => type !== 'ACCESSORY');
  const accessories = parts.filter(({ type }) => type === 'ACCESSORY');
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
    installments: installmentText(car, w, money),
    noStock: priceStatus.stock === 'ready' && isSoldOut(car.stock, car.color?.code) ? w.noStock : '',
    facts: factsOf(car, w, language),
    configuration: [
      {
        ...plain,
        id: 'initialPrice',
        name: w.initialPrice,
        amount: money.of(car.prices?.price, priceStatus.prices),
      },
      single('color', car, w, money),
      several('optionals', optionals, car.optionalsTotal, w, money),
      single('coating', car, w, money),
      several('accessories', accessories, car.accessoriesTotal, w, money),
      several('services', services, car.servicesTotal, w, money),
      bonusRow(car, w, money),
      { ...plain, id: 'cashPayment', name: w.cashPayment, amount: total },
    ],
    conditions: [
      paymentRow(car, w, money),
      onlineRow(car, w, money),
      discountRow(car, w, money, language),
      ...customPriceRows(car, w, money),
      ...validityRows(car, now, w, language),
    ],
    serialItems: byCategory(serialItems, w.otherItems),
    legal: car.funding?.legalText ?? '',
    expired: pricedAt !== null && pricedAt + SAVED_CAR_LIFETIME <= now,
  };
}
