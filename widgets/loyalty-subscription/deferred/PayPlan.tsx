import { useRef, useState } from 'react';
import { changedAmount } from '#domain/money/changed-amount';
import { formatCurrency } from '#domain/money/currency';
import { cardExpired } from '#domain/payment/card';
import { useCardName } from '#features/card/use-card-name';
import { safeUrl } from '#page/core/safe-url';
import { isKind } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { RadioGroup } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Loading } from '#ui/parts/Loading';
import { useStatusName } from './Facts';
import { texts } from './messages';
import { SendingFailure } from './SendingFailure';
import type { Subscription, Wanted } from './subscribe';
import { TermsLink } from './TermsLink';
import { type Plan, useWalletCards } from './use-membership';

interface PayPlanProps {
  plan: Plan & { price: number };
  subscription: Subscription;
  termsUrl: string;
  walletUrl: string;
  /** isInsisting: after it was said that nobody knows what became of it. */
  onSend(wanted: Wanted, isInsisting: boolean): Promise<void>;
  /** Called if the plan or the card is not there any more. */
  onStale(): void;
  onBack(): void;
}

/** What changes with a plan, the card that pays it, and the button that subscribes. */
export function PayPlan({ plan, subscription, termsUrl, walletUrl, onSend, onStale, onBack }: PayPlanProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const cardName = useCardName();
  const statusName = useStatusName();
  const wallet = useWalletCards();
  const tries = useRef(0);
  /** Whether the visitor has been told that nobody knows what became of the last press. */
  const isTold = useRef(false);
  /** Another price, of which the service has told meanwhile. */
  const [changed, setChanged] = useState<number>();
  const cost = changed ?? plan.price;
  const isFree = cost === 0;
  const all = wallet.items ?? [];
  const cards = all.filter(({ dueDate }) => !cardExpired(dueDate));
  const form = useForm<{ card: string }>({
    initial: {},
    check: async ({ card }) =>
      isFree || cards.some(({ id }) => id === card) ? {} : { card: messages.noCard },
    async send({ card = '' }) {
      tries.current++;
      try {
        const wanted = {
          kind: 'plan',
          planId: plan.id,
          price: cost,
          ...(!isFree && { cardId: card }),
        } as const;
        await onSend(wanted, isTold.current);
      } catch (error) {
        isTold.current = error instanceof UnknownOutcome;
        const { amount } = changedAmount(error) ?? {};
        if (amount !== undefined) {
          setChanged(amount);
          const now = formatCurrency(amount, language);
          throw new FormRefusal({}, [fillMessage(messages.priceChanged, { price: now })]);
        }
        if (isKind(error, 'missing')) {
          wallet.retry();
          onStale();
        }
        throw error;
      }
    },
  });
  const price = formatCurrency(cost, language);
  const isUnknown = form.failure instanceof UnknownOutcome;
  const isReady = isFree || cards.length > 0;
  const address = safeUrl(walletUrl);
  const link = address && (
    <a className="button plain" part="button" href={address}>
      {messages.wallet}
    </a>
  );
  return (
    <form
      className="pay-plan"
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.status === 'sending'}
      aria-labelledby="pay-title"
    >
      <FocusHeading level={3} id="pay-title">
        {fillMessage(messages.payTitle, { plan: plan.name })}
      </FocusHeading>
      <dl className="facts" aria-label={messages.changes}>
        <div>
          <dt>{messages.today}</dt>
          <dd>{statusName(subscription.status)}</dd>
        </div>
        <div>
          <dt>{messages.after}</dt>
          <dd>
            {plan.name},{' '}
            {isFree ? messages.noFee.toLocaleLowerCase(language) : `${price} ${messages.monthly}`}
          </dd>
        </div>
      </dl>
      <p className="muted">
        {messages.renewalHint} <TermsLink url={termsUrl} />
      </p>
      <FormMessages form={form} />
      {!isFree && !wallet.items && wallet.failed && (
        <FailureNotice onRetry={wallet.retry}>{messages.cardsFailed}</FailureNotice>
      )}
      {!isFree && !wallet.items && !wallet.failed && <Loading />}
      {!isFree && wallet.items && cards.length === 0 && (
        <Empty title={messages.noCards} action={link}>
          {messages.noCardsHint}
        </Empty>
      )}
      {!isFree && cards.length > 0 && (
        // While nobody knows what became of it, it is the same card that is sent again.
        <fieldset disabled={isUnknown}>
          <RadioGroup
            form={form}
            name="card"
            label={messages.card}
            choices={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
          />
          {cards.length < all.length && <p className="muted">{messages.expiredCards}</p>}
        </fieldset>
      )}
      <SendingFailure form={form} tries={tries.current} />
      <div className="actions">
        {isReady && (
          <SubmitButton form={form} sending={messages.sending}>
            {isUnknown ? messages.verify : isFree ? messages.subscribe : fillMessage(messages.pay, { price })}
          </SubmitButton>
        )}
        {!isUnknown && (
          <Button kind="plain" disabled={form.status === 'sending'} onClick={onBack}>
            {messages.back}
          </Button>
        )}
      </div>
    </form>
  );
}
