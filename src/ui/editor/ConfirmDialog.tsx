import { type ReactNode, useState } from 'react';
import { ErrorLine } from '../core/fields';
import { fillMessage, useMessages } from '../core/host-context';
import { Dialog } from '../Dialog';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import css from './editor.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface ConfirmDialogProps {
  /** What will be done, and to how many: "Excluir 3 regiões?". */
  title: string;
  /** Of the button that does it. */
  action: string;
  busy?: boolean;
  /** Least number of characters of the reason; without it none is asked for. */
  reasonLength?: number;
  /** What cannot be undone, in a sentence; and what has failed. */
  children: ReactNode;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks before something that cannot be undone, for a reason where one is recorded. */
export function ConfirmDialog({
  title,
  action,
  busy,
  reasonLength = 0,
  children,
  ...on
}: ConfirmDialogProps) {
  const messages = useMessages(pt, es);
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  useStyles(css);
  const confirm = () => {
    const isShort = reason.trim().length < reasonLength;
    setRefused(isShort);
    if (!isShort) on.onConfirm(reason.trim());
  };
  const error = isRefused ? fillMessage(messages.reasonShort, { min: reasonLength }) : '';
  return (
    <Dialog title={title} onClose={() => !busy && on.onClose()}>
      {children}
      {reasonLength > 0 && (
        <div className="field">
          <label htmlFor="confirm-reason">{messages.reason}</label>
          <textarea
            className="input"
            part="input"
            id="confirm-reason"
            rows={3}
            maxLength={500}
            aria-invalid={isRefused}
            aria-describedby="confirm-reason-hint confirm-reason-error"
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
          <p className="muted small" id="confirm-reason-hint">
            {fillMessage(messages.reasonHint, { min: reasonLength })}
          </p>
          <div role="alert">
            <ErrorLine name="confirm-reason" error={error} />
          </div>
        </div>
      )}
      <div className="actions">
        <Button busy={!!busy} onClick={confirm}>
          {action}
        </Button>
        <Button kind="plain" onClick={on.onClose} disabled={!!busy}>
          {messages.back}
        </Button>
      </div>
    </Dialog>
  );
}
