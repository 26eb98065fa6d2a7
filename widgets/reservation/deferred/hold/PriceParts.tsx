import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { priceLines } from '#domain/reservation/price-lines';
import { ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import type { Query } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import type { AskedPrice } from './price';

interface PricePartsProps {
  price: Query<AskedPrice>;
  /** The price of the reservation, which is paid now. */
  amount: number | null | undefined;
  error?: string | undefined;
}

/** The service's price of the car as it would be held, part by part, and what of it is paid now. */
export function PriceParts({ price: { value, failed, retry }, amount, error }: PricePartsProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const money = (of: number) => formatCurrency(of, language);
  const total = value?.total;
  const rest = isAmount(total) && isAmount(amount) ? total - amount : null;
  return (
    <>
      <section className="price-parts" aria-labelledby="price-parts-title">
        <h4 id="price-parts-title">{messages.price}</h4>
        {failed && <Failed onRetry={retry} />}
        {!value && !failed && <Loading label={messages.pricing} />}
        {value && !isAmount(total) && <p className="notice">{messages.noPrice}</p>}
        {value && isAmount(total) && (
          <dl>
            {priceLines(value).map(({ kind, name, amount: of }) => (
              <div key={kind + name}>
                <dt>
                  {name && kind !== 'item'
                    ? fillMessage(messages.lineOf[kind], { name })
                    : name || messages.lines[kind]}
                </dt>
                <dd>
                  <Spoken>{of === 0 ? messages.included : money(of)}</Spoken>
                </dd>
              </div>
            ))}
            <div className="total">
              <dt>{messages.total}</dt>
              <dd>
                <Spoken>{money(total)}</Spoken>
              </dd>
            </div>
            {isAmount(amount) && (
              <div>
                <dt>{messages.now}</dt>
                <dd>
                  <Spoken>{money(amount)}</Spoken>
                </dd>
              </div>
            )}
            {rest !== null && rest > 0 && (
              <div>
                <dt>{messages.later}</dt>
                <dd>
                  <Spoken>{money(rest)}</Spoken>
                </dd>
              </div>
            )}
          </dl>
        )}
      </section>
      {/* A price that arrived later is no error any more. */}
      <ErrorLine name="price" {...(error && !isAmount(total) && { error })} />
    </>
  );
}
