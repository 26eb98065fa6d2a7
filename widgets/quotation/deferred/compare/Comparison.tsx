import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { roundToCents } from '#domain/money/money';
import { signedCurrency } from '#features/car/steps/names';
import { pageSingleton } from '#page/core/page-singleton';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from '../messages';
import type { QuotationState } from '../use-quotation';
import { COMPARED, type Proposal, proposalOf } from './rows';

/** The proposal that was put aside to be compared; in memory, without the customer. */
const aside = pageSingleton('quotationAside', () => ({
  kept: null as { name: string; proposal: Proposal } | null,
}));

/** Two proposals side by side: the one that was put aside, and the one that is being made. */
export function Comparison({ quotation }: { quotation: QuotationState }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [kept, setKept] = useState(aside.kept);
  const { car, form, proposal, base } = quotation;
  const current = proposalOf(car, form.values, proposal);
  const name = base.number ? fillMessage(messages.number, { number: base.number }) : messages.newQuotation;
  const keep = (next: typeof kept) => {
    aside.kept = next;
    setKept(next);
  };
  const text = (value: string | number | null) =>
    value === null
      ? messages.unpriced
      : typeof value === 'number'
        ? formatCurrency(value, language)
        : value || '–';
  const difference = (one: string | number | null, other: string | number | null) =>
    typeof one === 'number' && typeof other === 'number' && one !== other
      ? ` (${signedCurrency(roundToCents(other - one), language)})`
      : '';
  return (
    <section className="comparison" aria-labelledby="compare-title">
      <h3 id="compare-title">{messages.compare}</h3>
      {kept ? (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{messages.item}</span>
              </th>
              <th scope="col">
                {messages.aside}: {kept.name}
              </th>
              <th scope="col">
                {messages.now}: {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {COMPARED.map((row) => {
              const [one, other] = [kept.proposal[row], current[row]];
              if (!one && !other) return null;
              return (
                <tr key={row} className={one === other ? undefined : 'differs'}>
                  <th scope="row">{messages.compared[row]}</th>
                  <td>{text(one)}</td>
                  <td>
                    {text(other)}
                    {difference(one, other)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <p className="muted small">{messages.compareHint}</p>
      )}
      <div className="actions">
        <Button kind="plain" onClick={() => keep({ name, proposal: current })}>
          {kept ? messages.keepOther : messages.keep}
        </Button>
        {kept && (
          <Button kind="plain" onClick={() => keep(null)}>
            {messages.endCompare}
          </Button>
        )}
      </div>
    </section>
  );
}
