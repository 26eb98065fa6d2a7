import { useEffect, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { finalPrice } from '#domain/quotation/conditions';
import { spokenText } from '#domain/spoken/spoken-text';
import { retryPrices } from '#features/car/current/retry-prices';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { Spoken } from '#ui/parts/Spoken';
import { StatusMessage } from '#ui/StatusMessage';
import { texts } from './messages';
import type { QuotationState } from './use-quotation';
import { conditionsOf } from './values';

/** Returns what is said of a version once its price is known; the notices of later acts say what those change. */
function useVersionPrice(code: string, isKnown: boolean, text: string): string {
  const [said, setSaid] = useState({ code: '', text: '' });
  useEffect(() => {
    if (isKnown) setSaid((before) => (before.code === code ? before : { code, text }));
  }, [code, isKnown, text]);
  return said.code === code ? said.text : '';
}

/** The prices of the quotation: what the services say, and what the seller offers. */
export function PricePanel({ quotation: { car, form } }: { quotation: QuotationState }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { discount, newPrice } = conditionsOf(form.values);
  const money = (amount: number | null | undefined) =>
    isAmount(amount) ? formatCurrency(amount, language) : car.updatePrice ? '…' : messages.unpriced;
  const failed = (['prices', 'configured', 'bonus'] as const).some(
    (name) => car.priceStatus[name] === 'failed',
  );
  const final = finalPrice(car.total, { newPrice, discount });
  const said = useVersionPrice(
    car.mvs?.code ?? '',
    isAmount(final) && !car.updatePrice,
    `${car.mvs?.versionName ?? ''}: ${messages.finalPrice} ${spokenText(money(final), language)}`,
  );
  const rows: [string, number | null | undefined][] = [
    [messages.initialPrice, car.prices?.price],
    [messages.total, car.total],
    ...(car.bonus ? [[messages.bonus, -car.bonus] as [string, number]] : []),
    ...(newPrice !== null ? [[messages.newPrice, newPrice] as [string, number]] : []),
    ...(discount ? [[messages.discount, -discount] as [string, number]] : []),
  ];
  return (
    <section className="prices" part="panel" aria-labelledby="prices-title">
      <h3 id="prices-title">{messages.prices}</h3>
      <StatusMessage look="sr">{said}</StatusMessage>
      <dl aria-busy={car.updatePrice || undefined}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Spoken>{money(amount)}</Spoken>
            </dd>
          </div>
        ))}
        <div className="final">
          <dt>{messages.finalPrice}</dt>
          <dd>
            <Spoken>{money(final)}</Spoken>
          </dd>
        </div>
      </dl>
      {failed && !car.updatePrice && (
        <FailureNotice onRetry={retryPrices}>{messages.pricesFailed}</FailureNotice>
      )}
    </section>
  );
}
