import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatCurrency } from '../../domain/currency';
import { $tradeIn } from '../../stores/trade-in';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { messages } from './messages';
import { percentFor } from './terms';
import type { Simulation } from './use-simulation';

interface TradeInPaymentProps {
  simulation: Simulation;
  /** Of the car, in the market's currency. */
  price: number;
  /** Whether the simulation starts with terms of the visitor, which the traded-in car does not replace by itself. */
  isStarted: boolean;
}

/**
 * The car that the visitor trades in, as down payment: set once when it is chosen and when the price changes; the visitor
 * can change it after that, and return to it. Nothing without such a car.
 */
export function TradeInPayment({ simulation, price, isStarted }: TradeInPaymentProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const tradeIn = useStore($tradeIn);
  const { bounds, terms, set } = simulation;
  const value = tradeIn?.isDownPayment ? tradeIn.value : 0;
  const percent = value && percentFor(value, price);
  const applied = useRef(isStarted ? percent : 0);
  const isReady = !!bounds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value and price
  useEffect(() => {
    if (!isReady || applied.current === percent) return;
    applied.current = percent;
    if (percent) set({ entrancePercent: percent });
  }, [percent, isReady]);
  if (!value) return null;
  const { min, max } = bounds?.downPayment ?? { min: 0, max: 100 };
  const isUsed = !terms || terms.entrancePercent === Math.min(max, Math.max(min, percent));
  const text = percent > max ? w.tradeInAbove : percent < min ? w.tradeInBelow : w.tradeIn;
  return (
    <p className="trade-in" role="status">
      {isUsed ? (
        fillMessage(text, { value: formatCurrency(value, language) })
      ) : (
        <button className="link" type="button" onClick={() => set({ entrancePercent: percent })}>
          {fillMessage(w.tradeInUse, { value: formatCurrency(value, language) })}
        </button>
      )}
    </p>
  );
}
