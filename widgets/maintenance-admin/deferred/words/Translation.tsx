import { useEffect } from 'react';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useConfirmation } from '#features/staff/use-confirmation';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts as ownTexts } from '../messages';
import { type Entry, translate, type Wanted } from './translate';

export interface TypedTranslation {
  field: string;
  translation: string;
}

interface TranslationProps {
  value: string;
  /** Undefined for a new one. */
  entry: Entry | undefined;
  /** The translations that the value has. */
  others: readonly Entry[];
  /** What was typed and not saved, by what it is for: a closed dialog opens with it again. */
  typed: Map<string, TypedTranslation>;
  onSaved(entry: { value: string; translation: string }): void;
  onClose(): void;
}

/** A translation of a value that is changed or added, after a question. */
export function Translation({ value, entry, others, typed, onSaved, onClose }: TranslationProps) {
  const messages = useMessages(ownTexts);
  const texts = messages.words;
  const { element, signal, emit } = useHost();
  const purpose = entry?.id ?? `new ${value}`;
  const confirmation = useConfirmation<Wanted>({
    perform: (wanted) => translate(wanted, element, signal),
    conflict: messages.conflict,
    notDone: messages.notDone,
    unknown: messages.unknown,
    onDone(wanted) {
      typed.delete(purpose);
      emit('vt-maintenance-done', { act: 'translate', count: 1 });
      onSaved(wanted);
    },
    onUnknown: () => undefined,
  });
  const form = useForm<TypedTranslation>({
    initial: typed.get(purpose) ?? { field: entry?.field ?? '', translation: entry?.translation ?? '' },
    check: async ({ field = '', translation = '' }) => ({
      ...(!translation.trim() && { translation: texts.translationNeeded }),
      ...(others.some((other) => other.id !== entry?.id && (other.field ?? '') === field.trim()) && {
        field: texts.fieldTaken,
      }),
    }),
    async send({ field = '', translation = '' }) {
      confirmation.ask({
        entry,
        field: field.trim(),
        value: entry?.value ?? value,
        translation: translation.trim(),
      });
    },
  });
  const { values } = form;
  useEffect(() => {
    typed.set(purpose, { field: values.field ?? '', translation: values.translation ?? '' });
  }, [typed, purpose, values]);
  const field = (wanted: Wanted | undefined) => wanted?.field || texts.noField;
  return (
    <>
      <Dialog title={fillMessage(texts.editTitle, { value })} onClose={onClose}>
        <form className="dialog-body" noValidate onSubmit={form.onSubmit}>
          <TextField form={form} name="field" label={texts.field} hint={texts.fieldHint} autoComplete="off" />
          <TextField form={form} name="translation" label={texts.translation} autoComplete="off" />
          <div className="actions">
            <SubmitButton form={form} sending={messages.reprocess.going}>
              {texts.save}
            </SubmitButton>
            <Button kind="plain" onClick={onClose}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
      <ConfirmedAction
        confirmation={confirmation}
        title={({ translation, value: of }) =>
          fillMessage(entry ? texts.askChange : texts.askNew, { translation, value: of })
        }
        action={texts.action}
      >
        <p>
          {entry
            ? fillMessage(texts.hintChange, {
                field: field(confirmation.asked),
                before: entry.translation ?? '',
              })
            : fillMessage(texts.hintNew, { field: field(confirmation.asked) })}
        </p>
      </ConfirmedAction>
    </>
  );
}
