import { DEBOUNCE } from '../../domain/core/timing';
import { areAmounts, isInstallmentCount } from '../../domain/financing/simulation';
import { isAmount } from '../../domain/money';
import { brand, country, market } from '../../page/core/metadata';
import { pageSingleton } from '../../page/core/page-singleton';
import { onlinePriceOf, stockOf } from '../../services/fallbacks/prices';
import * as financing from '../../services/financing';
import * as price from '../../services/price';
import {
  type CarPricing,
  type CurrentCar,
  car,
  options,
  PRICE_QUESTIONS,
  type PriceQuestion,
} from '../../stores/current-car';
import { $dealer } from '../../stores/visitor/dealer';
import { chosenNow, isAccessory, onChoicesChange, totalsFor } from './choices/choices';

/** The latest time each thing was asked: an earlier one is aborted, and its answer, however late, never counts. */
const latest = pageSingleton('carPriceQuestions', () => new Map<PriceQuestion, AbortController>());

type Value<N extends PriceQuestion> = CarPricing[N];

/** Puts an answer, or that there is none, into the car, with the totals that follow. */
function put(changes: Partial<CurrentCar>): void {
  const next = { ...car.get(), ...changes };
  const waiting = PRICE_QUESTIONS.some((name) => next.asked[name] === 'loading');
  car.set({ ...next, ...totalsFor(next), updatePrice: waiting });
}

const state = (name: PriceQuestion, asked: CarPricing['asked'][PriceQuestion]) => ({
  asked: { ...car.get().asked, [name]: asked },
});

/** Asks one thing anew. Where the answer is null or fails the value is empty and the question counts as failed. */
async function ask<N extends PriceQuestion>(
  name: N,
  question: (signal: AbortSignal) => Promise<Value<N>>,
): Promise<void> {
  latest.get(name)?.abort();
  const mine = new AbortController();
  latest.set(name, mine);
  put(state(name, 'loading'));
  const answer = await question(mine.signal).catch(() => null);
  if (latest.get(name) !== mine) return;
  put({ [name]: answer, ...state(name, answer === null ? 'failed' : 'ready') });
}

/** Nothing more is expected of a question. */
function drop(name: PriceQuestion): void {
  latest.get(name)?.abort();
  latest.delete(name);
  put({ [name]: null, ...state(name, 'no') });
}

/** What every price is asked with; null while there is no version. */
function version() {
  const { mvs } = car.get();
  if (!mvs) return null;
  return {
    mvsCode: mvs.code,
    year: mvs.year ?? new Date().getFullYear(),
    country: country(),
    market: market(),
  };
}

/** Prices and stock of the version, whatever is chosen of it. */
async function askOfVersion(): Promise<void> {
  const asked = version();
  if (!asked) return;
  put({ pricedAt: Date.now() });
  const listed = ask('prices', (signal) => price.getPrice({ query: asked }, { signal }));
  ask('ecommerce', (signal) => onlinePriceOf(asked, { signal }));
  ask('discount', (signal) => price.getSpecialDiscount({ query: asked }, { signal }));
  const { mvsCode, year: modelYear } = asked;
  ask('stock', (signal) => stockOf({ mvsCode, modelYear, brand: brand() }, { signal }));
  await Promise.all([listed, askBonus()]);
}

/** What the chosen dealer takes off; without a dealer there is nothing to ask. */
async function askBonus(): Promise<void> {
  const asked = version();
  const dealer = $dealer.get();
  if (!asked || !dealer) return drop('bonus');
  const { mvsCode, year } = asked;
  await ask('bonus', async (signal) => {
    const query = { mvsCode, year, country: country(), dealerCode: [dealer.id] };
    const found = await price.getDealerPrices({ query }, { signal });
    const bonus = found.find(({ dealerCode }) => dealerCode === dealer.id)?.bonus ?? 0;
    return isAmount(bonus) ? bonus : null;
  });
}

/** The price of the car as it is configured: colour, coating and the optionals by their codes (spec cars#price-calls). */
async function askConfigured(): Promise<void> {
  const asked = version();
  if (!asked) return;
  const { color, coating, parts } = car.get();
  const { mvsCode, year } = asked;
  const optionalCode = parts.filter((part) => !isAccessory(part)).map(({ code }) => code);
  await ask('configured', (signal) =>
    price.getReservationPrice(
      {
        query: {
          mvsCode,
          year,
          country: country(),
          ...(color && { colorCode: color.code }),
          ...(coating && { coatingCode: coating.code }),
          ...(optionalCode.length > 0 && { optionalCode }),
        },
      },
      { signal },
    ),
  );
}

/** What the total would be by the month, at the bank's default values. */
async function askFunding(): Promise<void> {
  const asked = version();
  const { total } = car.get();
  if (!asked || total === null) return drop('funding');
  await ask('funding', async (signal) => {
    const cars = [{ mvs: asked.mvsCode, year: asked.year, price: total }];
    const [found] = await financing.simulateBatch({ body: { cars } }, { signal });
    if (!found || !areAmounts(found) || !isInstallmentCount(found.numberOfInstallments)) return null;
    const { entranceValue, numberOfInstallments, installmentsValue, legalText } = found;
    return { entranceValue, numberOfInstallments, installmentsValue, legalText };
  });
}

/** Answers to what was chosen before no longer count. */
function outdate(): void {
  for (const name of ['configured', 'funding'] as const) {
    latest.get(name)?.abort();
    latest.delete(name);
  }
}

async function askOfConfiguration(): Promise<void> {
  await askConfigured();
  await askFunding();
}

const pending = pageSingleton('carPriceTimer', () => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/** Asks every price of the car once more, as when one has failed or they are older than they hold. */
export async function refreshPrices(): Promise<void> {
  clearTimeout(pending.timer);
  await Promise.all([askOfVersion(), askConfigured()]);
  await askFunding();
}

/** Prices follow the car from now on: at once for another version, a moment after the last click otherwise. */
export function followCar(): void {
  pageSingleton('carPrices', () => {
    let priced: unknown = null;
    onChoicesChange(() => {
      outdate();
      const offered = options.get();
      if (priced !== offered) {
        priced = offered;
        refreshPrices();
        return;
      }
      clearTimeout(pending.timer);
      pending.timer = setTimeout(askOfConfiguration, DEBOUNCE);
    });
    $dealer.listen(() => chosenNow() && askBonus().then(askFunding));
    // A car may have come before its prices did.
    if (chosenNow()) {
      priced = options.get();
      refreshPrices();
    }
    return true;
  });
}
