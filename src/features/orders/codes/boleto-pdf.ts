import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { boletoBarcode, formatBoletoLine, interleaved2of5 } from '#domain/payment/boleto';
import { formatDate } from '#domain/time/calendar';
import { LEFT, Pages } from '#features/pdf/pages';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** Millimetres, as banks require: 103 wide, 13 high. */
const BARCODE = { width: 103, height: 13 };

export interface Slip {
  line: string;
  /** YYYY-MM-DD. */
  dueDate: string;
  /** In reais, as far as the service says it. */
  amount: number | undefined;
  /** Of the order. */
  number: string;
  car: string;
}

/** Returns the PDF of a boleto: what is paid, until when, its line and its bar code. */
export function boletoPdf(
  { line, dueDate, amount, number, car }: Slip,
  brand: string,
  language: Language,
): Blob {
  const messages = texts[language];
  const pages = new Pages(`Boleto ${number}`, language, brand);
  pages.text(brand.toUpperCase(), { size: 10, bold: true, grey: 60 });
  pages.text(fillMessage(messages.pdfTitle, { number }), { size: 18, bold: true });
  if (car) pages.text(car);
  pages.y += 4;
  if (isAmount(amount))
    pages.text(fillMessage(messages.toPay, { amount: formatCurrency(amount, language) }), {
      size: 12,
      bold: true,
    });
  if (dueDate) pages.text(fillMessage(messages.boletoHint, { date: formatDate(dueDate, language) }));
  pages.y += 6;
  pages.text(formatBoletoLine(line), { size: 13, bold: true });
  const code = boletoBarcode(line);
  if (code) {
    pages.y += 4;
    pages.bars(interleaved2of5(code), LEFT, BARCODE);
  }
  return pages.file();
}
