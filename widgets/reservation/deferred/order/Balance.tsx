import { useState } from 'react';
import { formatCurrency } from '../../../../src/domain/currency';
import { isAmount } from '../../../../src/domain/money';
import { BALANCE_PAYMENT_OPTIONS } from '../../../../src/domain/standalone/screen-steps';
import { SessionFailure } from '../../../../src/features/session/sign-in/SessionFailure';
import { country } from '../../../../src/page/core/metadata';
import type { Reservation } from '../../../../src/services/entities/reservation';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { SubmitButton } from '../../../../src/ui/core/SubmitButton';
import { useForm } from '../../../../src/ui/core/use-form';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { messages } from './messages';
import { Unknown } from './Unknown';
import { type OrderChanges, usePayment } from './use-payment';
import { WayToPay } from './WayToPay';

/** Banks pay boletos in Brazil only. */
const BRAZILIAN = ['boleto'];

/** The choice of how the rest of the price is paid (spec screens#payment-methods). */
export function Balance({ order, ...changes }: { order: Reservation } & OrderChanges) {
  const { language } = useHost();
  const w = useMessages(messages);
  const [type, setType] = useState('');
  const payment = usePayment(order, changes, true);
  const isUnknown = payment.unknown.length > 0;
  const form = useForm<{ type: string }>({
    initial: {},
    check: async () => (type ? {} : { type: w.noWay }),
    send: () => payment.send(type, {}),
  });
  const types = BALANCE_PAYMENT_OPTIONS.filter((each) => country() === 'BR' || !BRAZILIAN.includes(each));
  const { remainingAmount } = order;
  return (
    <>
      {isUnknown && <Unknown payment={payment} />}
      <form hidden={isUnknown} noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
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
    </>
  );
}
