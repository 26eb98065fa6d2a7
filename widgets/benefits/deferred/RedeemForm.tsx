import { useState } from 'react';
import type { RedeemKind } from '#domain/offers/offer-kinds';
import { DealerField } from '#features/dealer/picker/DealerField';
import { useFormDealer } from '#features/dealer/picker/use-form-dealer';
import { FormFailure } from '#features/session/FormFailure';
import type { Benefit } from '#services/entities/benefit';
import { Checkbox, RadioGroup } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import type { Opened } from './benefit-calls';
import { texts } from './messages';
import { useRedemption } from './use-redemption';

interface Values {
  type: string;
  isAtDealer: boolean;
  /** Of the service; for its message only. */
  dealer_code: string;
}

interface RedeemFormProps {
  opened: Opened;
  /** The kinds of redemption that the service names, for a benefit of one's own. */
  kinds: readonly { code: string; name: string }[];
  onRedeemed(benefit: Benefit, how: 'now' | 'before'): void;
  /** Called if the service says that it cannot be redeemed any more. */
  onGone(): void;
}

const SELF = 'SELF' satisfies RedeemKind;
const GIFTED = 'GIFTED' satisfies RedeemKind;

/** Redeems a benefit (BEN-10): for oneself or as a gift, at a dealer if it is used there. Once. */
export function RedeemForm({ opened, kinds, onRedeemed, onGone }: RedeemFormProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const dealer = useFormDealer('');
  const [needsDealer, setNeedsDealer] = useState(false);
  const redemption = useRedemption(opened);
  const form = useForm<Values>({
    initial: { type: SELF, isAtDealer: false },
    check: async ({ isAtDealer }) =>
      (isAtDealer || needsDealer) && !dealer.id ? { dealer_code: messages.noDealer } : {},
    hasField: (name) => name === 'dealer_code',
    async send({ type = SELF, isAtDealer }) {
      const kind = opened.hash ? GIFTED : type;
      const dealerCode = isAtDealer || needsDealer ? dealer.id : '';
      const { result, benefit } = await redemption.send(kind, dealerCode).catch((error) => {
        // Its line says what the service says of it.
        if (error?.refusal?.fields?.dealer_code) setNeedsDealer(true);
        throw error;
      });
      if (result === 'gone') return onGone();
      if (result === 'now') emit('vt-benefit-redeemed', { benefitId: opened.id, type: kind });
      onRedeemed(benefit, result);
    },
  });
  const showsDealer = form.values.isAtDealer || needsDealer;
  const isGift = form.values.type === 'GIFT';
  return (
    <form
      className="benefit-redeem"
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.status === 'sending'}
    >
      <FormMessages form={form} />
      {opened.hash && <p>{messages.forYou}</p>}
      {!opened.hash && kinds.length > 1 && (
        <RadioGroup
          form={form}
          name="type"
          label={messages.type}
          choices={kinds.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {!needsDealer && <Checkbox form={form} name="isAtDealer" label={messages.atDealer} />}
      {showsDealer && (
        <DealerField
          name="dealer_code"
          dealer={dealer}
          {...(form.errors.dealer_code && { error: form.errors.dealer_code })}
        />
      )}
      <p className="muted small">{isGift ? messages.giftOnce : messages.once}</p>
      <FormFailure form={form} text={messages.notRedeemed} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.redeeming}>
          {redemption.isLost ? messages.check : isGift ? messages.give : messages.redeem}
        </SubmitButton>
      </div>
    </form>
  );
}
