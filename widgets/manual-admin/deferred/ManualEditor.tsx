import { useRef, useState } from 'react';
import { LANGUAGES } from '#domain/core/brands';
import { FormFailure } from '#features/session/FormFailure';
import { PrivateFilesField } from '#features/staff/PrivateFilesField';
import { useDraftKey } from '#features/staff/use-draft-key';
import { brand } from '#page/core/metadata';
import type { Manual } from '#services/entities/manual';
import { wholeRecord } from '#services/entities/whole-record';
import { orNull } from '#services/http/problem';
import { createManual, getManual, searchAllManuals, updateManual } from '#services/manual';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { fileSize } from '#ui/fields/file-facts';
import { RepeatedRows } from '#ui/fields/lists/RepeatedRows';
import { fillMessage } from '#ui/fill-message';
import { LongText } from '#ui/LongText';
import { confirmSubmission, submit } from '#ui/submission';
import {
  bodyOf,
  checkManual,
  comparedFields,
  FIELDS,
  type ManualValues,
  newManual,
  recordOf,
  type SectionValues,
  STATUSES,
} from './manual-values';
import { texts } from './messages';

/** Manuals of one title that are looked through. */
const PAGE = 100;

/** The values of a list with the present one, which the list may not have. */
const choicesOf = (values: readonly string[], present: string, nameOf: (value: string) => string) =>
  [...new Set([...values, present])].map((value) => ({ value, label: nameOf(value) }));

interface ManualEditorProps {
  /** Undefined for a new one. */
  manual: Manual | undefined;
  /** Names of the brand's models by their codes. */
  models: ReadonlyMap<string, string>;
  /** Maximum size of the file in bytes. */
  limit: number;
  onSaved(manual: Manual): void;
  onClose(): void;
}

/** Creates or changes a manual: what it is of, its sections and its file. */
export function ManualEditor({ manual, models, limit, onSaved, onClose }: ManualEditorProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { signal, language } = host;
  const [pending, setPending] = useState(0);
  /** As the service has it, whenever it was asked; and what was sent last. */
  const present = useRef<Manual | null>(null);
  const sent = useRef<{ content: unknown; values: ManualValues } | undefined>(undefined);
  /** Manuals of the same title that were there before the new one was sent. */
  const others = useRef<{ title: string; ids: ReadonlySet<string> } | undefined>(undefined);
  const nameOfModel = (code: string) =>
    models.get(code) ?? ((code === manual?.modelCode && manual.modelName) || code || messages.noModel);
  const known = (asked: Manual | null) => {
    present.current = asked;
    return asked && recordOf(asked, sent.current?.values);
  };
  const sameTitle = async (title: string): Promise<readonly Manual[]> => {
    const query = { brand: brand() ?? '', text: title, size: PAGE };
    const { content } = await searchAllManuals({ query }, { signal });
    return content.filter((each) => each.title === title);
  };
  const draft = useDraftKey('manual');
  const editor = useRecordEditor<ManualValues, number, Manual>({
    record: manual ? recordOf(manual) : { values: newManual(language) },
    fields: FIELDS,
    ...(draft && !manual && { draft }),
    check: async (values) => ({
      ...checkManual(values, language, messages),
      ...(pending > 0 && { file: messages.filePending }),
    }),
    async save(values, version, read) {
      const bodyFor = (of: ManualValues) => bodyOf(of, of.modelCode && nameOfModel(of.modelCode), read);
      const body = bodyFor(values);
      sent.current = { content: [read?.id, body, version], values };
      // Another manual may have the same title.
      if (!read && others.current?.title !== body.title) {
        const ids = new Set((await sameTitle(body.title)).map(({ id }) => id));
        others.current = { title: body.title, ids };
      }
      const saved = await submit(host, 'manual', sent.current.content, {
        send: ({ idempotencyKey }) =>
          read
            ? updateManual(
                { id: read.id, body: wholeRecord(read, body, bodyFor(recordOf(read).values)) },
                { signal, idempotencyKey },
              )
            : createManual({ body }, { signal, idempotencyKey }),
        sent: ['vt-manual-saved', ({ id }) => ({ manualId: id })],
      });
      onSaved(saved);
    },
    ...(manual
      ? { load: async () => known(await orNull(getManual({ id: manual.id }, { signal }))) }
      : {
          async find({ title }) {
            const before = others.current?.ids;
            if (!before) return null;
            return known((await sameTitle(title.trim())).find(({ id }) => !before.has(id)) ?? null);
          },
        }),
    onFound() {
      if (!present.current) return;
      // The same manual once more is another intent.
      confirmSubmission(host.element, 'manual');
      host.emit('vt-manual-saved', { manualId: present.current.id });
      onSaved(present.current);
    },
  });
  const { form, values } = editor;
  const size = fileSize(limit, language);
  return (
    <RecordDialog
      title={manual ? fillMessage(messages.editTitle, { title: manual.title }) : messages.create}
      editor={editor}
      compared={comparedFields(messages, nameOfModel)}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <TextField form={form} name="title" label={messages.title} autoComplete="off" />
      <div className="grid">
        <SelectField
          form={form}
          name="modelCode"
          label={messages.model}
          choices={choicesOf(['', ...models.keys()], values.modelCode, nameOfModel)}
        />
        <TextField
          form={form}
          name="year"
          label={messages.year}
          optional={messages.optional}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          form={form}
          name="language"
          label={messages.language}
          choices={choicesOf(LANGUAGES, values.language, (each) => messages.languages[each] ?? each)}
        />
        <SelectField
          form={form}
          name="status"
          label={messages.status}
          choices={choicesOf(STATUSES, values.status, (each) => messages.statuses[each] ?? each)}
        />
      </div>
      <p className="muted">{messages.statusHint}</p>
      <RepeatedRows<ManualValues, SectionValues>
        form={form}
        name="sections"
        label={messages.sections}
        rowName={messages.section}
        add={messages.addSection}
        create={() => ({ id: '', title: '', text: '' })}
      >
        {(row) => (
          <>
            <TextField
              form={row.form}
              name={row.name('title')}
              label={messages.sectionTitle}
              autoComplete="off"
            />
            <LongText
              form={row.form}
              name={row.name('text')}
              label={messages.sectionText}
              hint={messages.sectionTextHint}
            />
          </>
        )}
      </RepeatedRows>
      <PrivateFilesField
        name="file"
        ids={values.file ? [values.file] : []}
        error={form.errors.file}
        folder="manuais"
        kind="pdf"
        accepted="application/pdf"
        limit={limit}
        single
        words={{
          legend: messages.file,
          optional: messages.optional,
          hint: fillMessage(messages.fileHint, { size }),
          change: messages.fileChange,
          choose: messages.fileChoose,
          refused: fillMessage(messages.fileRefused, { size, names: '{names}' }),
          count: (count) => (count > 0 ? messages.fileOne : messages.fileNone),
          nameOf: () => messages.file,
          removeOf: () => messages.fileRemove,
        }}
        onChange={([file = '']) => form.set({ file })}
        onPending={setPending}
      />
    </RecordDialog>
  );
}
