import { useRef, useState } from 'react';
import { SessionFailure } from '#features/session/sign-in/SessionFailure';
import { statusOf } from '#services/fallbacks/status';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { messages as es } from '../messages.es-AR';
import { messages as pt } from '../messages.pt-BR';

interface ReopenDialogProps {
  isDirty: boolean;
  /** Opens a quotation. Throws a ServiceError. */
  onReopen(number: string): Promise<void>;
  onClose(): void;
}

const UNAUTHORIZED = 401;

/** Opens a quotation of the CRM by its number. */
export function ReopenDialog({ isDirty, onReopen, onClose }: ReopenDialogProps) {
  const messages = useMessages(pt, es);
  const isOpen = useRef(true);
  const [failed, setFailed] = useState(0);
  const form = useForm<{ number: string }>({
    initial: {},
    check: async ({ number = '' }) => (number.trim() ? {} : { number: messages.numberMissing }),
    async send({ number = '' }) {
      try {
        await onReopen(number.trim().toUpperCase());
      } catch (error) {
        setFailed(statusOf(error) ?? 0);
        throw error;
      }
      if (isOpen.current) onClose();
    },
  });
  const known: Record<number, string> = { 403: messages.otherDealer, 404: messages.noQuotation };
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
        {form.status === 'failed' &&
          (failed === UNAUTHORIZED ? (
            <SessionFailure form={form} />
          ) : (
            <FailureNotice onRetry={known[failed] ? undefined : 'submit'} attempt={form.refused}>
              {known[failed] ?? undefined}
            </FailureNotice>
          ))}
        <div className="actions">
          <SubmitButton form={form} sending={messages.opening}>
            {messages.open}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
