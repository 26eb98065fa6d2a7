import { formatCurrency } from '#domain/money/currency';
import { lineChanges } from '#domain/quotation/quoted-lines';
import { signedCurrency } from '#features/car/steps/names';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { chargesNow } from '../lines';
import { texts } from '../messages';
import type { QuotationState } from '../use-quotation';

/** What costs another amount since the quotation was saved, line by line, and what is no longer offered. */
export function PriceChanges({ quotation: { base, car, options, isSaved } }: { quotation: QuotationState }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const isPriced = car.isReady && car.priceStatus.prices === 'ready';
  if (!options || !isPriced || isSaved || base.lines.length === 0) return null;
  const changes = lineChanges(base.lines, chargesNow(car, options));
  if (changes.length === 0) return <p className="muted small">{messages.samePrices}</p>;
  const money = (amount: number) => formatCurrency(amount, language);
  return (
    <section className="notice" aria-labelledby="changes-title">
      <h3 id="changes-title">{fillMessage(messages.changesSince, { number: base.number })}</h3>
      <ul className="price-changes">
        {changes.map(({ kind, code, name, amount, now, difference }) => (
          <li key={`${kind} ${code}`}>
            <b>{name}</b>{' '}
            {now === null || amount === null || difference === null ? (
              messages.noLonger
            ) : (
              <>
                {fillMessage(messages.fromTo, { from: money(amount), to: money(now) })}{' '}
                <span className={difference > 0 ? 'dearer' : 'cheaper'}>
                  ({signedCurrency(difference, language)})
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
