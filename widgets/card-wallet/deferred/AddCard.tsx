import { useRef } from 'react';
import { CardFields } from '../../../src/features/card/CardFields';
import { checkNewCard, type WalletCard } from '../../../src/features/card/card';
import { messages as cardMessages } from '../../../src/features/card/messages';
import type { CardEdits } from '../../../src/features/card/SecretField';
import { useNewCard } from '../../../src/features/card/use-new-card';
import { withoutSecrets } from '../../../src/features/card/without-secrets';
import { SessionFailure } from '../../../src/features/session/sign-in/SessionFailure';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { SubmitButton } from '../../../src/ui/core/SubmitButton';
import { useForm } from '../../../src/ui/core/use-form';
import { Dialog } from '../../../src/ui/Dialog';
import { FormMessages } from '../../../src/ui/FormMessages';
import { addCard, type CallGroup } from './calls';
import { messages } from './messages';

interface AddCardProps {
  group: CallGroup;
  cards: readonly WalletCard[];
  onAdded(): void;
  onClose(): void;
}

/** The form of a new card. */
export function AddCard({ group, cards, onAdded, onClose }: AddCardProps) {
  const host = useHost();
  const w = useMessages(messages);
  const wc = useMessages(cardMessages);
  const { area, typed, clear } = useNewCard();
  const favorite = useRef<HTMLInputElement>(null);
  const form = useForm<CardEdits>({
    initial: {},
    check: async () => checkNewCard(typed(), host.language),
    async send() {
      try {
        await addCard(group, typed(), favorite.current?.checked ?? false, cards, host.signal);
      } catch (error) {
        throw withoutSecrets(error, w.duplicate);
      }
      clear();
      onAdded();
    },
  });
  return (
    <Dialog title={w.add} onClose={onClose}>
      <form
        className="card-form"
        noValidate
        onSubmit={form.onSubmit}
        aria-busy={form.status === 'sending'}
        ref={area}
      >
        <FormMessages form={form} />
        <CardFields form={form} />
        {cards.length > 0 && (
          <label className="choice">
            <input type="checkbox" ref={favorite} />
            {w.asFavorite}
          </label>
        )}
        <p className="muted small">{wc.privacy}</p>
        <SessionFailure form={form} text={w.notAdded} />
        <SubmitButton form={form} sending={w.saving}>
          {w.save}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
