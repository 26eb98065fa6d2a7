import { useStore } from '@nanostores/react';
import { formatCurrency } from '../../domain/currency';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { messages } from './messages';
import { $tradeIn, clearTradeIn } from './trade-in-store';

/** Tells whoever fills in a lead that the car to trade in goes with it, and lets them leave it out. */
export function TradeInNote() {
  const { language } = useHost();
  const w = useMessages(messages);
  const tradeIn = useStore($tradeIn);
  if (!tradeIn) return null;
  const { car, value } = tradeIn;
  return (
    <p className="muted trade-in">
      {fillMessage(w.goes, { car, value: formatCurrency(value, language) })}{' '}
      <button className="link" type="button" onClick={clearTradeIn}>
        {w.leaveOut}
      </button>
    </p>
  );
}
