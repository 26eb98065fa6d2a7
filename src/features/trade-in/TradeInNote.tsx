import { useStore } from '@nanostores/react';
import { formatCurrency } from '../../domain/currency';
import { $tradeIn, clearTradeIn } from '../../stores/trade-in';
import { fillMessage, useHost } from '../../ui/core/host-context';

const words = {
  'pt-BR': { goes: 'Vai com a mensagem o seu usado: {car}, avaliado em {value}.', remove: 'Não enviar' },
  'es-AR': { goes: 'Con el mensaje va tu usado: {car}, tasado en {value}.', remove: 'No enviar' },
};

/** Tells whoever fills in a lead that the car to trade in goes with it, and lets them leave it out. */
export function TradeInNote() {
  const { language } = useHost();
  const tradeIn = useStore($tradeIn);
  if (!tradeIn) return null;
  const { car, value } = tradeIn;
  const w = words[language];
  return (
    <p className="muted">
      {fillMessage(w.goes, { car, value: formatCurrency(value, language) })}{' '}
      <button className="link" type="button" onClick={clearTradeIn}>
        {w.remove}
      </button>
    </p>
  );
}
