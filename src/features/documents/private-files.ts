import { serviceBase } from '#page/settings/service-bases';
import { uploadDocuments } from '#services/document-uploader';
import { CHUNK_SIZE, uploadFile } from '#services/uploads/chunked';
import { readFile } from '#services/uploads/read-file';
import { $session } from '../session/session';
import type { SendOptions, Upload } from './queue';

/** Whether this visitor's files can be sent to the private files, in chunks (spec services#files): it needs a session. */
export const hasPrivateFiles = (): boolean =>
  $session.get().state === 'signedIn' && serviceBase('document-uploader') !== undefined;

/**
 * Returns the first waiting upload, with the others of its document that fit one chunk together with it: a request holds
 * at most a chunk (spec limits#uploads). Those that were tried go alone, as the service may have some of them.
 */
export function smallOnesTogether(waiting: readonly Upload[]): readonly Upload[] {
  const [first] = waiting;
  if (!first || first.tried || first.file.size > CHUNK_SIZE) return waiting.slice(0, 1);
  let left = CHUNK_SIZE;
  return waiting.filter(({ type, tried, file }) => {
    if (type !== first.type || tried || file.size > left) return false;
    left -= file.size;
    return true;
  });
}

/** Sends files to the private files: one in chunks (UPL-01), several small ones at once (UPL-02). Resolves to their ids. */
export async function sendPrivately(
  batch: readonly Upload[],
  folder: string,
  { signal, onProgress }: SendOptions,
): Promise<string[]> {
  const [{ type, file, key, tried }] = batch as [Upload];
  const request = { root_path: folder, sub_path: type };
  if (batch.length === 1) {
    const { id } = await uploadFile(file, request, {
      id: key,
      resumes: tried,
      signal,
      onProgress: ({ sent }) => onProgress(sent),
    });
    return [id];
  }
  const answer = await uploadDocuments(
    {
      body: { file: await Promise.all(batch.map((each) => readFile(each.file))), request },
      headers: { 'x-upload-id': batch.map((each) => each.key).join(',') },
    },
    { signal },
  );
  return answer.map(({ id }) => id);
}
