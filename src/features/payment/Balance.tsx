import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { BALANCE_PAYMENT_OPTIONS } from '#domain/status/screen-steps';
import { FormFailure } from '#features/session/FormFailure';
import type { Reservation } from '#services/entities/reservation';
import { ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { AcceptTerms, type TermsValues } from './AcceptTerms';
import { partName } from './attempts';
import { LenderField, type LenderValues } from './LenderField';
import { texts } from './messages';
import css from './payment.css?inline';
import { paymentTypes } from './payment-types';
import { useTerms } from './terms';
import { Unknown } from './Unknown';
import { useLender } from './use-lender';
import { type OrderChanges, usePayment } from './use-payment';
import { WayToPay } from './WayToPay';

type Values = TermsValues & LenderValues & { type: string };

/** The choice of how the rest of the price is paid (spec screens#payment-methods). */
export function Balance({ order, ...changes }: { order: Reservation } & OrderChanges) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const [type, setType] = useState('');
  const { remainingAmount } = order;
  const amount = isAmount(remainingAmount) ? remainingAmount : 0;
  const terms = useTerms(partName(order.id, true), type);
  const isFinancing = type === 'financing';
  const { value, failed, retry } = useQuery(
    () => paymentTypes(order.campaign_id, amount, signal),
    `rest ${order.campaign_id} ${amount}`,
  );
  const lender = useLender(isFinancing, value?.lenders ?? []);
  const payment = usePayment(order, changes, true);
  const isUnknown = payment.unknown.length > 0;
  const form = useForm<Values>({
    initial: { terms: terms.isAccepted, fundingType: '' },
    async check({ fundingType }): Promise<Errors<Values>> {
      const unnamed = lender.check(fundingType);
      return {
        ...(!type && { type: messages.noWay }),
        ...(unnamed && { fundingType: unnamed }),
        ...(terms.isNeeded && !terms.isAccepted && { terms: messages.termsNeeded }),
      };
    },
    send: ({ fundingType }) => payment.send(type, { ...lender.details(fundingType), ...terms.details() }),
  });
  // Those of the document that the service and the campaign offer.
  const types = value?.types.filter(({ type: each }) =>
    (BALANCE_PAYMENT_OPTIONS as readonly string[]).includes(each),
  );
  // A choice corrects it at once.
  const wayError = type ? undefined : form.errors.type;
  return (
    <>
      {isUnknown && <Unknown payment={payment} />}
      <form hidden={isUnknown} noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        {isAmount(remainingAmount) && (
          <p>
            <Spoken>
              {fillMessage(messages.restOf, { amount: formatCurrency(remainingAmount, language) })}
            </Spoken>
          </p>
        )}
        <FormMessages form={form} />
        {failed && <Failed onRetry={retry} />}
        {!types && !failed && <Loading />}
        {types?.length === 0 && <p>{messages.noWays}</p>}
        {types && types.length > 0 && (
          <fieldset className="ways-to-pay">
            <legend>{messages.ways}</legend>
            {types.map((each) => (
              <WayToPay key={each.type} of={each} chosen={type} error={wayError} onChoose={setType} />
            ))}
          </fieldset>
        )}
        <ErrorLine name="type" error={wayError} />
        {isFinancing && (
          <LenderField form={form as unknown as Form<LenderValues>} lender={lender} order={order.id} />
        )}
        <AcceptTerms form={form as unknown as Form<TermsValues>} terms={terms} />
        <FormFailure form={form} text={messages.notPaid} />
        {types && types.length > 0 && (
          <div className="actions">
            <SubmitButton form={form} sending={messages.paying}>
              {messages.confirm}
            </SubmitButton>
          </div>
        )}
      </form>
    </>
  );
}
