/** The first sheet of an .xlsx workbook as the text of a list. */
import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { writeCsv } from '#domain/files/csv';
import { unpackedSize } from '#domain/files/zip-size';

/** Bytes of the largest workbook once it is unpacked (ours): a few kilobytes can hold gigabytes. */
const LARGEST = 64 * 1024 * 1024;

type Cell = string | number | boolean | Date | null | undefined;

const two = (number: number): string => String(number).padStart(2, '0');

/** A number as text with the fifteen digits that spreadsheets compute with: a document has up to fourteen. */
const numberText = (written: string): string =>
  String(Number(Number(written).toPrecision(15))).replace('.', ',');

/** A cell as both countries write it; the library's dates are of a day that is the same everywhere. */
const cellText = (cell: Cell): string =>
  cell instanceof Date
    ? `${two(cell.getUTCDate())}/${two(cell.getUTCMonth() + 1)}/${cell.getUTCFullYear()}`
    : String(cell ?? '');

export interface Workbook {
  text: string;
  /** The sheet that was read, where there are others. */
  sheet?: string;
}

/**
 * Unpacks a workbook for the library, which would do it in a worker of a blob from half a megabyte on: a strict policy refuses one.
 */
const unpacked = (bytes: Uint8Array): ArrayBuffer =>
  zipSync(unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) }), { level: 0 }).slice()
    .buffer;

/** Reads a workbook. Rejects if it is another kind of file; 'large' if it is too large to be read. */
export async function readWorkbookText(file: Blob): Promise<Workbook | 'large'> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (unpackedSize(bytes) > LARGEST) return 'large';
  const sheets = await readWorkbook(unpacked(bytes), { parseNumber: numberText as never });
  const [first] = sheets;
  const rows = (first?.data ?? []) as readonly (readonly Cell[])[];
  const text = writeCsv(rows.map((cells) => cells.map(cellText)));
  return { text, ...(sheets.length > 1 && first && { sheet: first.sheet }) };
}
