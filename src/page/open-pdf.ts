import { openEmptyTab } from './open-tab';
import { objectUrl } from './safe-addresses';

/** Milliseconds after which no browser still reads an object URL (ours). */
const OBJECT_URL_LIFETIME = 60_000;

const TYPE = 'application/pdf';
/** What every PDF begins with. */
export const PDF_START = '%PDF-';

/** A file that claims to be a PDF and is none. */
export class NoPdf extends Error {
  override readonly name = 'NoPdf';
}

interface PdfOptions {
  /** Shown in the new tab until the file is there. */
  opening: string;
  /** The name of a downloaded file. */
  fileName: string;
  /** Downloads the file (ui/save-file.ts). */
  save(file: Blob, name: string): void;
}

/**
 * Opens a PDF of a service in a new tab; call it within a click. A blob's address has the page's origin, so what opens
 * begins as a PDF and has the type of one, whatever the service calls it: never a page with scripts. Downloads it where
 * the browser opens no tab, or the visitor has closed it. Throws what loading throws, and a NoPdf.
 */
export async function openPdf(
  load: () => Promise<Blob>,
  { opening, fileName, save }: PdfOptions,
): Promise<void> {
  const tab = openEmptyTab(opening);
  try {
    const file = await load();
    if ((await file.slice(0, PDF_START.length).text()) !== PDF_START) throw new NoPdf('the file is no PDF');
    const pdf = file.slice(0, file.size, TYPE);
    if (!tab) return save(pdf, fileName);
    const address = objectUrl(pdf);
    setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME);
    if (!tab.navigate(address)) save(pdf, fileName);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
