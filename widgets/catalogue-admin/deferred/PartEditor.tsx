import { useRef } from 'react';
import { parseTypedAmount } from '#domain/money/currency';
import { FormFailure } from '#features/session/FormFailure';
import type { Mvs, Part } from '#services/entities/car';
import { wholeRecord } from '#services/entities/whole-record';
import { savePart } from '#services/part-staff';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { PriceField } from '#ui/fields/PriceField';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useQuery } from '#ui/hooks/use-query';
import { LongText } from '#ui/LongText';
import { confirmSubmission, submit } from '#ui/submission';
import { texts } from './messages';
import { BEHAVIORS, partsOf, TYPES } from './part-rows';
import {
  bodyOf,
  comparableValues,
  comparedFields,
  FIELDS,
  NEW,
  type PartValues,
  valuesOf,
} from './part-values';

/** Longest name, code or category, and longest description (ours). */
const MAX = 80;
const LONG = 500;

interface PartEditorProps {
  version: Mvs;
  /** Undefined for a new one. */
  part: Part | undefined;
  onSaved(part: Part): void;
  onClose(): void;
}

/**
 * Creates or changes a part of a version. The service has one call for both: it replaces the part of the same code, so that what was
 * read of that one goes back with it.
 */
export function PartEditor({ version, part, onSaved, onClose }: PartEditorProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { signal } = host;
  const { value: others = [], failed, retry } = useQuery(() => partsOf(version, signal), version.code);
  const options = others
    .filter(({ id }) => id !== part?.id)
    .map(({ id, code, name }) => ({ value: id, label: `${name} (${code})` }));
  const found = useRef<Part>(undefined);
  const sent = useRef<unknown>(undefined);
  /** Parts of the version before this one was sent: one without a code is found by being another. */
  const before = useRef<ReadonlySet<string>>(undefined);
  const recordOf = (of: Part) => ({ values: valuesOf(of), read: of });
  const editor = useRecordEditor<PartValues, number, Part>({
    record: part ? recordOf(part) : { values: NEW },
    fields: FIELDS,
    async check({ code, name, category, description, price, inclusiveIds, exclusiveIds }) {
      const tooLong = (text: string, max: number) =>
        [...text.trim()].length > max && fillMessage(messages.tooLong, { max });
      const errors = {
        code: tooLong(code, MAX),
        name: name.trim() ? tooLong(name, MAX) : messages.nameNeeded,
        category: tooLong(category, MAX),
        description: tooLong(description, LONG),
        price: parseTypedAmount(price) === null && messages.noAmount,
        exclusiveIds: inclusiveIds.some((id) => exclusiveIds.includes(id)) && messages.contradiction,
      };
      return Object.fromEntries(Object.entries(errors).filter(([, text]) => text));
    },
    async save(values, _, read) {
      if (!read) {
        const present = await partsOf(version, signal);
        const code = values.code.trim();
        // The call would replace it without a word.
        const isTaken = !before.current && present.some((each) => each.code === code);
        if (isTaken) throw new FormRefusal({ code: messages.codeTaken }, []);
        before.current ??= new Set(present.map(({ id }) => id));
      }
      const content = bodyOf(version, values);
      // What tells the part from others goes in any case.
      const { mvsCode, type } = content;
      const body = read
        ? { ...wholeRecord(read, content, bodyOf(version, valuesOf(read))), mvsCode, type }
        : content;
      sent.current = content;
      const saved = await submit(host, 'part', sent.current, {
        send: ({ idempotencyKey }) => savePart({ body }, { signal, idempotencyKey }),
        sent: ['vt-catalogue-part-saved', ({ id }) => ({ partId: id })],
      });
      onSaved(saved);
    },
    ...(part && {
      async load() {
        const now = (await partsOf(version, signal)).find(({ id }) => id === part.id);
        found.current = now;
        return now ? recordOf(now) : null;
      },
    }),
    async find(values) {
      const code = values.code.trim();
      const all = await partsOf(version, signal);
      found.current = all.find((each) =>
        code ? each.code === code : !before.current?.has(each.id) && each.name === values.name.trim(),
      );
      // Compared as it was typed: without a code the service gives one.
      return found.current
        ? {
            values: {
              ...comparableValues(valuesOf(found.current)),
              code: values.code,
              ...sameAmount(found.current, values),
            },
          }
        : null;
    },
    onFound() {
      if (!found.current) return;
      confirmSubmission(host.element, 'part');
      host.emit('vt-catalogue-part-saved', { partId: found.current.id });
      onSaved(found.current);
    },
  });
  const { form } = editor;
  const nameOfPart = (id: string) => others.find((each) => each.id === id)?.name ?? id;
  return (
    <RecordDialog
      title={part ? fillMessage(messages.editTitle, { name: part.name }) : messages.partTable.create}
      editor={editor}
      compared={comparedFields(messages, nameOfPart)}
      save={messages.savePart}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      {part ? (
        <p className="muted">{fillMessage(messages.codeOf, { code: part.code })}</p>
      ) : (
        <TextField
          form={form}
          name="code"
          label={messages.code}
          optional={messages.optional}
          hint={messages.codeHint}
          required={false}
          autoComplete="off"
        />
      )}
      <TextField form={form} name="name" label={messages.name} autoComplete="off" />
      <SelectField
        form={form}
        name="type"
        label={messages.type}
        choices={TYPES.map((value) => ({ value, label: messages.types[value] }))}
      />
      <SelectField
        form={form}
        name="behavior"
        label={messages.behavior}
        choices={BEHAVIORS.map((value) => ({ value, label: messages.behaviors[value] }))}
      />
      <PriceField form={form} name="price" label={messages.price} />
      <TextField
        form={form}
        name="category"
        label={messages.category}
        optional={messages.optional}
        required={false}
        autoComplete="off"
      />
      <LongText form={form} name="description" label={messages.description} optional={messages.optional} />
      {failed ? (
        <p className="notice">
          {messages.noOthers}{' '}
          <button className="link" type="button" onClick={retry}>
            {messages.retry}
          </button>
        </p>
      ) : (
        <>
          <MultiSelect form={form} name="inclusiveIds" label={messages.includes} options={options} optional />
          <MultiSelect form={form} name="exclusiveIds" label={messages.excludes} options={options} optional />
        </>
      )}
    </RecordDialog>
  );
}

/** The price as it was typed, where it is the same amount. */
const sameAmount = ({ price }: Part, values: PartValues): Partial<PartValues> =>
  parseTypedAmount(values.price) === price ? { price: values.price } : {};
