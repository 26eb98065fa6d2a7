import { TradeInNote } from './TradeInNote';
import { TradeInPayment } from './TradeInPayment';
import { $tradeIn } from './trade-in-store';

/** The car that the visitor trades in as a lead has it; the names are ours, as the specification has none. */
export function leadFields(): Record<string, string | number> {
  const tradeIn = $tradeIn.get();
  if (!tradeIn) return {};
  const { car, mileage, value, valuationId } = tradeIn;
  return { usedCar: car, usedCarMileage: mileage, usedCarValue: value, usedCarValuation: valuationId };
}

/** The chunk that forms and simulations load once the visitor trades in a car. */
export { $tradeIn, TradeInNote, TradeInPayment };
