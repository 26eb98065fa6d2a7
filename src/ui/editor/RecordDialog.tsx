import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../core/host-context';
import { SubmitButton } from '../core/SubmitButton';
import { Dialog } from '../Dialog';
import { FormMessages } from '../FormMessages';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import css from './editor.css?inline';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import type { RecordEditor } from './use-record-editor';
import { type ComparedField, VersionComparison } from './VersionComparison';

interface RecordDialogProps<V> {
  title: string;
  editor: RecordEditor<V>;
  compared: readonly ComparedField<V>[];
  /** Of the button that saves, and while it does. */
  save: string;
  saving: string;
  /** What is said of a failure: SessionFailure of features/session. */
  failure: ReactNode;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** Creates or edits a record over the list. What was typed is never discarded without a question. */
export function RecordDialog<V extends object>({
  title,
  editor,
  compared,
  onClose,
  ...shown
}: RecordDialogProps<V>) {
  const { save, saving, failure, children } = shown;
  const messages = useMessages(pt, es);
  const { form, isDirty, isGone } = editor;
  const [asks, setAsks] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  useStyles(css);
  useEffect(() => {
    if (asks) question.current?.focus();
  }, [asks]);
  const isSending = form.status === 'sending';
  const close = () => {
    // The answer of a save that is running decides first.
    if (isSending) return;
    if (isDirty) setAsks(true);
    else onClose();
  };
  const keep = () => {
    setAsks(false);
    fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <Dialog title={title} onClose={close}>
      {asks && (
        <div
          className="notice bad discard"
          role="alertdialog"
          aria-labelledby="discard"
          aria-describedby="discard-hint"
        >
          <p id="discard" tabIndex={-1} ref={question}>
            <b>{messages.discard}</b>
          </p>
          <p id="discard-hint">{messages.discardHint}</p>
          <div className="actions">
            <Button onClick={keep}>{messages.keepEditing}</Button>
            <Button kind="plain" onClick={onClose}>
              {messages.discardNow}
            </Button>
          </div>
        </div>
      )}
      {/* What was typed stays while the question is open. */}
      <form
        className="record-form"
        noValidate
        hidden={asks}
        ref={fields}
        onSubmit={form.onSubmit}
        aria-busy={isSending}
      >
        <FormMessages form={form} />
        {isGone && (
          <p className="notice bad" role="alert">
            {messages.gone}
          </p>
        )}
        <VersionComparison editor={editor} fields={compared} />
        {children}
        {!isGone && failure}
        <div className="actions">
          {!isGone && (
            <SubmitButton form={form} sending={saving}>
              {save}
            </SubmitButton>
          )}
          <Button kind="plain" onClick={close}>
            {messages.back}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
