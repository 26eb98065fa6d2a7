import { type ReactNode, useRef, useState } from 'react';
import { lengthOf } from '#domain/text/typed-text';
import { ErrorLine } from '../core/fields';
import { useHost, useMessages } from '../core/host-context';
import { Dialog } from '../Dialog';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import css from './editor.css?inline';
import { texts } from './messages';

/** Longest reason. */
const REASON_MAX = 500;

interface ConfirmDialogProps {
  /** What will be done, and to how many: "Excluir 3 regiões?". */
  title: string;
  /** Of the button that does it. */
  action: string;
  busy?: boolean;
  /** Least number of characters of the reason; without it none has to be given. */
  reasonLength?: number;
  /** Asks for a reason that may be left out. */
  hasOptionalReason?: boolean;
  /** How many are changed, where that has to be typed: for so many that a slip is dear. */
  typedCount?: number;
  /** What cannot be undone, in a sentence; and what has failed. */
  children: ReactNode;
  onConfirm(reason: string): void;
  onClose(): void;
}

type Question = 'reason' | 'count';

/**
 * Asks before something that cannot be undone, for a reason where one is recorded. The focus begins where nothing is done: on the
 * dialog, whose question is heard then.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, busy, reasonLength = 0, hasOptionalReason, typedCount, children, ...on } = props;
  const messages = useMessages(texts);
  const { language } = useHost();
  const [reason, setReason] = useState('');
  const [count, setCount] = useState('');
  const [wrong, setWrong] = useState<Question>();
  const box = useRef<HTMLDivElement>(null);
  useStyles(css);
  const length = lengthOf(reason.trim());
  const confirm = () => {
    const isCounted = typedCount === undefined || count.replace(/[\s.,]/g, '') === String(typedCount);
    const isFit = length >= reasonLength && length <= REASON_MAX;
    const found: Question | undefined = !isFit ? 'reason' : isCounted ? undefined : 'count';
    setWrong(found);
    if (found) box.current?.querySelector<HTMLElement>(`#confirm-${found}`)?.focus();
    else on.onConfirm(reason.trim());
  };
  const shownCount = typedCount?.toLocaleString(language) ?? '';
  const isOptional = reasonLength === 0;
  const said = length > REASON_MAX ? messages.reasonLong : messages.reasonShort;
  const hint = isOptional ? messages.reasonKept : fillMessage(messages.reasonHint, { min: reasonLength });
  return (
    <Dialog asks title={title} onClose={() => !busy && on.onClose()}>
      <div className="dialog-body" ref={box}>
        {children}
        {(!isOptional || hasOptionalReason) && (
          <div className="field">
            <label htmlFor="confirm-reason">
              {messages.reason}
              {isOptional && <small> ({messages.reasonOptional})</small>}
            </label>
            <textarea
              className="input"
              part="input"
              id="confirm-reason"
              rows={3}
              aria-required={!isOptional}
              aria-invalid={wrong === 'reason'}
              aria-describedby="confirm-reason-hint confirm-reason-error"
              value={reason}
              onInput={(event) => setReason(event.currentTarget.value)}
            />
            <p className="muted confirm-hint" id="confirm-reason-hint">
              <span>{hint}</span> <span>{`${length}/${REASON_MAX}`}</span>
            </p>
            <div role="alert">
              <ErrorLine
                name="confirm-reason"
                error={wrong === 'reason' ? fillMessage(said, { min: reasonLength, max: REASON_MAX }) : ''}
              />
            </div>
          </div>
        )}
        {typedCount !== undefined && (
          <div className="field">
            <label htmlFor="confirm-count">{fillMessage(messages.typeCount, { count: shownCount })}</label>
            <input
              className="input"
              part="input"
              type="text"
              id="confirm-count"
              inputMode="numeric"
              autoComplete="off"
              aria-required
              aria-invalid={wrong === 'count'}
              aria-describedby="confirm-count-error"
              value={count}
              onInput={(event) => setCount(event.currentTarget.value)}
            />
            <div role="alert">
              <ErrorLine
                name="confirm-count"
                error={wrong === 'count' ? fillMessage(messages.countWrong, { count: shownCount }) : ''}
              />
            </div>
          </div>
        )}
        <div className="actions confirm-actions">
          <Button busy={!!busy} onClick={confirm}>
            {action}
          </Button>
          <Button kind="plain" onClick={on.onClose} disabled={!!busy}>
            {messages.back}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
