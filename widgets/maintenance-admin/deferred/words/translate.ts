import { addDictionaryEntry, lookUpDictionary, updateDictionaryEntry } from '#services/dictionary';
import { wholeRecord } from '#services/entities/whole-record';
import { sendOnce } from '#services/once/ensure-once';

export type Entry = Awaited<ReturnType<typeof addDictionaryEntry>>;

/** A translation as it is to be. */
export interface Wanted {
  /** As it was; undefined for a new one. */
  entry: Entry | undefined;
  field: string;
  value: string;
  translation: string;
}

/** An entry as the form has it. */
const asTyped = ({ field = '', value, translation = '' }: Entry) => ({ field, value, translation });

/**
 * Saves a translation once: after an answer that was lost the dictionary is asked whether it has it, before it is sent again. Throws
 * a ServiceError.
 */
export function translate(wanted: Wanted, owner: object, signal: AbortSignal): Promise<Entry> {
  const { entry: before, ...body } = wanted;
  const isIt = (entry: Entry) =>
    (!before || entry.id === before.id) &&
    (entry.field ?? '') === body.field &&
    entry.translation === body.translation;
  return sendOnce<Entry>({
    owner,
    kind: 'translation',
    subject: [before?.id, body.value],
    content: body,
    async look() {
      const { entries } = await lookUpDictionary({ body: { value: body.value } }, { signal });
      return entries.find(isIt);
    },
    send: (idempotencyKey) =>
      before
        ? updateDictionaryEntry(
            { id: before.id, body: wholeRecord(before, body, asTyped(before)) },
            { signal, idempotencyKey },
          )
        : addDictionaryEntry({ body }, { signal, idempotencyKey }),
  });
}
