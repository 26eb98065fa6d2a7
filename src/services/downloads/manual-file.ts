/** A manual's file, which may be large: read while it arrives, so that it has a progress, a limit and an end. */

import type { ManualFile } from '#domain/manuals/manual-file';
import { NoPdf, PDF_START } from '#page/open-pdf';
import { anySignal } from '../http/any-signal';
import { sendRequest } from '../http/send-request';
import { isServiceError, ServiceError } from '../http/service-error';
import { getManualFile } from '../manual';

const { id: ID, timeout = 0 } = getManualFile.definition;

/** Bytes of the largest file that a page keeps in memory (ours). */
export const LARGEST_FILE = 80 * 1024 * 1024;
/** Milliseconds without a byte after which a file no longer arrives (ours). */
export const SILENCE = 30_000;

export interface FileOptions {
  signal: AbortSignal;
  /** Called with the part that has arrived, from 0 to 1; undefined if the size is not known. */
  onProgress(part: number | undefined): void;
}

const tooLarge = () => new ServiceError('http', ID, `larger than ${LARGEST_FILE} bytes`, 413);

/** Rejects if nothing arrives for a while. */
async function inTime<T>(arriving: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServiceError('timeout', ID, 'the file stopped arriving')), SILENCE);
  });
  // Polyfills that pages bring have promises without finally.
  try {
    return await Promise.race([arriving, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the first bytes are those of a PDF, as far as they have arrived. */
const mayBePdf = (start: Uint8Array) =>
  PDF_START.startsWith(String.fromCharCode(...start.slice(0, PDF_START.length)));

/**
 * Reads a response to the end. Throws a NoPdf at the first byte that is not a PDF's, before the rest of a page or of
 * another file has arrived.
 */
async function readPdf(response: Response, onProgress: FileOptions['onProgress']): Promise<Blob> {
  const size = Number(response.headers.get('content-length')) || 0;
  if (size > LARGEST_FILE) throw tooLarge();
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let start = new Uint8Array();
  let arrived = 0;
  for (;;) {
    const { value } = (await (reader && inTime(reader.read()))) ?? {};
    if (!value) break;
    chunks.push(value);
    arrived += value.length;
    if (arrived > LARGEST_FILE) throw tooLarge();
    if (start.length < PDF_START.length) {
      start = new Uint8Array([...start, ...value.slice(0, PDF_START.length)]);
      if (!mayBePdf(start)) throw new NoPdf('the file is no PDF');
    }
    onProgress(size ? Math.min(1, arrived / size) : undefined);
  }
  if (start.length < PDF_START.length) throw new NoPdf('the file is no PDF');
  return new Blob(chunks, { type: 'application/pdf' });
}

/** Without token, cookies and referrer of the page: the address may belong to another company. */
const fetchOutside = (address: string, signal: AbortSignal) =>
  sendRequest(
    ID,
    address,
    { credentials: 'omit', referrerPolicy: 'no-referrer' },
    { signal, timeout, once: true },
  );

/**
 * Loads a manual's file: under the service's address with the visitor's token, anywhere else without. Throws a NoPdf, and
 * a ServiceError like a call's; with status 413 for a file that is too large.
 */
export async function loadManualFile(file: ManualFile, { signal, onProgress }: FileOptions): Promise<Blob> {
  /** Ends what still arrives of a file that is not wanted any more. */
  const life = new AbortController();
  const either = anySignal(signal, life.signal);
  const canceled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', reject, { once: true });
  });
  const load = async () => {
    const arriving =
      'path' in file
        ? getManualFile({ file: file.path }, { signal: either })
        : fetchOutside(file.address, either);
    return readPdf(await inTime(arriving), onProgress);
  };
  try {
    return await Promise.race([load(), canceled]);
  } catch (error) {
    life.abort();
    if (signal.aborted) throw new ServiceError('canceled', ID, 'canceled');
    if (isServiceError(error) || error instanceof NoPdf) throw error;
    throw new ServiceError('network', ID, 'the file was interrupted');
  }
}
