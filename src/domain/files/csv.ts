import { DECIMAL_SEPARATOR } from '../money/currencies';

/** Tables as text files that spreadsheets open (RFC 4180). */

/** Spreadsheets take a file without it for one in an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Between cells, in both languages: the comma is their decimal separator. */
const SEPARATOR = ';';
/** What begins a formula in a spreadsheet, the wide forms of East Asian keyboards too; some skip spaces before it. */
const FORMULA = /^ *[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+([.,]\d+)?$/;
/** A number that a spreadsheet was made to keep as text: ="0123", or '0123. */
const KEPT_TEXT = /^="(.*)"$/s;
const KEPT_NUMBER = /^'(?=[\d./-]+$)/;
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

/** What separates cells: a tab before all, as copied cells have it; a comma last, as it is a decimal one too. */
const SEPARATORS = ['\t', SEPARATOR, '|', ','];
/** Lines that tell the separator: a title above the table has none. */
const TELLING_LINES = 30;

/**
 * The separator of a text, outside quotes: the first that half of the lines have equally often, else the one that most have so.
 */
function separatorOf(text: string): string {
  const start = text.slice(0, LONGEST_START).replace(/"[^"]*"/g, '');
  const lines = start.split(/[\r\n]+/, TELLING_LINES).filter((line) => line.trim());
  let best = SEPARATOR;
  let most = 0;
  for (const separator of SEPARATORS) {
    const alike = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(separator).length - 1;
      if (count > 0) alike.set(count, (alike.get(count) ?? 0) + 1);
    }
    const number = Math.max(0, ...alike.values());
    if (number > most) [best, most] = [separator, number];
    if (number > 0 && number * 2 >= lines.length) return separator;
  }
  return best;
}
/** Characters in which they are looked for. */
const LONGEST_START = 20_000;

/** A cell without what keeps it from being a formula or a number. */
const plainCell = (cell: string): string =>
  cell
    .replace(KEPT_TEXT, (_, text: string) => text.replaceAll('""', '"'))
    .replace(KEPT_NUMBER, '')
    .replace(DEFUSED, '')
    .replace(INNER_DEFUSED, '$1');

/**
 * Reads a table row by row that a spreadsheet has written or whose cells were copied: separated by semicolons, commas, tabs or
 * bars, with quoted cells, any line ends, without blank rows and without the apostrophe of a defused formula. Returns the
 * line of a quote that is never closed, else 0. Never throws.
 */
export function* csvRows(source: string): Generator<CsvRow, number> {
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(source);
  const skipped = named?.[0].length ?? (source.startsWith(BYTE_ORDER_MARK) ? 1 : 0);
  const text = source.slice(skipped);
  const separator = named?.[1] ?? separatorOf(text);
  let line = named ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  /** The line where the quoted cell began. */
  let open = 0;
  let wasQuoted = false;
  /** Whether the cell has more than space: asked at each quote, of a cell as long as the file. */
  let hasText = false;
  const endCell = () => {
    row.cells.push(plainCell(wasQuoted ? cell : cell.trim()));
    cell = '';
    wasQuoted = false;
    hasText = false;
  };
  function* endRow() {
    endCell();
    if (row.cells.some(Boolean)) yield row;
    row = { line, cells: [] };
  }
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
    else if (isBreak) yield* endRow();
    else if (sign !== '\r' && !(wasQuoted && sign === ' ')) {
      cell += sign;
      hasText ||= sign.trim() !== '';
    }
  }
  yield* endRow();
  return open;
}

/** Reads a table at once. */
export function readCsv(source: string): CsvTable {
  const rows: CsvRow[] = [];
  const reader = csvRows(source);
  for (let next = reader.next(); ; next = reader.next()) {
    if (next.done) return { rows, ...(next.value && { unclosed: next.value }) };
    rows.push(next.value);
  }
}
