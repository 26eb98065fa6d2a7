import { useRef } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import type { CallOptions } from '#services/http/types';
import { sendOnce } from '#services/once/ensure-once';
import { type Choice, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { fillMessage } from '#ui/fill-message';
import { LongText } from '#ui/LongText';
import { texts } from './messages';

/** Longest text of one line, and of several. */
const SHORT = 80;
const LONG = 2000;

interface EntryField<Name extends string> {
  name: Name;
  label: string;
  choices?: readonly Choice[];
  isLong?: boolean;
  isOptional?: boolean;
  /** An object of JSON. */
  isJson?: boolean;
}

interface NewEntryProps<Name extends string, T extends { id: string }> {
  title: string;
  fields: readonly EntryField<Name>[];
  create(values: Record<Name, string>, options: CallOptions): Promise<T>;
  /** Resolves to the entries that the service has with the same content. */
  alike(values: Record<Name, string>): Promise<readonly T[]>;
  onSaved(entry: T): void;
  onClose(): void;
}

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** An entry that a person writes: an error that no system has reported, or a line of the log. */
export function NewEntry<Name extends string, T extends { id: string }>(props: NewEntryProps<Name, T>) {
  type Values = Record<Name, string>;
  const { title, fields, create, alike, onSaved, onClose } = props;
  const messages = useMessages(texts);
  const { element, signal } = useHost();
  /** Entries that were there before this one was sent. */
  const before = useRef<{ content: string; ids: ReadonlySet<string> }>(undefined);
  const trimmed = (values: Values) =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name].trim()])) as Values;
  const found = useRef<T>(undefined);
  const editor = useRecordEditor<Values>({
    record: {
      values: Object.fromEntries(
        fields.map(({ name, choices }) => [name, choices?.[0]?.value ?? '']),
      ) as Values,
    },
    fields: fields.map(({ name }) => name),
    async check(values) {
      const errors: Partial<Record<Name, string>> = {};
      for (const { name, isOptional, isLong, isJson } of fields) {
        const text = values[name].trim();
        const max = isLong ? LONG : SHORT;
        if (!text && !isOptional) errors[name] = messages.needed;
        else if ([...text].length > max) errors[name] = fillMessage(messages.tooLong, { max });
        else if (text && isJson && !isObject(text)) errors[name] = messages.notJson;
      }
      return errors as Errors<Values>;
    },
    async save(values) {
      const sent = trimmed(values);
      const content = JSON.stringify(sent);
      if (before.current?.content !== content)
        before.current = { content, ids: new Set((await alike(sent)).map(({ id }) => id)) };
      const call = (idempotencyKey: string) => create(sent, { signal, idempotencyKey });
      onSaved(await sendOnce({ owner: element, kind: title, content: sent, send: call }));
    },
    async find(values) {
      found.current = (await alike(trimmed(values))).find(({ id }) => !before.current?.ids.has(id));
      return found.current ? { values } : null;
    },
    onFound: () => {
      if (found.current) onSaved(found.current);
    },
  });
  const { form } = editor;
  return (
    <RecordDialog
      title={title}
      editor={editor}
      compared={[]}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      {fields.map(({ name, label, choices, isLong, isOptional }) => {
        const field = {
          form: form as never,
          name: name as never,
          label,
          ...(isOptional && { optional: messages.optional }),
        };
        if (choices) return <SelectField key={name} {...field} choices={choices} />;
        if (isLong) return <LongText key={name} {...field} />;
        return <TextField key={name} {...field} autoComplete="off" />;
      })}
    </RecordDialog>
  );
}
