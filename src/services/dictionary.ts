/** Translations of values between systems (spec services#dictionary). */
import { looseObject, object, optional, string } from 'valibot';
import { list, text } from './entities/fields';
import { sentAsRead, whole } from './entities/whole';
import { POST } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'dictionary';

/** value: as in a form; translation: as in the CRM. */
const entry = whole(looseObject({ id: string(), field: text, value: string(), translation: text }));
const body = object({ field: optional(string(), ''), value: string(), translation: string() });
/** An entry that replaces the one it was read as, which goes back whole. */
const record = looseObject({ field: sentAsRead(optional(string())), value: string(), translation: string() });

export const addDictionaryEntry = POST('DIC-01', BASE, '/v2', { staff: true, body, returns: entry });
export const updateDictionaryEntry = POST('DIC-02', BASE, '/v2/{id}', {
  staff: true,
  body: record,
  returns: entry,
});
/** Returns all entries of a value. The document has it send an Authorization header, which is the session's (ours). */
export const lookUpDictionary = POST('DIC-03', BASE, '/datadictionary', {
  safe: true,
  staff: true,
  refuse: (input: Unchecked) => !input.body?.value && 'Parameter value is required',
  body: object({ value: string() }),
  returns: looseObject({ value: string(), entries: list(entry) }),
});
