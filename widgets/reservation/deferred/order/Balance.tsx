import { useState } from 'react';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import { BALANCE_PAYMENT_OPTIONS } from '../../../../src/domain/standalone/screen-steps';
import { SessionFailure } from '../../../../src/features/session/sign-in/SessionFailure';
import { country } from '../../../../src/page/core/metadata';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { statusOf } from '../../../../src/services/fallbacks/status';
import { payRemainingAmount } from '../../../../src/services/reservation';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { SubmitButton } from '../../../../src/ui/core/SubmitButton';
import { useForm } from '../../../../src/ui/core/use-form';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { FormRefusal } from '../../../../src/ui/form-refusal';
import { attemptOf } from './attempt';
import { messages } from './messages';
import type { OrderChanges } from './use-payment';
import { WayToPay } from './WayToPay';

const CONFLICT = 409;
/** Banks pay boletos in Brazil only. */
const BRAZILIAN = ['boleto'];

/** The choice of how the rest of the price is paid (spec screens#payment-methods). */
export function Balance({ order, onAnswered, onReload }: { order: Reservation } & OrderChanges) {
  const { language, signal } = useHost();
  const w = useMessages(messages);
  const [type, setType] = useState('');
  const form = useForm<{ type: string }>({
    initial: {},
    check: async () => (type ? {} : { type: w.noWay }),
    async send() {
      // The same attempt until there is an answer: the rest is agreed once.
      const attempt = attemptOf(order.id, `rest ${type}`);
      const body = { paymentMethod: type, idempotencyKey: attempt.key };
      try {
        const answer = await payRemainingAmount(
          { id: order.id, body },
          { signal, idempotencyKey: attempt.key },
        );
        attempt.end();
        onAnswered(answer);
      } catch (error) {
        if (statusOf(error) !== CONFLICT) throw error;
        attempt.end();
        onReload();
        throw new FormRefusal({}, [w.problems.settled]);
      }
    },
  });
  const types = BALANCE_PAYMENT_OPTIONS.filter((each) => country() === 'BR' || !BRAZILIAN.includes(each));
  const { remainingAmount } = order;
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      {isAmount(remainingAmount) && (
        <p>{fillMessage(w.restOf, { amount: formatCurrency(remainingAmount, language) })}</p>
      )}
      <FormMessages form={form} />
      <fieldset className="ways-to-pay" aria-describedby="type-error">
        <legend>{w.ways}</legend>
        {types.map((each) => (
          <WayToPay key={each} of={{ type: each }} chosen={type} onChoose={setType} />
        ))}
      </fieldset>
      <p className="error" id="type-error" role="alert">
        {!type && form.errors.type}
      </p>
      <SessionFailure form={form} text={w.notPaid} />
      <div className="actions">
        <SubmitButton form={form} sending={w.paying}>
          {w.confirm}
        </SubmitButton>
      </div>
    </form>
  );
}
