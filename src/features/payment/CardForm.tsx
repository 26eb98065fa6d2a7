import { useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { cardExpired } from '#domain/payment/card';
import { CardEntryFields } from '#features/card/CardEntryFields';
import type { WalletCard } from '#features/card/card';
import { cardIcon } from '#features/card/card-brand-icons';
import { texts as cardTexts } from '#features/card/messages';
import { type EntryValues, useCardEntry } from '#features/card/use-card-entry';
import { useCardName } from '#features/card/use-card-name';
import { withoutSecrets } from '#features/card/without-secrets';
import { FormFailure } from '#features/session/FormFailure';
import type { Reservation } from '#services/entities/reservation';
import { isKind } from '#services/http/problem';
import { getOneTimeToken } from '#services/payment-security';
import { hasCardProvider, keepCard } from '#services/providers/card-provider';
import { FailureNotice } from '#ui/core/FailureNotice';
import { RadioGroup, SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { Icon } from '#ui/icons/Icon';
import { AcceptTerms, type TermsValues } from './AcceptTerms';
import { installmentLabel } from './installments';
import { texts } from './messages';
import type { Installment } from './payment-types';
import { useTerms } from './terms';
import type { Payment } from './use-payment';

/** The choice of a card that is not in the wallet. */
const NEW = 'new';

type Values = EntryValues & TermsValues & { card: string; installments: string };

export interface CardPaymentProps {
  order: Reservation;
  /** Brands that are taken; all if empty. */
  brands: readonly string[];
  installments: readonly Installment[];
  payment: Pick<Payment, 'send'>;
}

interface CardFormProps extends CardPaymentProps {
  wallet: readonly WalletCard[];
  /** Loads the wallet again, if it could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/** A card of the wallet or a new one, the installments, and the button that pays. */
export function CardForm({ order, brands, installments, payment, wallet, onRetry }: CardFormProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const wc = useMessages(cardTexts);
  const cardName = useCardName();
  const entry = useCardEntry();
  const terms = useTerms(order.id, 'card');
  const isTaken = (brand: string) => !brand || brands.length === 0 || brands.includes(brand);
  const cards = wallet.filter(({ brand, dueDate }) => isTaken(brand) && !cardExpired(dueDate));
  const [mayBeNew] = useState(hasCardProvider);
  const form = useForm<Values>({
    initial: {
      card: cards[0]?.id ?? (mayBeNew ? NEW : ''),
      installments: String(installments[0]?.count ?? 1),
      terms: terms.isAccepted,
    },
    async check({ card }): Promise<Errors<Values>> {
      const unaccepted = terms.isAccepted ? {} : { terms: messages.termsNeeded };
      if (card !== NEW && !cards.some(({ id }) => id === card))
        return { card: messages.noCard, ...unaccepted };
      return card === NEW ? { ...(await entry.check(isTaken)), ...unaccepted } : unaccepted;
    },
    async send({ card = '', installments: count }) {
      const chosen = card === NEW ? { oneTimeToken: await provide() } : { cardId: card };
      const number = Number(count) || 1;
      const total = installments.find((each) => each.count === number)?.total;
      const seen = isAmount(total) ? { expectedTotal: total } : {};
      await payment.send('card', { ...chosen, installments: number, ...seen, ...terms.details() });
      entry.clear();
    },
  });
  /** Gives the card to the provider, and returns the token under which it keeps it. */
  const provide = async (): Promise<string> => {
    const { token } = await getOneTimeToken({}, { signal });
    if (entry.way === 'frame') {
      await entry.keepInFrame(token);
      return token;
    }
    try {
      await keepCard(token, entry.typed(), signal);
    } catch (error) {
      // A status of the provider says nothing of the visitor's session.
      const safe = withoutSecrets(error);
      throw isKind(error, 'unauthenticated') ? { ...safe, status: 0 } : safe;
    }
    return token;
  };
  const isNew = form.values.card === NEW;
  const choices = [
    ...cards.map((card) => ({
      value: card.id,
      label: (
        <>
          <Icon path={cardIcon(card.brand)} />
          {cardName(card)}
        </>
      ),
    })),
    ...(mayBeNew ? [{ value: NEW, label: messages.newCard }] : []),
  ];
  return (
    <form
      className="pay"
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.status === 'sending'}
      ref={entry.area}
      key={order.id}
    >
      <FormMessages form={form} />
      {onRetry && <FailureNotice onRetry={onRetry}>{messages.noWallet}</FailureNotice>}
      {cards.length < wallet.length && <p className="muted">{messages.someCards}</p>}
      {choices.length === 0 && <p>{messages.noCards}</p>}
      {choices.length > 1 && <RadioGroup form={form} name="card" label={messages.card} choices={choices} />}
      {isNew && (
        <>
          <CardEntryFields
            entry={entry}
            form={form as unknown as Form<EntryValues>}
            brandError={isTaken(entry.brand) ? '' : fillMessage(wc.notTaken, { brand: entry.brand })}
          />
          {brands.length > 0 && (
            <p className="muted small">{fillMessage(messages.taken, { brands: brands.join(', ') })}</p>
          )}
        </>
      )}
      {installments.length > 1 && (
        <SelectField
          form={form}
          name="installments"
          label={messages.installments}
          choices={installments.map((each) => ({
            value: String(each.count),
            label: installmentLabel(each, messages, language),
          }))}
        />
      )}
      {choices.length > 0 && <AcceptTerms form={form as unknown as Form<TermsValues>} terms={terms} />}
      <FormFailure form={form} text={messages.notPaid} />
      {choices.length > 0 && (
        <div className="actions">
          <SubmitButton form={form} sending={messages.paying}>
            {isAmount(order.amount)
              ? fillMessage(messages.payAmount, { amount: formatCurrency(order.amount, language) })
              : messages.types.card.action}
          </SubmitButton>
        </div>
      )}
    </form>
  );
}
