import type { Reservation } from '#services/entities/reservation';
import { isKind } from '#services/http/problem';
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
import { FormFailure } from '../session/FormFailure';
import { texts } from './messages';
import './guest/guest-identity';

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
  const messages = useMessages(texts);
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
        if (!isKind(error, 'conflict')) throw error;
        // It cannot be cancelled any more.
        onTooLate();
        throw new FormRefusal({}, [messages.tooLate]);
      }
    },
  });
  const isSending = form.status === 'sending';
  return (
    <Dialog
      asks
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
          <FormFailure form={form} text={messages.notCancelled} />
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
