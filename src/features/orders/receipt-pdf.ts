import type { Language } from '#domain/core/brands';
import { Pages } from '../pdf/pages';
import type { ReceiptPaper } from './receipt-rows';

/** Returns a receipt as a PDF. */
export function receiptPdf({ title, rows, note }: ReceiptPaper, brand: string, language: Language): Blob {
  const pages = new Pages(title, language, brand);
  pages.text(brand.toUpperCase(), { size: 10, bold: true, grey: 60 });
  pages.text(title, { size: 18, bold: true });
  pages.y += 4;
  for (const [name, value] of rows) {
    pages.text(name, { size: 9, grey: 90 });
    pages.text(value, { size: 12, bold: true });
    pages.y += 2;
  }
  pages.y += 4;
  pages.text(note, { size: 9, grey: 60 });
  return pages.file();
}
