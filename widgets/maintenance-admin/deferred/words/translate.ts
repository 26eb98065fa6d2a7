import { addDictionaryEntry, lookUpDictionary, updateDictionaryEntry } from '#services/dictionary';
import type { CallOptions } from '#services/http/types';
import { type Attempt, makeOnce } from '#services/once/make-once';

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
export function translate(wanted: Wanted, attempt: Attempt, options: CallOptions): Promise<Entry> {
  const { id, ...body } = wanted;
  return makeOnce<Entry>({
    attempt,
    async look() {
      const { entries } = await lookUpDictionary({ body: { value: body.value } }, options);
      return entries.find(
        (entry) =>
          (id === undefined || entry.id === id) &&
          (entry.field ?? '') === body.field &&
          entry.translation === body.translation,
      );
    },
    make: () =>
      id === undefined ? addDictionaryEntry({ body }, options) : updateDictionaryEntry({ id, body }, options),
  });
}
