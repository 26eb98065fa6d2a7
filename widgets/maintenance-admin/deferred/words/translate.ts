import { addDictionaryEntry, lookUpDictionary, updateDictionaryEntry } from '#services/dictionary';
import { sendOnce } from '#services/once/ensure-once';

export type Entry = Awaited<ReturnType<typeof addDictionaryEntry>>;

/** A translation as it is to be. */
export interface Wanted {
  /** Undefined for a new one. */
  id: string | undefined;
  field: string;
  value: string;
  translation: string;
}

/**
 * Saves a translation once: after an answer that was lost the dictionary is asked whether it has it, before it is sent again. Throws
 * a ServiceError.
 */
export function translate(wanted: Wanted, owner: object, signal: AbortSignal): Promise<Entry> {
  const { id, ...body } = wanted;
  const isIt = (entry: Entry) =>
    (id === undefined || entry.id === id) &&
    (entry.field ?? '') === body.field &&
    entry.translation === body.translation;
  return sendOnce<Entry>({
    owner,
    kind: 'translation',
    subject: [id, body.value],
    content: body,
    async look() {
      const { entries } = await lookUpDictionary({ body: { value: body.value } }, { signal });
      return entries.find(isIt);
    },
    send: (idempotencyKey) =>
      id === undefined
        ? addDictionaryEntry({ body }, { signal, idempotencyKey })
        : updateDictionaryEntry({ id, body }, { signal, idempotencyKey }),
  });
}
