import { randomId } from '#page/random-id';
import { type UploadedFile, uploadDocument } from '../document-uploader';
import { backOff, TRIES } from '../http/back-off';
import { isKind } from '../http/problem';
import { sleep } from '../http/sleep';
import type { CallOptions } from '../http/types';
import { throttled } from './progress';
import { readFile } from './read-file';

/** Size of one request in bytes (spec limits#uploads). */
export const CHUNK_SIZE = 65_536;

export interface Progress {
  /** Bytes that the service has. */
  sent: number;
  total: number;
}
interface Options extends Pick<CallOptions, 'signal'> {
  onProgress?: (progress: Progress) => void;
  /** Identifies the file to the service in every try; a new one by default. */
  id?: string;
  /** Whether the service may have some of the file already: it is asked before anything is sent. */
  resumes?: boolean;
}

const isPassing = (error: unknown): boolean => isKind(error, 'offline', 'unavailable');
const isUnknown = (error: unknown): boolean => isKind(error, 'missing');

/**
 * Sends a private file (spec services#files, calls#multipart). A file that fits a chunk is one request; a larger one is
 * sent in chunks, each with its range. The ranges and the upload's id are ours. After a failure in passing, such as a
 * lost answer, the service is asked which bytes it has: a chunk that it received is not sent again. Rejects with the
 * ServiceError of a failure that further tries do not mend, and with an UnreadableFile; the same id continues the upload.
 */
export async function uploadFile(
  file: File,
  request: { root_path: string; sub_path: string },
  { onProgress, signal, id = randomId(), resumes = false }: Options = {},
): Promise<UploadedFile> {
  const report = throttled<Progress>(
    (progress) => onProgress?.(progress),
    ({ sent, total }) => sent >= total,
  );
  const total = file.size;
  const options = signal ? { signal } : {};
  /** Sends some bytes; without any it asks which have arrived. */
  const send = (range: string, bytes?: File) =>
    uploadDocument(
      {
        body: { ...(bytes && { file: bytes }), request },
        headers: { ...(range && { 'content-range': `bytes ${range}/${total}` }), 'x-upload-id': id },
      },
      options,
    );
  /** The first byte to send; undefined if only the service knows. */
  let start = resumes ? undefined : 0;
  let failures = 0;
  /** Bytes that the service has confirmed. */
  let sent = 0;
  /** The most that it ever had: only what goes beyond is progress, or asking in vain would never end. */
  let furthest = 0;
  if (start === 0) report({ sent: 0, total });
  for (;;) {
    try {
      let answer: UploadedFile;
      if (start === undefined) {
        answer = await send('*');
        // Without a number nothing is known to have arrived.
        start = Math.min(answer.received ?? 0, total);
      } else {
        const end: number = Math.min(start + CHUNK_SIZE, total);
        answer = await send(
          total > CHUNK_SIZE ? `${start}-${end - 1}` : '',
          await readFile(file, start, end),
        );
        start = end;
      }
      if (start > furthest) failures = 0;
      sent = start;
      furthest = Math.max(furthest, sent);
      report({ sent, total });
      if (start >= total) return answer;
    } catch (error) {
      if (start === undefined && isUnknown(error)) {
        // Nothing has arrived yet.
        start = 0;
        continue;
      }
      failures++;
      if (!isPassing(error) || failures >= TRIES) {
        // The last report may be older than the last chunk.
        if (sent > 0) onProgress?.({ sent, total });
        throw error;
      }
      // After an abort the next try fails with the call's own error.
      await sleep(backOff(failures), signal).catch(() => {});
      start = undefined;
    }
  }
}
