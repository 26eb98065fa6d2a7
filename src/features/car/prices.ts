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
  PRICE_QUERIES,
  type PriceQuery,
} from '../../stores/current-car';
import { $dealer } from '../../stores/visitor/dealer';
import { chosenNow, isAccessory, onChoicesChange, totalsFor } from './choices/choices';

/** The latest request of each price: a new one aborts it, and its answer is dropped. */
const requests = pageSingleton('carPriceQuestions', () => new Map<PriceQuery, AbortController>());

type Value<N extends PriceQuery> = CarPricing[N];

/** Applies changes to $car and recomputes the totals. */
function applyChanges(changes: Partial<CurrentCar>): void {
  const next = { ...car.get(), ...changes };
  const waiting = PRICE_QUERIES.some((name) => next.priceStatus[name] === 'loading');
  car.set({ ...next, ...totalsFor(next), updatePrice: waiting });
}

const statusOf = (name: PriceQuery, status: CarPricing['priceStatus'][PriceQuery]) => ({
  priceStatus: { ...car.get().priceStatus, [name]: status },
});

/** Reloads one price. If the answer is null or the call fails, the value is null and the status failed. */
async function loadPrice<N extends PriceQuery>(
  name: N,
  query: (signal: AbortSignal) => Promise<Value<N>>,
): Promise<void> {
  requests.get(name)?.abort();
  const controller = new AbortController();
  requests.set(name, controller);
  applyChanges(statusOf(name, 'loading'));
  const answer = await query(controller.signal).catch(() => null);
  if (requests.get(name) !== controller) return;
  applyChanges({ [name]: answer, ...statusOf(name, answer === null ? 'failed' : 'ready') });
}

/** Aborts the request of a price and clears its value. */
function clearPrice(name: PriceQuery): void {
  requests.get(name)?.abort();
  requests.delete(name);
  applyChanges({ [name]: null, ...statusOf(name, 'no') });
}

/** Returns the query that all price calls share; null while there is no version. */
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

/** Loads prices and stock of the version, which do not depend on the chosen items. */
async function loadVersionPrices(): Promise<void> {
  const versionQuery = version();
  if (!versionQuery) return;
  applyChanges({ pricedAt: Date.now() });
  const listed = loadPrice('prices', (signal) => price.getPrice({ query: versionQuery }, { signal }));
  loadPrice('ecommerce', (signal) => onlinePriceOf(versionQuery, { signal }));
  loadPrice('discount', (signal) => price.getSpecialDiscount({ query: versionQuery }, { signal }));
  const { mvsCode, year: modelYear } = versionQuery;
  loadPrice('stock', (signal) => stockOf({ mvsCode, modelYear, brand: brand() }, { signal }));
  await Promise.all([listed, loadBonus()]);
}

/** Loads the chosen dealer's discount; without a dealer there is none. */
async function loadBonus(): Promise<void> {
  const versionQuery = version();
  const dealer = $dealer.get();
  if (!versionQuery || !dealer) return clearPrice('bonus');
  const { mvsCode, year } = versionQuery;
  await loadPrice('bonus', async (signal) => {
    const query = { mvsCode, year, country: country(), dealerCode: [dealer.id] };
    const found = await price.getDealerPrices({ query }, { signal });
    const bonus = found.find(({ dealerCode }) => dealerCode === dealer.id)?.bonus ?? 0;
    return isAmount(bonus) ? bonus : null;
  });
}

/** Loads the price of the configured car: colour, coating and optionals by their codes (spec cars#price-calls). */
async function loadConfiguredPrice(): Promise<void> {
  const versionQuery = version();
  if (!versionQuery) return;
  const { color, coating, parts } = car.get();
  const { mvsCode, year } = versionQuery;
  const optionalCode = parts.filter((part) => !isAccessory(part)).map(({ code }) => code);
  await loadPrice('configured', (signal) =>
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

/** Loads the monthly installment of the total, at the bank's default values. */
async function loadFunding(): Promise<void> {
  const versionQuery = version();
  const { total } = car.get();
  if (!versionQuery || total === null) return clearPrice('funding');
  await loadPrice('funding', async (signal) => {
    const cars = [{ mvs: versionQuery.mvsCode, year: versionQuery.year, price: total }];
    const [found] = await financing.simulateBatch({ body: { cars } }, { signal });
    if (!found || !areAmounts(found) || !isInstallmentCount(found.numberOfInstallments)) return null;
    const { entranceValue, numberOfInstallments, installmentsValue, legalText } = found;
    return { entranceValue, numberOfInstallments, installmentsValue, legalText };
  });
}

/** Aborts the requests that depend on the chosen items. */
function cancelConfigurationPrices(): void {
  for (const name of ['configured', 'funding'] as const) {
    requests.get(name)?.abort();
    requests.delete(name);
  }
}

async function loadConfigurationPrices(): Promise<void> {
  await loadConfiguredPrice();
  await loadFunding();
}

const pending = pageSingleton('carPriceTimer', () => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
}));

/** Reloads every price of the car, after a failure or when they have expired. */
export async function refreshPrices(): Promise<void> {
  clearTimeout(pending.timer);
  await Promise.all([loadVersionPrices(), loadConfiguredPrice()]);
  await loadFunding();
}

/** Reloads prices when the car changes: immediately for another version, otherwise a moment after the last click. */
export function followCar(): void {
  pageSingleton('carPrices', () => {
    let priced: unknown = null;
    onChoicesChange(() => {
      cancelConfigurationPrices();
      const offered = options.get();
      if (priced !== offered) {
        priced = offered;
        refreshPrices();
        return;
      }
      clearTimeout(pending.timer);
      pending.timer = setTimeout(loadConfigurationPrices, DEBOUNCE);
    });
    $dealer.listen(() => chosenNow() && loadBonus().then(loadFunding));
    // A car may have been loaded before this module.
    if (chosenNow()) {
      priced = options.get();
      refreshPrices();
    }
    return true;
  });
}
