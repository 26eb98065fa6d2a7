import { useRef } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { useDraftKey } from '#features/staff/use-draft-key';
import { brand } from '#page/core/metadata';
import { orNull } from '#services/http/problem';
import { addSetup, getSetup, type Setup } from '#services/model-setups';
import { Checkbox, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import type { SavedRecord } from '#ui/editor/saved-record';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { fillMessage } from '#ui/fill-message';
import { confirmSubmission, submit } from '#ui/submission';
import { texts } from './messages';
import { allSetups, nameOf, putSetup } from './setup-rows';

/** Longest text of a field (ours). */
const MAX = 60;

interface SetupValues {
  modelCode: string;
  modelName: string;
  category: string;
  active: boolean;
  highlighted: boolean;
}
const FIELDS = ['modelCode', 'modelName', 'category', 'active', 'highlighted'] as const;
const NEW: SetupValues = { modelCode: '', modelName: '', category: '', active: true, highlighted: false };

function recordOf(setup: Setup): SavedRecord<SetupValues, string, Setup> {
  const { modelCode, modelName, category, active, highlighted, updatedAt } = setup;
  return {
    values: { modelCode, modelName: modelName ?? '', category: category ?? '', active, highlighted },
    version: updatedAt || undefined,
    read: setup,
  };
}

interface SetupEditorProps {
  /** Undefined for a new one. */
  setup: Setup | undefined;
  onSaved(setup: Setup): void;
  onClose(): void;
}

/** Creates or changes the setup of a model; its place is changed with that of the others. */
export function SetupEditor({ setup, onSaved, onClose }: SetupEditorProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { signal } = host;
  /** What was found of a save whose answer was lost. */
  const present = useRef<Setup>(undefined);
  const sent = useRef<unknown>(undefined);
  const draft = useDraftKey('setup');
  const editor = useRecordEditor<SetupValues, string, Setup>({
    record: setup ? recordOf(setup) : { values: NEW },
    fields: FIELDS,
    ...(draft && !setup && { draft }),
    async check({ modelCode, modelName, category }) {
      const tooLong = (text: string) =>
        [...text.trim()].length > MAX && fillMessage(messages.tooLong, { max: MAX });
      const code = modelCode.trim() ? tooLong(modelCode) : messages.codeNeeded;
      const name = tooLong(modelName);
      const group = tooLong(category);
      return {
        ...(code && { modelCode: code }),
        ...(name && { modelName: name }),
        ...(group && { category: group }),
      };
    },
    async save({ modelCode, modelName, category, active, highlighted }, version, read) {
      const change = { modelName: modelName.trim(), category: category.trim(), active, highlighted };
      const code = modelCode.trim();
      sent.current = [setup?.id, code, change, version];
      const saved = await submit(host, 'setup', sent.current, {
        send: ({ idempotencyKey }) =>
          read
            ? putSetup(read, change, { signal, idempotencyKey })
            : addSetup(
                {
                  body: {
                    brand: brand() ?? '',
                    modelCode: code,
                    active,
                    highlighted,
                    // The service names a model that has no name here.
                    ...(change.modelName && { modelName: change.modelName }),
                    ...(change.category && { category: change.category }),
                  },
                },
                { signal, idempotencyKey },
              ),
        sent: ['vt-catalogue-setup-saved', ({ id }) => ({ setupId: id })],
      });
      onSaved(saved);
    },
    ...(setup
      ? {
          async load() {
            const asked = await orNull(getSetup({ id: setup.id }, { signal }));
            if (!asked) return null;
            present.current = asked;
            return recordOf(asked);
          },
        }
      : {
          async find({ modelCode, modelName }) {
            const found = (await allSetups(signal)).find((each) => each.modelCode === modelCode.trim());
            if (!found) return null;
            const { values, version } = recordOf(found);
            present.current = found;
            // A name that nobody typed is the service's own.
            return {
              values: { ...values, modelName: modelName.trim() ? values.modelName : modelName },
              version,
            };
          },
        }),
    onFound() {
      if (!present.current) return;
      // The same setup, removed and created again, is another intent.
      confirmSubmission(host.element, 'setup');
      host.emit('vt-catalogue-setup-saved', { setupId: present.current.id });
      onSaved(present.current);
    },
  });
  const { form } = editor;
  const yesNo = (value: boolean) => (value ? messages.yes : messages.no);
  return (
    <RecordDialog
      title={setup ? fillMessage(messages.editTitle, { name: nameOf(setup) }) : messages.create}
      editor={editor}
      compared={[
        { name: 'modelName', label: messages.name, text: ({ modelName }) => modelName },
        { name: 'category', label: messages.category, text: ({ category }) => category },
        { name: 'active', label: messages.active, text: ({ active }) => yesNo(active) },
        { name: 'highlighted', label: messages.highlighted, text: ({ highlighted }) => yesNo(highlighted) },
      ]}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      {setup ? (
        <p className="muted">{fillMessage(messages.codeOf, { code: setup.modelCode })}</p>
      ) : (
        <TextField form={form} name="modelCode" label={messages.code} autoComplete="off" />
      )}
      <TextField
        form={form}
        name="modelName"
        label={messages.name}
        optional={messages.optional}
        aria-required={false}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="category"
        label={messages.category}
        optional={messages.optional}
        aria-required={false}
        autoComplete="off"
      />
      <Checkbox form={form} name="active" label={messages.active} />
      <Checkbox form={form} name="highlighted" label={messages.highlighted} />
    </RecordDialog>
  );
}
