import { country } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { market } from '#page/market';
import { $car, type CarPricing, type CarState, type PriceQuery, setCar } from './car-store';

/** The latest request of each price: a new one aborts it, and its answer is dropped. */
const requests = pageSingleton('carPriceQuestions', () => new Map<PriceQuery, AbortController>());

type Value<N extends PriceQuery> = CarPricing[N];

/** Applies changes to $car. */
export const applyChanges = (changes: Partial<CarState>): void => setCar({ ...$car.get(), ...changes });

const statusOf = (name: PriceQuery, status: CarPricing['priceStatus'][PriceQuery]) => ({
  priceStatus: { ...$car.get().priceStatus, [name]: status },
});

/** Reloads one price. If the answer is null or the call fails, the value is null and the status failed. */
export async function loadPrice<N extends PriceQuery>(
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
export function clearPrice(name: PriceQuery): void {
  requests.get(name)?.abort();
  requests.delete(name);
  applyChanges({ [name]: null, ...statusOf(name, 'no') });
}

/** Says of a price that it cannot be had, without a request. */
export function failPrice(name: PriceQuery): void {
  clearPrice(name);
  applyChanges(statusOf(name, 'failed'));
}

/** Returns the query that all price calls share; null while there is no version, and for one whose model year is not known. */
export function versionQuery() {
  const { mvs } = $car.get();
  if (!mvs || mvs.year === undefined) return null;
  return {
    mvsCode: mvs.code,
    year: mvs.year,
    country: country(),
    market: market(),
  };
}

/** Aborts the requests of prices, and drops their answers; the values stay. */
export function cancelPrices(names: readonly PriceQuery[]): void {
  for (const name of names) {
    requests.get(name)?.abort();
    requests.delete(name);
  }
}
