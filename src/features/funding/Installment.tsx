import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
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
      <span>
        <Spoken>{fillMessage(messages.of, { count })}</Spoken>{' '}
      </span>
      <b>
        <Spoken>{formatCurrency(value, language)}</Spoken>
      </b>
      {!!final && final > 0 && (
        <span className="and-final">
          {' '}
          <Spoken>{fillMessage(messages.andFinal, { value: formatCurrency(final, language) })}</Spoken>
        </span>
      )}
    </>
  );
}
