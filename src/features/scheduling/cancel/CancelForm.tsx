import { useEffect, useRef } from 'react';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { Button } from '#ui/parts/Button';
import { FormFailure } from '../../session/FormFailure';
import { texts } from './messages';

interface CancelFormProps {
  /** The appointment's. */
  id: string;
  reasons: readonly string[];
  /** The button that sends it, the one that does not, and what is said if it could not be sent. */
  words: { send: string; keep: string; failed: string };
  /** Cancels it, or throws; a FormRefusal for what is in the way. */
  cancel(reason: string): Promise<void>;
  onKeep(): void;
}

/** Asks for the reason before an appointment is cancelled (spec cars#scheduling). Takes the focus. */
export function CancelForm({ id, reasons, words, cancel, onKeep }: CancelFormProps) {
  const messages = useMessages(texts);
  const area = useRef<HTMLFormElement>(null);
  useEffect(() => area.current?.querySelector('select')?.focus(), []);
  const name = `reason-${id}`;
  const form = useForm<Record<string, string>>({
    initial: {},
    check: async (values): Promise<Record<string, string>> =>
      values[name] ? {} : { [name]: messages.noReason },
    send: (values) => cancel(values[name] ?? ''),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'} ref={area}>
      <FormMessages form={form} />
      <SelectField
        form={form}
        name={name}
        label={messages.reason}
        empty={messages.choose}
        choices={reasons.map((value) => ({ value, label: value }))}
      />
      <FormFailure form={form} text={words.failed} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.sending}>
          {words.send}
        </SubmitButton>
        <Button kind="plain" disabled={form.status === 'sending'} onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
