import { safeFileName } from '#domain/files/file-name';
import { pageDocument } from './core/native';

/** Milliseconds after which no browser still reads a file's object URL (ours). */
const OBJECT_URL_LIFETIME = 60_000;

/** Downloads a file. Its name may have a service's ids and titles in it. */
export function saveFile(file: Blob, name: string): void {
  const link = pageDocument.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = safeFileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), OBJECT_URL_LIFETIME);
}
