import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

interface InstallmentProps {
  count: number;
  /** Amounts in the market's currency; final: 0 if the plan has none. */
  value: number;
  final?: number | null;
}

/** A plan's installments; a final installment always stands beside them. */
export function Installment({ count, value, final }: InstallmentProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  return (
    <>
      <span>{fillMessage(messages.of, { count })} </span>
      <b>{formatCurrency(value, language)}</b>
      {!!final && final > 0 && (
        <span className="and-final">
          {' '}
          {fillMessage(messages.andFinal, { value: formatCurrency(final, language) })}
        </span>
      )}
    </>
  );
}
