import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { isHandheld } from '#features/orders/codes/handheld';
import { FormFailure } from '#features/session/FormFailure';
import type { Reservation } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { AcceptTerms, type TermsValues } from './AcceptTerms';
import { LenderField, type LenderValues } from './LenderField';
import { texts } from './messages';
import type { PaymentDetails } from './pay';
import { useTerms } from './terms';
import { useLender } from './use-lender';

interface PlainPaymentProps {
  type: string;
  order: Reservation;
  /** Of a financing, as the campaign names them; all if empty. */
  lenders: readonly string[];
  send(type: string, details: PaymentDetails): Promise<void>;
}

type Values = TermsValues & LenderValues;

/** Pix, boleto, financing or the dealer: a button; the lender of a financing, the terms of what is charged here. */
export function PlainPayment({ type, order, lenders, send }: PlainPaymentProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const terms = useTerms(order.id, type);
  const isFinancing = type === 'financing';
  const lender = useLender(isFinancing, lenders);
  const form = useForm<Values>({
    initial: { terms: terms.isAccepted, fundingType: '' },
    async check({ fundingType }): Promise<Errors<Values>> {
      const unnamed = lender.check(fundingType);
      return {
        ...(unnamed && { fundingType: unnamed }),
        ...(terms.isNeeded && !terms.isAccepted && { terms: messages.termsNeeded }),
      };
    },
    send: ({ fundingType }) => send(type, { ...lender.details(fundingType), ...terms.details() }),
  });
  const { action: usual } = messages.types[type as keyof typeof messages.types];
  const action = type === 'pix' && isHandheld() ? messages.pixAction : usual;
  const { amount } = order;
  return (
    <form className="pay" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {isFinancing && (
        <LenderField form={form as unknown as Form<LenderValues>} lender={lender} order={order.id} />
      )}
      <AcceptTerms form={form as unknown as Form<TermsValues>} terms={terms} />
      <FormFailure form={form} text={messages.notPaid} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.paying}>
          {terms.isNeeded && isAmount(amount)
            ? fillMessage(messages.actionOf, { action, amount: formatCurrency(amount, language) })
            : action}
        </SubmitButton>
      </div>
    </form>
  );
}
