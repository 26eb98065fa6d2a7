import type { Reservation } from '#services/entities/reservation';
import { statusOf } from '#services/fallbacks/status';
import { cancelReservation, listCancelReasons } from '#services/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { Dialog } from '#ui/Dialog';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { tooLong } from '#ui/validation/schema';
import { SessionFailure } from '../session/sign-in/SessionFailure';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Status of an order that cannot be cancelled any more. */
const TOO_LATE = 409;
const LONGEST_COMMENT = 500;

interface CancelDialogProps {
  order: Reservation;
  /** Called with the order as the service answers it. */
  onCancelled(order: Reservation): void;
  /** Called if the service knows a newer state of the order. */
  onTooLate(): void;
  onClose(): void;
}

/** Asks for the reason before an order is cancelled (spec reservations#orders). */
export function CancelDialog({ order, onCancelled, onTooLate, onClose }: CancelDialogProps) {
  const { signal, language } = useHost();
  const messages = useMessages(pt, es);
  const reasons = useQuery(() => listCancelReasons({}, { signal }), 'reasons');
  const form = useForm<{ reason: string; comment: string }>({
    initial: { reason: '', comment: '' },
    check: async (values) => ({
      ...(!values.reason && { reason: messages.noReason }),
      ...tooLong(values, { comment: LONGEST_COMMENT }, language),
    }),
    async send({ reason = '', comment = '' }) {
      const body = { reason, ...(comment.trim() && { comment: comment.trim() }) };
      try {
        onCancelled(await cancelReservation({ id: order.id, body }, { signal }));
      } catch (error) {
        if (statusOf(error) !== TOO_LATE) throw error;
        onTooLate();
        throw new FormRefusal({}, [messages.tooLate]);
      }
    },
  });
  const isSending = form.status === 'sending';
  return (
    <Dialog
      title={fillMessage(messages.cancelTitle, { number: order.number || order.id })}
      onClose={() => !isSending && onClose()}
    >
      <p>{messages.cancelText}</p>
      {reasons.failed && <FailureNotice onRetry={reasons.retry} />}
      {!reasons.value && !reasons.failed && <Loading />}
      {reasons.value && (
        <form className="cancel-form" noValidate onSubmit={form.onSubmit} aria-busy={isSending}>
          <FormMessages form={form} />
          <SelectField
            form={form}
            name="reason"
            label={messages.reason}
            empty={messages.choose}
            choices={reasons.value.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField form={form} name="comment" label={messages.comment} optional={messages.optional} />
          <SessionFailure form={form} text={messages.notCancelled} />
          <div className="actions">
            <SubmitButton form={form} sending={messages.cancelling}>
              {messages.cancelNow}
            </SubmitButton>
            <Button kind="plain" disabled={isSending} onClick={onClose}>
              {messages.keep}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
