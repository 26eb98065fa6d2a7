import type { ReactNode } from 'react';
import { formatCurrency } from '#domain/money/currency';
import type { HoldRefusal } from '#domain/reservation/hold-refusals';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';

/** Why the service did not hold the car; with a price, the one that the visitor had seen. */
export interface Refused {
  reason: HoldRefusal | 'unknown' | 'given-back';
  price?: number | null | undefined;
  /** Counts the refusals, so that each is announced. */
  count: number;
}

interface HoldRefusedProps {
  of: Refused;
  /** The price that the service names now; undefined until it has answered. */
  price: number | null | undefined;
  /** The visitor's open orders. */
  openOrders: ReactNode;
  onOtherCars(): void;
}

/** What a refusal is about, and what the visitor can do (spec reservations#price). */
export function HoldRefused({
  of: { reason, price: before, count },
  price,
  openOrders,
  onOtherCars,
}: HoldRefusedProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const isKnown = reason === 'price-changed' && typeof before === 'number' && typeof price === 'number';
  const text =
    isKnown && before !== price
      ? fillMessage(messages.priceChanged, {
          before: formatCurrency(before, language),
          after: formatCurrency(price, language),
        })
      : messages.refusals[reason];
  return (
    <>
      <div className={`notice ${reason === 'given-back' ? '' : 'bad'}`} key={count}>
        <p role="alert">
          <Spoken>{text}</Spoken>
        </p>
        {(reason === 'campaign-over' || reason === 'offer-over') && (
          <Button kind="plain" onClick={onOtherCars}>
            {messages.otherCars}
          </Button>
        )}
      </div>
      {reason === 'too-many-open' && openOrders}
    </>
  );
}
