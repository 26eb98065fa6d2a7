/** Codes to be read, drawn by the rules of their symbologies and by other tables than the reader's. */
import {
  BarcodeFormat,
  Code39Reader,
  Code93Reader,
  Code128Reader,
  DataMatrixWriter,
  EncodeHintType,
  QRCodeWriter,
} from '@zxing/library';
import type { CodeFormat } from '#widgets/barcode-scanner/decoder/frame';
import { encodePdf417 } from './pdf-417';

/** Modules, row by row; a linear code has one row, which is drawn high. */
export type Modules = boolean[][];

const bitsOf = (value: number, length: number): boolean[] =>
  Array.from({ length }, (_, at) => ((value >> (length - 1 - at)) & 1) === 1);

/** Dark and light in turn, by their widths in modules. */
const runs = (widths: readonly number[]): boolean[] =>
  widths.flatMap((width, at) => Array<boolean>(width).fill(at % 2 === 0));

const ALPHABET_39 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';

/** @param wide width of a wide element, in modules */
function code39(text: string, wide = 3): boolean[] {
  const tables = Code39Reader as unknown as { CHARACTER_ENCODINGS: number[]; ASTERISK_ENCODING: number };
  const patterns = ['*', ...text, '*'].map((character) =>
    character === '*' ? 0x094 : (tables.CHARACTER_ENCODINGS[ALPHABET_39.indexOf(character)] ?? 0),
  );
  return patterns.flatMap((pattern) => [
    ...runs(bitsOf(pattern, 9).map((isWide) => (isWide ? wide : 1))),
    false,
  ]);
}

function code93(text: string): boolean[] {
  const tables = Code93Reader as unknown as { CHARACTER_ENCODINGS: number[]; ALPHABET_STRING: string };
  const values = [...text].map((character) => tables.ALPHABET_STRING.indexOf(character));
  for (const most of [20, 15]) {
    const sum = values.reduce(
      (total, value, at) => total + value * (((values.length - 1 - at) % most) + 1),
      0,
    );
    values.push(sum % 47);
  }
  const patterns = [47, ...values, 47].map((value) => tables.CHARACTER_ENCODINGS[value] ?? 0);
  return [...patterns.flatMap((pattern) => bitsOf(pattern, 9)), true];
}

function code128(text: string): boolean[] {
  const { CODE_PATTERNS } = Code128Reader as unknown as { CODE_PATTERNS: Int32Array[] };
  const values = [104, ...[...text].map((character) => character.charCodeAt(0) - 32)];
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  return [...values, check, 106].flatMap((value) => runs([...(CODE_PATTERNS[value] ?? [])]));
}

const CODABAR: Readonly<Record<string, string>> = {
  0: '1111133',
  1: '1111331',
  2: '1113113',
  3: '3311111',
  4: '1131131',
  5: '3111131',
  6: '1311113',
  7: '1311311',
  8: '1331111',
  9: '3113111',
  '-': '1113311',
  $: '1133111',
  ':': '3111313',
  '/': '3131113',
  '.': '3131311',
  '+': '1131313',
  A: '1133131',
  B: '1313113',
  C: '1113133',
  D: '1113331',
};

const codabar = (text: string): boolean[] =>
  [...`A${text}B`].flatMap((character) => [...runs([...(CODABAR[character] ?? '')].map(Number)), false]);

const ITF = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

function itf(text: string): boolean[] {
  const widths = [1, 1, 1, 1];
  for (let at = 0; at < text.length; at += 2) {
    const [dark = '', light = ''] = [ITF[Number(text[at])], ITF[Number(text[at + 1])]];
    for (let element = 0; element < 5; element++) {
      widths.push(dark[element] === '1' ? 3 : 1, light[element] === '1' ? 3 : 1);
    }
  }
  return runs([...widths, 3, 1, 1]);
}

type BitMatrix = { getWidth(): number; getHeight(): number; get(x: number, y: number): boolean };
const rowsOf = (matrix: BitMatrix): Modules =>
  Array.from({ length: matrix.getHeight() }, (_, y) =>
    Array.from({ length: matrix.getWidth() }, (_unused, x) => matrix.get(x, y)),
  );

function qrCode(text: string): Modules {
  const hints = new Map<EncodeHintType, unknown>([[EncodeHintType.MARGIN, 0]]);
  return rowsOf(new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 0, 0, hints));
}

const ENCODERS: Readonly<Record<CodeFormat, (text: string) => Modules>> = {
  code_39: (text) => [code39(text)],
  code_93: (text) => [code93(text)],
  codabar: (text) => [codabar(text)],
  code_128: (text) => [code128(text)],
  itf: (text) => [itf(text)],
  qr_code: qrCode,
  data_matrix: (text) =>
    rowsOf(new DataMatrixWriter().encode(text, BarcodeFormat.DATA_MATRIX, 0, 0, null as never)),
  pdf417: encodePdf417,
};

export const encode = (format: CodeFormat, text: string): Modules => ENCODERS[format](text);
