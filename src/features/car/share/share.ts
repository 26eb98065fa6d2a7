import { encodePart } from '../../../domain/encode';
/** Ways to take a configuration along. Nothing here throws: each says what became of it. */

/** A chat with whom the visitor chooses, with this text begun. */
export const whatsappAddress = (text: string): string => `https://wa.me/?text=${encodePart(text)}`;

/** False where the browser has no clipboard or the visitor does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a sheet to share with. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** dismissed: the visitor closed the sheet. */
export async function shareBySystem(data: {
  title: string;
  text: string;
  url: string;
}): Promise<'done' | 'dismissed' | 'failed'> {
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    return (error as Error | undefined)?.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}

/** A name every file system takes: fiat-argo-drive-1.0.pdf. */
export function fileName(words: readonly string[], extension: string): string {
  const name = words
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${name.slice(0, 100) || 'car'}.${extension}`;
}

/** Milliseconds after which no browser still reads the address of a file it was given (ours). */
const READ_BY_THEN = 60_000;

/** Gives the visitor a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_THEN);
}
