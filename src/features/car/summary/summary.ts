/** The current car as the rows of the configurator's preview summary (spec screens#preview-summary). Pure: no DOM, no clock of its own. */

import type { Language } from '../../../domain/core/brands';
import { fuelName } from '../../../domain/lists/vehicle';
import { SAVED_CAR_LIFETIME } from '../../../domain/saved-car';
import { groupBy } from '../../../domain/standalone/group-by';
import type { SerialItem } from '../../../services/entities/car';
import type { CurrentCar } from '../../../stores/current-car';
import { messages as summaryWords } from './row-messages';
import type { Messages as SummaryWords } from './row-messages.pt-BR';
import {
  type Amount,
  amounts,
  bonusRow,
  discountRow,
  installmentText,
  onlineTotal,
  paymentRow,
  type SummaryRow,
  several,
  single,
  validityRow,
} from './summary-rows';

export interface CarSummaryData {
  model: string;
  /** Version and model year. */
  version: string;
  color: string;
  total: Amount;
  /** What it would be by the month; empty where that is not known. */
  installments: string;
  /** Said above all else where there is no such car. */
  noStock: string;
  /** Model, version, year and so on, by name. */
  facts: readonly { name: string; text: string }[];
  /** What makes up the total, which comes last. */
  configuration: readonly SummaryRow[];
  conditions: readonly SummaryRow[];
  serialItems: readonly { category: string; names: readonly string[] }[];
  /** What lenders have to say. */
  legal: string;
  /** The prices hold no longer. */
  expired: boolean;
}

/** Items in the order of their categories' first one; those without a category come last. */
function byCategory(items: readonly SerialItem[], other: string) {
  const groups = groupBy(items, ({ category }) => category ?? '');
  return [...groups.filter(([category]) => category), ...groups.filter(([category]) => !category)].map(
    ([category, all]) => ({ category: category || other, names: all.map(({ name }) => name) }),
  );
}

function factsOf({ mvs }: CurrentCar, w: SummaryWords, language: Language) {
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
 * The summary of a car that is ready.
 * @param serialItems what every car of the version has
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
  const w = summaryWords[language];
  const money = amounts(language, w);
  const { mvs, parts, asked, pricedAt } = car;
  const optionals = parts.filter(({ type }) => type !== 'ACCESSORY');
  const accessories = parts.filter(({ type }) => type === 'ACCESSORY');
  // What is sold; the other name is its kind.
  const services = car.services.map((each) => ({ ...each, name: each.serviceName }));
  // The total is made of both: it is on its way while either is.
  const counting = asked.prices === 'loading' || asked.configured === 'loading' ? 'loading' : asked.prices;
  const total = money.of(car.total, counting);
  const plain = { items: [] };
  return {
    model: mvs?.modelName ?? '',
    version: [mvs?.versionName, mvs?.year].filter(Boolean).join(' '),
    color: car.color?.name ?? '',
    total,
    installments: installmentText(car, w, money),
    noStock: asked.stock === 'ready' && !car.stock?.quantity ? w.noStock : '',
    facts: factsOf(car, w, language),
    configuration: [
      {
        ...plain,
        id: 'initialPrice',
        name: w.initialPrice,
        amount: money.of(car.prices?.price, asked.prices),
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
      {
        ...plain,
        id: 'onlinePrice',
        name: w.onlinePrice,
        amount: money.of(onlineTotal(car), asked.ecommerce),
        ...(car.ecommerce && { note: w.onlineNote }),
      },
      discountRow(car, w, money, language),
      validityRow(car, now, w, language),
    ],
    serialItems: byCategory(serialItems, w.otherItems),
    legal: car.funding?.legalText ?? '',
    expired: pricedAt !== null && pricedAt + SAVED_CAR_LIFETIME <= now,
  };
}
