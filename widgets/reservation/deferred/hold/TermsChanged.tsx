import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { TERMS_CHANGED, type Terms } from '#domain/reservation/hold-refusals';
import { noteCancellation } from '#features/orders/sent-cancellations';
import { noteSeenTerms } from '#features/payment/seen-terms';
import type { Reservation } from '#services/entities/reservation';
import { cancelReservation } from '#services/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Spoken } from '#ui/parts/Spoken';
import css from './hold.css?inline';
import { texts } from './messages';

interface TermsChangedProps {
  order: Reservation;
  /** What the visitor has seen before the car was held. */
  shown: Terms;
  /** Whether it replaces a form that was sent, and takes its focus. */
  focuses?: boolean;
  onAgree(): void;
  /** Called once the service has taken the cancellation. */
  onGivenBack(): void;
}

/**
 * The car is held at another price than the visitor has seen: nothing goes on before they agree, nor after a reload (spec
 * reservations#price).
 */
export function TermsChanged({ order, shown, focuses = false, onAgree, onGivenBack }: TermsChangedProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const [state, setState] = useState({ isBusy: false, failures: 0 });
  const agree = () => {
    noteSeenTerms(order.id, { price: order.price ?? shown.price, amount: order.amount ?? shown.amount });
    onAgree();
  };
  useStyles(css);
  const giveBack = async () => {
    setState(({ failures }) => ({ isBusy: true, failures }));
    try {
      await cancelReservation({ id: order.id, body: { reason: TERMS_CHANGED } }, { signal });
      noteCancellation(order.id);
      onGivenBack();
    } catch {
      if (!signal.aborted) setState(({ failures }) => ({ isBusy: false, failures: failures + 1 }));
    }
  };
  const money = (amount: number | null | undefined) => formatCurrency(amount ?? Number.NaN, language);
  const rows = [
    [messages.total, shown.price, order.price],
    [messages.now, shown.amount, order.amount],
  ] as const;
  return (
    <div className="terms-changed">
      <FocusHeading level={4} takesFocus={focuses} scrollsToStart>
        {messages.changed}
      </FocusHeading>
      <p>{messages.changedHint}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.before}</th>
            <th scope="col">{messages.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Spoken>{money(before)}</Spoken>
              </td>
              <td>
                <Spoken>{money(after ?? before)}</Spoken>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {state.failures > 0 && (
        <FailureNotice attempt={state.failures} onRetry={giveBack}>
          {messages.notGivenBack}
        </FailureNotice>
      )}
      <div className="actions">
        <Button disabled={state.isBusy} onClick={agree}>
          {messages.agree}
        </Button>
        <Button kind="plain" busy={state.isBusy} onClick={giveBack}>
          {messages.giveBack}
        </Button>
      </div>
    </div>
  );
}
