import { type CsvRow, csvRows, writeCsv } from '#domain/files/csv';
import { inSlices } from './in-slices';

/** A column of a list that is imported. */
export interface ImportColumn {
  id: string;
  /** In the page's language. */
  label: string;
  /** Other headings by which it is recognised: in the other language, or as older lists have it. */
  names?: readonly string[];
  optional?: boolean;
  /** Returns how a cell is shown that says something about a person; one that is wrong itself is shown as it is. */
  hidden?(text: string): string;
}

/** A row's cells by column; empty where the list has none. */
export type RowCells = Readonly<Record<string, string>>;

export interface ListRow {
  /** Of the text where it begins, from 1. */
  line: number;
  cells: RowCells;
}

export interface ReadList {
  rows: ListRow[];
  /** Columns that the list must have and has not. */
  missing: ImportColumn[];
  /** Headings that are no column's. */
  ignored: string[];
  /** Columns that the list has twice with different cells. */
  repeated: ImportColumn[];
  /** Rows above the headings, such as a title. */
  above: number;
  /** The line of a quote that is never closed. */
  unclosed: number | undefined;
}

/** Without accents, case, signs and a unit: "Preço (R$)" is "preco". */
const plainName = (text: string): string =>
  text
    .replace(/\([^()]*\)|R?\$/gi, '')
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

const isNamed = ({ id, label, names = [] }: ImportColumn, heading: string): boolean =>
  [id, label, ...names].some((name) => plainName(name) === plainName(heading));

/** Rows among which the headings are looked for: titles and empty rows may stand above them. */
const HEAD_ROWS = 20;

interface Head {
  /** Of its row. */
  at: number;
  headings: readonly string[];
  named: readonly (ImportColumn | undefined)[];
}

/** Finds the row of headings: of those that name columns only, or two of them, the one that names most. */
function headOf(rows: readonly CsvRow[], columns: readonly ImportColumn[]): Head | undefined {
  let best: Head | undefined;
  let most = 0;
  rows.slice(0, HEAD_ROWS).forEach(({ cells }, at) => {
    const named = cells.map((cell) => columns.find((column) => isNamed(column, cell)));
    const count = new Set(named.filter(Boolean)).size;
    const isHead = at === 0 || count > 1 || cells.every((cell, index) => !cell || named[index]);
    if (isHead && count > most) {
      best = { at, headings: cells, named };
      most = count;
    }
  });
  return best;
}

/** A row's cells by column: of a column that is there twice, the first that is not empty. */
const cellsOf = (
  cells: readonly string[],
  columns: readonly ImportColumn[],
  order: readonly (ImportColumn | undefined)[],
): RowCells =>
  Object.fromEntries(
    columns.map((column) => [column.id, cells.find((cell, at) => cell !== '' && order[at] === column) ?? '']),
  );

/**
 * Reads a list. Its headings are recognised by the columns' names, in any order, with titles above them and where they come
 * again; without headings the cells are in the columns' order. Lets the page breathe while it reads.
 * @param onPart gets the number of rows that were read
 */
export async function readList(
  text: string,
  columns: readonly ImportColumn[],
  onPart?: (rows: number) => void,
): Promise<ReadList> {
  const read: CsvRow[] = [];
  const reader = csvRows(text);
  let unclosed = 0;
  const lines = {
    *[Symbol.iterator]() {
      unclosed = yield* reader;
    },
  };
  await inSlices(lines, (row) => void read.push(row), onPart);
  const head = headOf(read, columns);
  const order = head?.named ?? columns;
  const again = head?.headings.join('\n');
  const rows: ListRow[] = [];
  const repeated = new Set<ImportColumn>();
  await inSlices(head ? read.slice(head.at + 1) : read, ({ line, cells }) => {
    if (cells.join('\n') === again) return;
    rows.push({ line, cells: cellsOf(cells, columns, order) });
    if (!head) return;
    for (const column of columns) {
      const own = new Set(cells.filter((cell, at) => cell !== '' && order[at] === column));
      if (own.size > 1) repeated.add(column);
    }
  });
  return {
    rows,
    missing: columns.filter((column) => head && !column.optional && !head.named.includes(column)),
    ignored: head ? head.headings.filter((heading, at) => heading && !head.named[at]) : [],
    repeated: [...repeated],
    above: head?.at ?? 0,
    unclosed: unclosed || undefined,
  };
}

/** Returns rows as a list that readList reads, with its headings. */
export const listText = (rows: readonly ListRow[], columns: readonly ImportColumn[]): string =>
  writeCsv([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) => columns.map(({ id }) => cells[id])),
  ]).slice(1);
