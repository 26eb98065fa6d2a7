import type { WalletCard } from '#features/card/card';
import { texts as cardTexts } from '#features/card/messages';
import { useCardName } from '#features/card/use-card-name';
import { FormFailure } from '#features/session/FormFailure';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { changeCard } from './calls';
import { texts } from './messages';
import { checkEdited } from './rules';

interface EditCardProps {
  card: WalletCard;
  onEdited(card: WalletCard): void;
  onClose(): void;
}

/** The due date and the holder of a card; its number does not change. */
export function EditCard({ card, onEdited, onClose }: EditCardProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const cardName = useCardName();
  const wc = useMessages(cardTexts);
  const form = useForm({
    initial: { holderName: card.holderName, dueDate: card.dueDate },
    check: async (values) => checkEdited(values, language),
    async send({ holderName = '', dueDate = '' }) {
      const after = { holderName: holderName.trim(), dueDate };
      onEdited(
        await changeCard(card.id, after, { holderName: card.holderName, dueDate: card.dueDate }, signal),
      );
    },
  });
  return (
    <Dialog title={fillMessage(messages.editTitle, { card: cardName(card) })} onClose={onClose}>
      <form className="card-form" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <FormMessages form={form} />
        <TextField form={form} name="holderName" label={wc.holderName} {...inputPresets.cardName} />
        <TextField form={form} name="dueDate" label={wc.dueDate} {...inputPresets.cardExpiry} />
        <FormFailure form={form} />
        <SubmitButton form={form} sending={messages.saving}>
          {messages.save}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
