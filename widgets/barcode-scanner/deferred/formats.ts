import { SCANNER_READERS } from '#domain/scanner/scanner-settings';
import { writtenList } from '#domain/text/written-list';
import type { CodeFormat, MatrixFormat } from '../decoder/frame';

/** Names of the kinds, the same in every language. */
export const FORMAT_NAMES: Readonly<Record<CodeFormat, string>> = {
  code_39: 'Code 39',
  code_93: 'Code 93',
  code_128: 'Code 128',
  codabar: 'Codabar',
  itf: 'ITF',
  qr_code: 'QR code',
  data_matrix: 'Data Matrix',
  pdf417: 'PDF417',
};

const KNOWN = Object.keys(FORMAT_NAMES) as CodeFormat[];
/** Those with error correction: what is read of them is right. */
const MATRICES: readonly MatrixFormat[] = ['qr_code', 'data_matrix', 'pdf417'];
export const isMatrix = (format: string): boolean => (MATRICES as readonly string[]).includes(format);

/** Those of the specification (spec limits#scanner); its Code 39 is that of vehicle identification numbers. */
const USUAL: readonly CodeFormat[] = SCANNER_READERS;

/** The kinds of codes that an author names; the usual ones if none is known. */
export function formatsOf(attribute: string): readonly CodeFormat[] {
  const names = writtenList(attribute.toLowerCase());
  const found = KNOWN.filter((format) => names.includes(format));
  return found.length ? found : USUAL;
}
