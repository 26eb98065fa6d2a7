import { type UploadedFile, uploadDocument } from '../document-uploader';
import { isServiceError } from '../http/service-error';
import { sleep } from '../http/sleep';
import { backOff, TRIES } from '../http/transport/back-off';
import type { CallOptions } from '../http/types';
import { throttled } from './progress';

/** Size of one request in bytes (spec limits#uploads). */
export const CHUNK_SIZE = 65_536;

export interface Progress {
  /** Bytes. */
  sent: number;
  total: number;
}
interface Options extends Pick<CallOptions, 'signal'> {
  onProgress?: (progress: Progress) => void;
}

/** A chunk says which bytes it is, so that the same one may safely come twice: it is tried again like a GET. */
async function insist<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const passing =
        isServiceError(error) &&
        (error.kind === 'network' || error.kind === 'timeout' || error.status >= 500);
      if (!passing || attempt >= TRIES) throw error;
      // After an abort the next attempt fails with the call's own error.
      await sleep(backOff(attempt), signal).catch(() => {});
    }
  }
}

/**
 * Sends a private file (spec services#files, calls#multipart). A file that fits a chunk is one request; a larger one is
 * sent in chunks, each with its range and the upload's id, which are ours: a lost connection costs one chunk, not the
 * file. Rejects with the ServiceError of the first chunk whose retries fail.
 */
export async function uploadFile(
  file: File,
  request: { root_path: string; sub_path: string },
  { onProgress, signal }: Options = {},
): Promise<UploadedFile> {
  const report = throttled<Progress>(
    (progress) => onProgress?.(progress),
    ({ sent, total }) => sent >= total,
  );
  const total = file.size;
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const options = signal ? { signal } : {};
  report({ sent: 0, total });
  let answer: UploadedFile | undefined;
  let start = 0;
  do {
    const end = Math.min(start + CHUNK_SIZE, total);
    const chunk = new File([file.slice(start, end)], file.name, { type: file.type });
    const headers =
      total > CHUNK_SIZE ? { 'content-range': `bytes ${start}-${end - 1}/${total}`, 'x-upload-id': id } : {};
    answer = await insist(() => uploadDocument({ body: { file: chunk, request }, headers }, options), signal);
    start = end;
    report({ sent: end, total });
  } while (start < total);
  return answer;
}
