import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useMessages } from '../core/host-context';
import { SubmitButton } from '../core/SubmitButton';
import { FormMessages } from '../FormMessages';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import { type Closing, DiscardQuestion, useClosing, useFocusAfterQuestion } from './Discard';
import css from './editor.css?inline';
import { texts } from './messages';
import { NeighboursContext } from './record-neighbours';
import type { RecordEditor } from './use-record-editor';
import { type ComparedField, VersionComparison } from './VersionComparison';

export interface RecordFormProps<V> {
  editor: RecordEditor<V>;
  compared: readonly ComparedField<V>[];
  /** Of the button that saves, and while it does. */
  save: string;
  saving: string;
  /** What is said of a failure: FormFailure of features/session. */
  failure: ReactNode;
  /** The fields. */
  children: ReactNode;
}

export const useRecordClosing = <V,>({ form, isDirty }: RecordEditor<V>, onClose: () => void): Closing =>
  useClosing(() => ({ isDirty, isSaving: form.status === 'sending' }), onClose);

/** Offers what was typed before the form was closed without saving. */
function DraftOffer({
  draft,
  onDone,
}: {
  draft: NonNullable<RecordEditor<object>['draft']>;
  onDone(): void;
}) {
  const messages = useMessages(texts);
  const end = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <div className="notice">
      <p role="status">{messages.draft}</p>
      <div className="actions">
        <Button kind="plain" onClick={end(draft.resume)}>
          {messages.resume}
        </Button>
        <Button kind="plain" onClick={end(draft.drop)}>
          {messages.startOver}
        </Button>
      </div>
    </div>
  );
}

/** Leads to the records before and after this one, with a question if something is not saved. */
function NeighboursBar({ closing }: { closing: Closing }) {
  const messages = useMessages(texts);
  const neighbours = useContext(NeighboursContext);
  if (!neighbours || neighbours.count < 2) return null;
  const { place, count, previous, next } = neighbours;
  return (
    <nav className="record-neighbours" aria-label={messages.neighbours}>
      <Button kind="plain" disabled={!previous} onClick={() => previous && closing.leave(previous)}>
        {messages.previousRecord}
      </Button>
      <span>{fillMessage(messages.placeOnPage, { place, count })}</span>
      <Button kind="plain" disabled={!next} onClick={() => next && closing.leave(next)}>
        {messages.nextRecord}
      </Button>
    </nav>
  );
}

const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** The fields of a record with everything that is said of it: another version, its removal, a draft, a refusal. */
export function RecordForm<V extends object>(props: RecordFormProps<V> & { closing: Closing }) {
  const { editor, compared, save, saving, failure, children, closing } = props;
  const messages = useMessages(texts);
  const { form, isGone, canRecreate, draft } = editor;
  const fields = useRef<HTMLFormElement>(null);
  const gone = useRef<HTMLParagraphElement>(null);
  useStyles(css);
  useEffect(() => {
    if (isGone) gone.current?.focus();
  }, [isGone]);
  const { asks } = closing;
  useFocusAfterQuestion(asks, () => focusFirst(fields.current));
  const isSending = form.status === 'sending';
  return (
    <div className="record">
      {asks && (
        <DiscardQuestion
          what={draft ? 'draft' : 'fields'}
          onKeep={closing.keep}
          onDiscard={closing.discard}
        />
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
        <NeighboursBar closing={closing} />
        {draft?.isOffered && <DraftOffer draft={draft} onDone={() => focusFirst(fields.current)} />}
        <FormMessages form={form} />
        {isGone && (
          <p className="notice bad" role="alert" tabIndex={-1} ref={gone}>
            {canRecreate ? `${messages.gone} ${messages.goneHint}` : messages.gone}
          </p>
        )}
        <VersionComparison editor={editor} fields={compared} />
        {children}
        {(!isGone || canRecreate) && failure}
        <div className="actions">
          {(!isGone || canRecreate) && (
            <SubmitButton form={form} sending={saving}>
              {canRecreate ? messages.recreate : save}
            </SubmitButton>
          )}
          <Button kind="plain" onClick={closing.close}>
            {messages.back}
          </Button>
        </div>
      </form>
    </div>
  );
}
