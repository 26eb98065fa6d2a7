import { useLayoutEffect, useRef, useState } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { type IntegrationError, updateIntegrationError } from '#services/integration-log';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { RecordDialog } from '#ui/editor/RecordDialog';
import type { SavedRecord } from '#ui/editor/saved-record';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { fillMessage } from '#ui/fill-message';
import { LongText } from '#ui/LongText';
import { Button } from '#ui/parts/Button';
import type { Json } from '#ui/payload/payload-tree';
import { corrected, type Leaf, leavesOf, textOf, typedValue } from './correction';
import { findErrors } from './find-error';
import { texts as ownTexts } from './messages';

/** Values by the names of their fields; `note` is the person's own. */
type Values = { note: string } & Record<string, string>;

const NOTE_MAX = 500;
const payloadOf = ({ payload }: IntegrationError): Json => (payload ?? {}) as Json;

const recordOf = (error: IntegrationError): SavedRecord<Values, string, IntegrationError> => ({
  values: {
    ...Object.fromEntries(leavesOf(payloadOf(error)).map((leaf) => [leaf.name, textOf(leaf)])),
    note: error.note ?? '',
  },
  version: error.updatedAt || undefined,
  read: error,
});

interface CorrectErrorProps {
  error: IntegrationError;
  onSaved(error: IntegrationError): void;
  onClose(): void;
}

/** Corrects what was sent, value by value: secrets stay as they are and hidden, personal data shows on demand. */
export function CorrectError({ error, onSaved, onClose }: CorrectErrorProps) {
  const messages = useMessages(ownTexts);
  const { signal } = useHost();
  const [showsPersonal, setShowsPersonal] = useState(false);
  const personal = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (showsPersonal) personal.current?.querySelector('input')?.focus();
  }, [showsPersonal]);
  /** As the service has it, whenever it was asked. */
  const [present, setPresent] = useState(error);
  const payload = payloadOf(present);
  const leaves = leavesOf(payload);
  const hidden = leaves.filter(({ isPersonal }) => isPersonal && !showsPersonal);
  const { id } = error;
  const editor = useRecordEditor<Values, string, IntegrationError>({
    record: recordOf(error),
    fields: ['note', ...leaves.map(({ name }) => name)],
    async check(values) {
      const wrong = leaves.filter(
        (leaf) => typedValue(leaf, values[leaf.name] ?? textOf(leaf)) === undefined,
      );
      return {
        ...Object.fromEntries(wrong.map(({ name }) => [name, messages.wrongKind])),
        ...([...values.note.trim()].length > NOTE_MAX && {
          note: fillMessage(messages.tooLong, { max: NOTE_MAX }),
        }),
      };
    },
    async save({ note, ...texts }, version, read = error) {
      const body = {
        payload: corrected(payloadOf(read), texts) as Record<string, unknown>,
        note: note.trim(),
        ...(version && { updatedAt: version }),
      };
      onSaved(await updateIntegrationError({ id, body }, { signal }));
    },
    async load() {
      const [found] = await findErrors([id], signal);
      if (found) setPresent(found);
      return found ? recordOf(found) : null;
    },
    onFound: () =>
      void findErrors([id], signal).then(
        ([found]) => onSaved(found ?? present),
        () => onSaved(present),
      ),
  });
  const { form } = editor;
  const fieldOf = ({ name, label }: Leaf) => (
    <TextField key={name} form={form} name={name} label={label} aria-required={false} autoComplete="off" />
  );
  return (
    <RecordDialog
      title={fillMessage(messages.correctTitle, { id })}
      editor={editor}
      compared={[
        { name: 'note', label: messages.note, text: ({ note }) => note },
        ...leaves.map(({ name, label }) => ({ name, label, text: (values: Values) => values[name] ?? '' })),
      ]}
      save={messages.saveAndSend}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <p className="muted">{messages.correctHint}</p>
      {leaves.filter(({ isPersonal }) => !isPersonal).map(fieldOf)}
      {showsPersonal && (
        <div ref={personal}>{leaves.filter(({ isPersonal }) => isPersonal).map(fieldOf)}</div>
      )}
      {hidden.length > 0 && (
        <div className="actions">
          <Button kind="plain" onClick={() => setShowsPersonal(true)}>
            {countText(messages.showPersonal, hidden.length)}
          </Button>
        </div>
      )}
      <LongText form={form} name="note" label={messages.note} optional={messages.optional} />
    </RecordDialog>
  );
}
