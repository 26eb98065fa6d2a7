import { atom, type ReadableAtom } from 'nanostores';
import { boolean, type InferOutput, number, object, string } from 'valibot';
import { isValuationCurrent } from '#domain/vehicle/trade-in';
import { country } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { persisted } from '#page/settings/storage';
import { STORE, STORED, STORED_OPTIONS } from './presence';

const tradeInCar = object({
  /** Id of the valuation; empty if the service gives none. */
  valuationId: string(),
  /** Name of the car for readers. */
  car: string(),
  /** In kilometres. */
  mileage: number(),
  /** In the market's currency. */
  value: number(),
  /** YYYY-MM-DD; empty without an end. */
  validUntil: string(),
  /** Whether its value is part of the down payment. */
  isDownPayment: boolean(),
});
/** The valued car that the visitor trades in: neither its plate nor anything of the visitor. */
export type TradeInCar = InferOutput<typeof tradeInCar>;

/** A country has its currency. */
const cell = () => persisted(STORED, object({ country: string(), car: tradeInCar }), STORED_OPTIONS);

function restored(): TradeInCar | null {
  const kept = cell().load();
  const today = new Date().toISOString().slice(0, 10);
  if (kept && kept.country === country() && isValuationCurrent(kept.car.validUntil, today)) return kept.car;
  cell().clear();
  return null;
}

const store = pageSingleton(STORE, () => atom(restored()));
/** The car that the visitor trades in; null until one is chosen in this visit. */
export const $tradeIn: ReadableAtom<TradeInCar | null> = store;

/** Sets the car and stores it for the visit. */
export function setTradeIn(car: TradeInCar): void {
  store.set(car);
  cell().save({ country: country() ?? '', car });
}

export function clearTradeIn(): void {
  store.set(null);
  cell().clear();
}
