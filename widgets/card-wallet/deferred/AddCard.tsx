import { useRef } from 'react';
import { CardEntryFields } from '../../../src/features/card/CardEntryFields';
import type { WalletCard } from '../../../src/features/card/card';
import { type EntryValues, useCardEntry } from '../../../src/features/card/use-card-entry';
import { withoutSecrets } from '../../../src/features/card/without-secrets';
import { SessionFailure } from '../../../src/features/session/sign-in/SessionFailure';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { SubmitButton } from '../../../src/ui/core/SubmitButton';
import { useForm } from '../../../src/ui/core/use-form';
import { Dialog } from '../../../src/ui/Dialog';
import { FormMessages } from '../../../src/ui/FormMessages';
import { addCard, addKeptCard, type CallGroup } from './calls';
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
  const entry = useCardEntry();
  const favorite = useRef<HTMLInputElement>(null);
  const form = useForm<EntryValues>({
    initial: {},
    check: () => entry.check(),
    async send() {
      try {
        const isFavorite = favorite.current?.checked ?? false;
        if (entry.way === 'frame')
          await addKeptCard(group, entry.keepInFrame, isFavorite, cards, host.signal);
        else await addCard(group, entry.typed(), isFavorite, cards, host.signal);
      } catch (error) {
        throw withoutSecrets(error, w.duplicate);
      }
      entry.clear();
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
        ref={entry.area}
      >
        <FormMessages form={form} />
        <CardEntryFields entry={entry} form={form} onEscape={onClose} />
        {cards.length > 0 && (
          <label className="choice">
            <input type="checkbox" ref={favorite} />
            {w.asFavorite}
          </label>
        )}
        <SessionFailure form={form} text={w.notAdded} />
        <SubmitButton form={form} sending={w.saving}>
          {w.save}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
