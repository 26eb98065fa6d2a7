/** Owners' manuals (spec services#manuals). */
import { array, type GenericSchema, looseObject, number, object, optional, string, unknown } from 'valibot';
import { pageOf } from './entities/fields';
import { manual as manualShape } from './entities/manual';
import { sentAsRead } from './entities/whole';
import { DELETE, GET, POST, PUT } from './http/call';

const BASE = 'manual';
const auth = 'bearer';

/** text: words in the title and the sections. */
const query = object({
  text: optional(string()),
  brand: optional(string()),
  model: optional(string()),
  year: optional(number()),
  page: optional(number(), 0),
  size: optional(number(), 20),
});
/** fileId: a private file (UPL-01) of who sends it, which becomes the manual's (ours). */
const body = object({
  title: string(),
  brand: string(),
  modelCode: optional(string(), ''),
  modelName: optional(string(), ''),
  year: optional(number()),
  language: optional(string(), 'pt-BR'),
  status: optional(string(), 'DRAFT'),
  fileUrl: optional(string(), ''),
  fileId: optional(string()),
  sections: optional(array(object({ title: string(), text: string() })), []),
});
/**
 * The record as it was read, with what has changed: the service may replace it. version: that of the manual as its editor has seen
 * it, of which an older one than the service's may be refused with 409 (ours). A section without an id is a new one.
 */
const record = looseObject({
  title: string(),
  brand: sentAsRead(string()),
  modelCode: sentAsRead(optional(string())),
  modelName: sentAsRead(optional(string())),
  year: sentAsRead(optional(number())),
  language: sentAsRead(optional(string())),
  status: sentAsRead(optional(string())),
  fileUrl: sentAsRead(optional(string())),
  fileId: sentAsRead(optional(string())),
  sections: sentAsRead(
    optional(array(looseObject({ id: optional(string()), title: string(), text: optional(string()) }))),
  ),
  version: sentAsRead(optional(number())),
});

export const createManual = POST('MAN-01', BASE, '/', { auth, body, returns: manualShape });
export const searchManuals = GET('MAN-02', BASE, '/search', { auth, query, returns: pageOf(manualShape) });
/** Includes drafts. status, language: of the manuals that are looked for (ours). */
export const searchAllManuals = GET('MAN-03', BASE, '/search/admin', {
  auth,
  query: object({ ...query.entries, status: optional(string()), language: optional(string()) }),
  returns: pageOf(manualShape),
});
export const updateManual = PUT('MAN-04', BASE, '/{id}', { auth, body: record, returns: manualShape });
export const removeManual = DELETE('MAN-05', BASE, '/{id}', { auth });
export const getManual = GET('MAN-06', BASE, '/{id}', { auth, returns: manualShape });

/** Milliseconds for a whole file on a slow network; the reader ends one that has stopped arriving earlier. */
const FILE_TIMEOUT = 600_000;

/** A manual's file under the service's address, as its fileUrl names it: read while it arrives (downloads/manual-file.ts). */
export const getManualFile = GET('MNF-01', BASE, '/{file*}', {
  auth,
  ours: true,
  timeout: FILE_TIMEOUT,
  wire: { reads: 'stream' },
  // Read while it arrives: by who asks for it.
  returns: unknown() as GenericSchema<unknown, Response>,
});
