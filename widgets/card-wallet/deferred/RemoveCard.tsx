import type { WalletCard } from '#features/card/card';
import { useCardName } from '#features/card/use-card-name';
import { FormFailure } from '#features/session/FormFailure';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { type CallGroup, removeCard } from './calls';
import { texts } from './messages';

interface RemoveCardProps {
  group: CallGroup;
  card: WalletCard;
  /** Names of the contracts that it pays. */
  pays: readonly string[];
  onRemoved(): void;
  onClose(): void;
}

/** Asks before a card is removed. */
export function RemoveCard({ group, card, pays, onRemoved, onClose }: RemoveCardProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const cardName = useCardName();
  const form = useForm<object>({
    initial: {},
    check: async () => ({}),
    async send() {
      await removeCard(group, card.id, signal);
      onRemoved();
    },
  });
  return (
    <Dialog asks title={fillMessage(messages.removeTitle, { card: cardName(card) })} onClose={onClose}>
      <form className="card-form" onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <FormMessages form={form} />
        <p>{messages.removeHint}</p>
        {pays.length > 0 && <p>{fillMessage(messages.removePays, { names: pays.join(', ') })}</p>}
        <FormFailure form={form} text={messages.notRemoved} />
        <div className="actions">
          <SubmitButton form={form} sending={messages.saving}>
            {messages.remove}
          </SubmitButton>
          <Button kind="plain" onClick={onClose}>
            {messages.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
