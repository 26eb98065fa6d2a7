import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import { $tradeIn, clearTradeIn } from './trade-in-store';

/** Tells whoever fills in a lead that the car to trade in goes with it, and lets them leave it out. */
export function TradeInNote() {
  const { language } = useHost();
  const messages = useMessages(texts);
  const tradeIn = useStore($tradeIn);
  const [isLeftOut, setLeftOut] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (isLeftOut && !tradeIn) note.current?.focus();
  }, [isLeftOut, tradeIn]);
  if (!tradeIn) {
    return isLeftOut ? (
      <p className="muted trade-in" tabIndex={-1} ref={note}>
        {messages.leftOut}
      </p>
    ) : null;
  }
  const { car, value } = tradeIn;
  const leaveOut = () => {
    setLeftOut(true);
    clearTradeIn();
  };
  return (
    <p className="muted trade-in">
      <Spoken>{fillMessage(messages.goes, { car, value: formatCurrency(value, language) })}</Spoken>{' '}
      <button className="link" type="button" onClick={leaveOut}>
        {messages.leaveOut}
      </button>
    </p>
  );
}
