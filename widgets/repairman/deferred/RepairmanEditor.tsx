import { useRef } from 'react';
import { changedFields } from '#domain/records/merge';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import type { Repairman } from '#services/entities/user';
import { wholeRecord } from '#services/entities/whole-record';
import { orNull } from '#services/http/problem';
import { getRepairman, updateRepairman } from '#services/user';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import * as inputPresets from '#ui/fields/input-presets';
import { confirmSubmission, submit } from '#ui/submission';
import { texts } from './messages';
import { bodyOf, check, FIELDS, type RepairmanValues, recordOf } from './repairman-record';

interface RepairmanEditorProps {
  repairman: Repairman;
  onSaved(repairman: Repairman): void;
  onClose(): void;
}

/** Edits a repairman's own name, e-mail and phone. */
export function RepairmanEditor({ repairman, onSaved, onClose }: RepairmanEditorProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { signal, language } = host;
  const { id } = repairman;
  const place = country() ?? 'BR';
  const record = recordOf(repairman, place);
  /** The versions that the service gave, the latest last; and what was sent last. */
  const given = useRef([repairman]).current;
  const sent = useRef<unknown>(undefined);
  const changedTo = (saved: Repairman) => ({
    changed: changedFields(record.values, recordOf(saved, place).values, FIELDS).length,
  });
  const editor = useRecordEditor<RepairmanValues, number, Repairman>({
    record,
    fields: FIELDS,
    check: async (values) => check(values, given, language, place),
    async save(values, _, read = repairman) {
      const bodyFor = (of: RepairmanValues) => bodyOf(of, given, place);
      const body = wholeRecord(read, bodyFor(values), bodyFor(recordOf(read, place).values));
      sent.current = [id, body];
      const saved = await submit(host, 'repairman', sent.current, {
        send: ({ idempotencyKey }) => updateRepairman({ id, body }, { signal, idempotencyKey }),
        sent: ['vt-repairman-saved', changedTo],
      });
      onSaved(saved);
    },
    async load() {
      const now = await orNull(getRepairman({ id }, { signal }));
      if (now) given.push(now);
      return now && recordOf(now, place);
    },
    onFound() {
      const found = given.at(-1) ?? repairman;
      confirmSubmission(host.element, 'repairman');
      host.emit('vt-repairman-saved', changedTo(found));
      onSaved(found);
    },
  });
  const { form } = editor;
  return (
    <RecordDialog
      title={messages.edit}
      editor={editor}
      compared={[
        { name: 'name', label: messages.name, text: ({ name }) => name },
        { name: 'email', label: messages.email, text: ({ email }) => email },
        { name: 'phone', label: messages.phone, text: ({ phone }) => phone },
        {
          name: 'econnect',
          label: messages.econnect,
          text: ({ econnect }) => (econnect ? messages.participates : messages.participatesNot),
        },
      ]}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      <TextField form={form} name="email" label={messages.email} {...inputPresets.email} />
      <TextField
        form={form}
        name="phone"
        label={messages.phone}
        optional={messages.optional}
        {...inputPresets.phone}
      />
    </RecordDialog>
  );
}
