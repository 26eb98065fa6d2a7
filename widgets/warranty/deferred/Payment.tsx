import { useEffect, useRef, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useOnChange } from '#ui/hooks/use-on-change';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { loadPayment, type PaymentOption } from './hub-calls';
import { texts } from './messages';

/** The installments of the chosen products (HUB-05); those of another choice are dropped. */
export function Payment({ productIds }: { productIds: readonly string[] }) {
  const { emit, language, signal } = useHost();
  const messages = useMessages(texts);
  const [options, setOptions] = useState<readonly PaymentOption[] | null>(null);
  const [status, setStatus] = useState<'' | 'asking' | 'none' | 'failed'>('');
  const table = useRef<HTMLTableElement>(null);
  const choice = productIds.join();
  const latest = useLatest(choice);
  useOnChange(choice, () => {
    setOptions(null);
    setStatus('');
  });
  useEffect(() => {
    if (options) table.current?.focus();
  }, [options]);
  const simulate = async () => {
    if (status === 'asking') return;
    if (!choice) return setStatus('none');
    setStatus('asking');
    try {
      const answer = await loadPayment([...productIds], signal);
      if (latest.current !== choice || signal.aborted) return;
      // An amount that cannot be read is not shown as 0.
      const known = answer.filter(({ installments, installmentValue, total }) =>
        [installments, installmentValue, total].every((number) => Number.isFinite(number)),
      );
      setOptions(known);
      setStatus('');
      emit('vt-mopar-payment-simulated', { products: [...productIds] });
    } catch {
      if (latest.current === choice && !signal.aborted) setStatus('failed');
    }
  };
  const money = (amount: number) => formatCurrency(amount, language);
  return (
    <>
      <Button busy={status === 'asking'} onClick={simulate}>
        {messages.simulate}
      </Button>
      <p className="error" role="alert" aria-live="assertive">
        {status === 'none' && messages.chooseProduct}
        {status === 'failed' && messages.simulateFailed}
      </p>
      {options?.length === 0 && <p role="status">{messages.noOptions}</p>}
      {options && options.length > 0 && (
        <table className="options" tabIndex={-1} ref={table}>
          <caption>{messages.options}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.installments}</th>
              <th scope="col">{messages.installment}</th>
              <th scope="col">{messages.total}</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ installments, installmentValue, total }) => (
              <tr key={installments}>
                <th scope="row">{fillMessage(messages.count, { count: installments })}</th>
                <td>
                  <Spoken>{money(installmentValue)}</Spoken>
                </td>
                <td>
                  <Spoken>{money(total)}</Spoken>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
