import { useRef, useState } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { failureText } from '#ui/failure-text';
import { texts } from '../messages';

interface ReopenDialogProps {
  isDirty: boolean;
  /** Opens a quotation. Throws a ServiceError. */
  onReopen(number: string): Promise<void>;
  onClose(): void;
}

/** Opens a quotation of the CRM by its number. */
export function ReopenDialog({ isDirty, onReopen, onClose }: ReopenDialogProps) {
  const messages = useMessages(texts);
  const isOpen = useRef(true);
  const [failed, setFailed] = useState<unknown>();
  const form = useForm<{ number: string }>({
    initial: {},
    check: async ({ number = '' }) => (number.trim() ? {} : { number: messages.numberMissing }),
    async send({ number = '' }) {
      try {
        await onReopen(number.trim().toUpperCase());
      } catch (error) {
        setFailed(error);
        throw error;
      }
      if (isOpen.current) onClose();
    },
  });
  const reason = failureText(failed, {
    forbidden: messages.otherDealer,
    missing: messages.noQuotation,
    failed: undefined,
  });
  const close = () => {
    isOpen.current = false;
    onClose();
  };
  return (
    <Dialog title={messages.reopen} onClose={close}>
      <form className="dialog-body" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        {isDirty && <p>{messages.reopenLoses}</p>}
        <TextField
          form={form}
          name="number"
          label={messages.numberLabel}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <FormFailure form={{ ...form, messages: [] }}>
          <FailureNotice onRetry={reason ? undefined : 'submit'} attempt={form.refused}>
            {reason}
          </FailureNotice>
        </FormFailure>
        <div className="actions">
          <SubmitButton form={form} sending={messages.opening}>
            {messages.open}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
