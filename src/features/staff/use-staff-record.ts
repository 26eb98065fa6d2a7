import { useRef } from 'react';
import type { EventName, VitrineEvents } from '#page/core/events';
import { wholeRecord } from '#services/entities/whole-record';
import { orNull } from '#services/http/problem';
import type { CallOptions } from '#services/http/types';
import { useHost } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import type { SavedRecord } from '#ui/editor/saved-record';
import { type RecordEditor, useRecordEditor } from '#ui/editor/use-record-editor';
import { confirmSubmission, submit } from '#ui/submission';
import { useDraftKey } from './use-draft-key';

interface StaffRecord<T, V, B, Sent extends EventName> {
  /** Names what is edited, in its intents and its draft. */
  kind: string;
  /** Undefined for a new one, whose values are `empty`. */
  record: T | undefined;
  empty: V;
  fields: readonly (keyof V & string)[];
  /** typed: what was sent last, for what the service writes in another way. */
  valuesOf(record: T, typed?: V): V;
  check(values: V): Errors<V>;
  /** What is sent of what is edited. record: the one that it is a change of, undefined for a new one. */
  bodyOf(values: V, record?: T): B;
  /** Throws a ServiceError. */
  create(body: B, options: CallOptions): Promise<T>;
  /** Changes it. body: the record as it was read, with what was edited. Throws a ServiceError. */
  change?(id: string, body: B & Record<string, unknown>, options: CallOptions): Promise<T>;
  /** Asks for the present record. Throws a ServiceError. */
  load(id: string, options: CallOptions): Promise<T>;
  /** Looks for a new record whose answer was lost; null if the service has none. */
  find(values: V, options: CallOptions): Promise<T | null>;
  sent: readonly [name: Sent, detail: (record: T) => VitrineEvents[Sent]];
  onSaved(record: T): void;
}

/**
 * The editor of a record of staff: created or changed once, also where an answer was lost, with the versions of two people
 * compared, and what was typed in a new one kept for its account.
 */
export function useStaffRecord<
  T extends { id: string; version?: number | null | undefined },
  V extends object,
  B extends object,
  Sent extends EventName,
>({ kind, record, empty, valuesOf, load, find, onSaved, ...calls }: StaffRecord<T, V, B, Sent>) {
  const host = useHost();
  const { signal } = host;
  const { bodyOf, create, change } = calls;
  const [event, detail] = calls.sent;
  /** As the service has it, whenever it was asked; and what was sent last. */
  const present = useRef<T | null>(null);
  const sent = useRef<{ content: unknown; values: V } | undefined>(undefined);
  const recordOf = (of: T): SavedRecord<V, number, T> => ({
    values: valuesOf(of, sent.current?.values),
    read: of,
    version: of.version || undefined,
  });
  const known = (asked: T | null) => {
    present.current = asked;
    return asked && recordOf(asked);
  };
  const draft = useDraftKey(kind);
  const editor: RecordEditor<V> = useRecordEditor<V, number, T>({
    record: record ? recordOf(record) : { values: empty },
    fields: calls.fields,
    ...(draft && !record && { draft }),
    check: async (values) => calls.check(values),
    async save(values, version, read) {
      const content = [record?.id, values, version];
      sent.current = { content, values };
      const saved = await submit(host, kind, content, {
        send({ idempotencyKey }) {
          const options = { signal, idempotencyKey };
          const body = bodyOf(values, read);
          if (!read || !change) return create(body, options);
          return change(read.id, wholeRecord(read, body, bodyOf(valuesOf(read), read)), options);
        },
        sent: [event, detail],
      });
      onSaved(saved);
    },
    ...(record
      ? { load: async () => known(await orNull(load(record.id, { signal }))) }
      : // Without it a service that knows no keys would refuse the name of the record that it has just made.
        { find: async (values) => known(await find(values, { signal })) }),
    onFound() {
      if (!present.current) return;
      // The same content once more is another intent.
      confirmSubmission(host.element, kind);
      host.emit(event, detail(present.current));
      onSaved(present.current);
    },
  });
  return editor;
}
