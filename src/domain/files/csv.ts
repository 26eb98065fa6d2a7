import { DECIMAL_SEPARATOR } from '../money/currencies';

/** Tables as text files that spreadsheets open (RFC 4180). */

/** Spreadsheets take a file without it for one in an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Between cells, in both languages: the comma is their decimal separator. */
const SEPARATOR = ';';
/** What begins a formula in a spreadsheet, the wide forms of East Asian keyboards too; some skip spaces before it. */
const FORMULA = /^ *[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;
const DEFUSED = /^'(?= *[=+\-@\t\r\n＝＋－＠])/;
/** The same within a cell, where a spreadsheet of another country ends it: at a comma, a semicolon, a tab or a line break. */
const INNER_FORMULA = /([,;\t\r\n]"* *)(?=[=+\-@＝＋－＠])/g;
const INNER_DEFUSED = /([,;\t\r\n]"* *)'(?=[=+\-@＝＋－＠])/g;

export type CsvCell = string | number | boolean | null | undefined;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? String(cell).replace('.', DECIMAL_SEPARATOR) : '';
  const text = String(cell ?? '');
  if (NUMBER.test(text)) return text;
  return (FORMULA.test(text) ? `'${text}` : text).replace(INNER_FORMULA, "$1'");
}

const quoted = (text: string): string =>
  /[";\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Returns a table as CSV, with byte order mark, semicolons, decimal commas and lines that end with CRLF. Text that a spreadsheet
 * would take for a formula begins with an apostrophe; negative numbers stay numbers.
 */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(SEPARATOR)}\r\n`).join('');

export interface CsvRow {
  /** Of the text where the row begins, from 1. */
  line: number;
  cells: string[];
}

export interface CsvTable {
  /** Rows without blank ones. */
  rows: CsvRow[];
  /** The line of a quote that is never closed: what follows it is one cell. */
  unclosed?: number;
}

/** The separator of a text: that of its first line, outside quotes; a tab before all, as copied cells have it. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1);
  if (line.includes('\t')) return '\t';
  const count = (separator: string) => line.split(separator).length;
  return count(',') > count(SEPARATOR) ? ',' : SEPARATOR;
}

/**
 * Reads a table that a spreadsheet has written or whose cells were copied: separated by semicolons, commas or tabs, with
 * quoted cells, any line ends, and the apostrophe of a defused formula taken away. Never throws.
 */
export function readCsv(source: string): CsvTable {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(source);
  const skipped = named?.[0].length ?? (source.startsWith(BYTE_ORDER_MARK) ? 1 : 0);
  const text = source.slice(skipped);
  const separator = named?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let line = named ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  /** The line where the quoted cell began. */
  let open = 0;
  let wasQuoted = false;
  /** Whether the cell has more than space: asked at each quote, of a cell as long as the file. */
  let hasText = false;
  const endCell = () => {
    row.cells.push((wasQuoted ? cell : cell.trim()).replace(DEFUSED, '').replace(INNER_DEFUSED, '$1'));
    cell = '';
    wasQuoted = false;
    hasText = false;
  };
  const endRow = () => {
    endCell();
    if (row.cells.some(Boolean)) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isBreak) line++;
    if (open) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at++;
      } else open = 0;
    } else if (sign === '"' && !hasText && !wasQuoted) {
      // A quote within a text is an inch.
      open = line;
      cell = '';
      wasQuoted = true;
    } else if (sign === separator) endCell();
    else if (isBreak) endRow();
    else if (sign !== '\r' && !(wasQuoted && sign === ' ')) {
      cell += sign;
      hasText ||= sign.trim() !== '';
    }
  }
  endRow();
  return { rows, ...(open && { unclosed: open }) };
}
