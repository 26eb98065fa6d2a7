import { useRef } from 'react';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { FormFailure } from '#features/session/FormFailure';
import type { Mvs } from '#services/entities/car';
import { wholeRecord } from '#services/entities/whole-record';
import { savePart } from '#services/part-staff';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { PriceField } from '#ui/fields/PriceField';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useQuery } from '#ui/hooks/use-query';
import { confirmSubmission, submit } from '#ui/submission';
import { KindFields } from './KindFields';
import { texts } from './messages';
import { type CataloguePart, type PartType, partsOf, RELATED_TYPES, rowOf, TYPES } from './part-rows';
import {
  bodyOf,
  comparableValues,
  comparedFields,
  FIELDS,
  NEW,
  type PartValues,
  relationErrors,
  valuesOf,
} from './part-values';

/** Longest name, code or category, and longest description (ours). */
const MAX = 80;
const LONG = 500;

interface PartEditorProps {
  version: Mvs;
  /** Undefined for a new one. */
  part: CataloguePart | undefined;
  onSaved(part: CataloguePart): void;
  onClose(): void;
}

/**
 * Creates or changes a part of a version. The service has one call for both: it replaces the part of the same code, so that what was
 * read of that one goes back with it.
 */
export function PartEditor({ version, part, onSaved, onClose }: PartEditorProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const { signal, language } = host;
  const { value: all, failed, retry } = useQuery(() => partsOf(version, signal), version.code);
  const others = all?.filter(({ id }) => id !== part?.id);
  const found = useRef<CataloguePart>(undefined);
  const sent = useRef<unknown>(undefined);
  /** Parts of the version before this one was sent: one without a code is found by being another. */
  const before = useRef<ReadonlySet<string>>(undefined);
  const recordOf = (of: CataloguePart) => ({ values: valuesOf(of), read: of });
  const editor = useRecordEditor<PartValues, number, CataloguePart>({
    record: part ? recordOf(part) : { values: NEW },
    fields: FIELDS,
    async check(values) {
      const { code, name, category, description, primaryColor, secondaryColor, price } = values;
      const tooLong = (text: string, max: number) =>
        [...text.trim()].length > max && fillMessage(messages.tooLong, { max });
      const errors = {
        code: tooLong(code, MAX),
        name: name.trim() ? tooLong(name, MAX) : messages.nameNeeded,
        category: tooLong(category, MAX),
        description: tooLong(description, LONG),
        price: parseTypedAmount(price) === null && messages.noAmount,
        primaryColor: tooLong(primaryColor, MAX),
        secondaryColor: tooLong(secondaryColor, MAX),
        ...relationErrors(values, messages),
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
      const content = bodyOf(version, values, read);
      // What tells the part from others goes in any case; a colour's own type has another name here than where it is read.
      const { mvsCode, type } = content;
      const kind = 'colorType' in content ? { colorType: content.colorType } : {};
      const body = read
        ? { ...wholeRecord(read, content, bodyOf(version, valuesOf(read), read)), mvsCode, type, ...kind }
        : content;
      sent.current = content;
      const saved = await submit(host, 'part', sent.current, {
        send: async ({ idempotencyKey }) =>
          rowOf(await savePart({ body }, { signal, idempotencyKey }), type as PartType),
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
      const present = await partsOf(version, signal);
      found.current = present.find((each) =>
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
  const nameOfPart = (id: string) => all?.find((each) => each.id === id)?.name ?? id;
  /** A part becomes no colour or upholstery, and neither becomes a part. */
  const types = part ? TYPES.filter((type) => isAlike(type, part.type)) : TYPES;
  return (
    <RecordDialog
      title={part ? fillMessage(messages.editTitle, { name: part.name }) : messages.partTable.create}
      editor={editor}
      compared={comparedFields(messages, nameOfPart, language)}
      save={messages.savePart}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      {part ? (
        <p className="muted">
          {[messages.types[part.type as PartType], fillMessage(messages.codeOf, { code: part.code })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : (
        <TextField
          form={form}
          name="code"
          label={messages.code}
          optional={messages.optional}
          hint={messages.codeHint}
          aria-required={false}
          autoComplete="off"
        />
      )}
      <TextField form={form} name="name" label={messages.name} autoComplete="off" />
      {types.length > 1 && (
        <SelectField
          form={form}
          name="type"
          label={messages.type}
          choices={types.map((value) => ({ value, label: messages.types[value] }))}
        />
      )}
      <PriceField form={form} name="price" label={messages.price} />
      <KindFields form={form} others={others} />
      {failed && (
        <p className="notice">
          {messages.noOthers}{' '}
          <button className="link" type="button" onClick={retry}>
            {messages.retry}
          </button>
        </p>
      )}
    </RecordDialog>
  );
}

const isAlike = (one: string, other: string): boolean =>
  one === other || (RELATED_TYPES.includes(one) && RELATED_TYPES.includes(other));

/** The price as it was typed, where it is the same amount. */
const sameAmount = ({ price }: CataloguePart, values: PartValues): Partial<PartValues> =>
  parseTypedAmount(values.price) === price ? { price: values.price } : {};
