import { useRef } from 'react';
import { CardEntryFields } from '#features/card/CardEntryFields';
import { type EntryValues, useCardEntry } from '#features/card/use-card-entry';
import { FormFailure } from '#features/session/FormFailure';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { FormMessages } from '#ui/FormMessages';
import { texts } from './messages';
import { UnknownCard } from './UnknownCard';
import { type AddCardProps, useAddCard } from './use-add-card';

/** The form of a new card. What is typed stays while nobody knows whether it was added. */
export function AddCard({ onClose, ...props }: AddCardProps & { onClose(): void }) {
  const messages = useMessages(texts);
  const entry = useCardEntry();
  const favorite = useRef<HTMLInputElement>(null);
  const adding = useAddCard(props, entry);
  const isUnknown = props.attempt !== null;
  const form = useForm<EntryValues>({
    initial: {},
    // What is sent once more was checked before.
    check: async () => (isUnknown ? {} : entry.check()),
    send: () => adding.send(favorite.current?.checked ?? false),
  });
  return (
    <Dialog title={messages.add} onClose={onClose}>
      <form
        className="card-form"
        noValidate
        onSubmit={form.onSubmit}
        aria-busy={form.status === 'sending'}
        ref={entry.area}
      >
        <FormMessages form={form} />
        {isUnknown && <UnknownCard {...adding} onLook={adding.look} onAnother={adding.startAgain} />}
        {!isUnknown && adding.finding === 'over' && (
          <p className="notice" role="alert">
            {messages.found.over}
          </p>
        )}
        <div hidden={isUnknown}>
          <CardEntryFields entry={entry} form={form} onEscape={onClose} />
          {props.cards.length > 0 && (
            <label className="choice">
              <input type="checkbox" ref={favorite} />
              {messages.asFavorite}
            </label>
          )}
        </div>
        <FormFailure form={form} text={isUnknown ? messages.notSentAgain : messages.notAdded} />
        {!isUnknown && (
          <SubmitButton form={form} sending={messages.saving}>
            {messages.save}
          </SubmitButton>
        )}
      </form>
    </Dialog>
  );
}
