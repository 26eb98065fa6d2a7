/** Private files of the signed-in user (spec services#files, calls#multipart). */
import {
  array,
  blob,
  boolean,
  type InferOutput,
  looseObject,
  nullish,
  object,
  optional,
  string,
  union,
} from 'valibot';
import { count, pagingOr } from './entities/fields';
import { POST } from './http/call';

const BASE = 'document-uploader';
const auth = 'bearer';

/** The location of a file. */
const request = object({ root_path: string(), sub_path: string() });

/** size and received in bytes; complete when the whole file has been received. */
const uploaded = looseObject({
  id: string(),
  name: string(),
  size: pagingOr(0),
  received: count,
  complete: boolean(),
  path: nullish(string(), ''),
});
export type UploadedFile = InferOutput<typeof uploaded>;

/**
 * Uploads a file or a chunk of it. For a chunk, content-range has its bytes (bytes a-b/total) and x-upload-id identifies
 * the file. Sending the same chunk twice is allowed. A request without a file, and an asterisk for a-b, asks which
 * bytes have arrived; 404 if none have.
 */
export const uploadDocument = POST('UPL-01', BASE, '/file/upload', {
  auth,
  body: object({ file: optional(blob()), request }),
  returns: uploaded,
  wire: { sends: 'multipart', headers: ['content-range', 'x-upload-id'] },
});
/** Uploads several whole files in one request; x-upload-id has their identifiers in the same order, with commas between. */
export const uploadDocuments = POST('UPL-02', BASE, '/file/upload-bulk', {
  auth,
  body: object({ file: union([array(blob()), blob()]), request: optional(request) }),
  returns: array(uploaded),
  wire: { sends: 'multipart', headers: ['x-upload-id'] },
});
