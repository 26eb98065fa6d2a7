import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import { $tradeIn } from './trade-in-store';

interface TradeInPaymentProps {
  /** The simulation's down payment in percent of the price, and its ends; missing until they have loaded. */
  percent: number | undefined;
  ends: { min: number; max: number } | undefined;
  /** Converts an amount to a percentage of the car's price. */
  percentFor(amount: number): number;
  /** Whether the simulation starts with terms of the visitor, which the traded-in car does not replace by itself. */
  isStarted: boolean;
  onPercent(percent: number): void;
}

/**
 * The car that the visitor trades in, as down payment: set once when it is chosen and when the price changes; the visitor
 * can change it after that, and return to it. Nothing without such a car.
 */
export function TradeInPayment({ percent, ends, percentFor, isStarted, onPercent }: TradeInPaymentProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const tradeIn = useStore($tradeIn);
  const value = tradeIn?.isDownPayment ? tradeIn.value : 0;
  const wanted = value && percentFor(value);
  const applied = useRef(isStarted ? wanted : 0);
  const isReady = !!ends;
  const latest = useLatest(onPercent);
  useEffect(() => {
    if (!isReady || applied.current === wanted) return;
    applied.current = wanted;
    if (wanted) latest.current(wanted);
  }, [wanted, isReady]);
  if (!value) return null;
  const { min, max } = ends ?? { min: 0, max: 100 };
  const isUsed = percent === undefined || percent === Math.min(max, Math.max(min, wanted));
  const text = wanted > max ? messages.downAbove : wanted < min ? messages.downBelow : messages.down;
  const amount = { value: formatCurrency(value, language) };
  return (
    <p className="trade-in" role="status">
      {isUsed ? (
        <Spoken>{fillMessage(text, amount)}</Spoken>
      ) : (
        <button className="link" type="button" onClick={() => onPercent(wanted)}>
          {fillMessage(messages.useAsDown, amount)}
        </button>
      )}
    </p>
  );
}
