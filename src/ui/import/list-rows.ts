import { type CsvTable, readCsv, writeCsv } from '#domain/files/csv';

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
  /** The line of a quote that is never closed. */
  unclosed: number | undefined;
}

/** Without accents, case and signs: "Preço (R$)" is "precor". */
const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

const isNamed = ({ id, label, names = [] }: ImportColumn, heading: string): boolean =>
  [id, label, ...names].some((name) => plainName(name) === plainName(heading));

/**
 * Reads a list. A first row of headings is recognised by the columns' names, in any order; without one the cells are in the
 * columns' order.
 */
export function readList(text: string, columns: readonly ImportColumn[]): ReadList {
  const { rows, unclosed }: CsvTable = readCsv(text);
  const headings = rows[0]?.cells ?? [];
  const named = headings.map((heading) => columns.find((column) => isNamed(column, heading)));
  const hasHeader = named.some(Boolean);
  const order = hasHeader ? named : columns;
  const cellsOf = (cells: readonly string[]): RowCells =>
    Object.fromEntries(columns.map((column) => [column.id, cells[order.indexOf(column)] ?? '']));
  return {
    rows: rows.slice(hasHeader ? 1 : 0).map(({ line, cells }) => ({ line, cells: cellsOf(cells) })),
    missing: columns.filter((column) => hasHeader && !column.optional && !named.includes(column)),
    ignored: headings.filter((heading, at) => hasHeader && heading && !named[at]),
    unclosed,
  };
}

/** Returns rows as a list that readList reads, with its headings. */
export const listText = (rows: readonly ListRow[], columns: readonly ImportColumn[]): string =>
  writeCsv([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) => columns.map(({ id }) => cells[id])),
  ]).slice(1);

/** What a check says of a row: its value, or its problems by column ('' for those of the whole row). */
export type RowCheck<V> = { value: V } | { problems: Readonly<Record<string, string>> };

export interface CheckedRow<V> extends ListRow {
  value?: V;
  problems: Readonly<Record<string, string>>;
  /** The line of an earlier row with the same id, which is imported instead. */
  sameAs?: number;
}

/** Checks all rows; of those that are valid and have the same id, the first counts. */
export function checkRows<V>(
  rows: readonly ListRow[],
  check: (cells: RowCells) => RowCheck<V>,
  idOf: (value: V) => string,
): CheckedRow<V>[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const result = check(row.cells);
    if ('problems' in result) return { ...row, problems: result.problems };
    const { value } = result;
    const id = idOf(value);
    const sameAs = lines.get(id);
    if (sameAs !== undefined) return { ...row, problems: {}, sameAs };
    lines.set(id, row.line);
    return { ...row, value, problems: {} };
  });
}

export const isValid = <V>(row: CheckedRow<V>): row is CheckedRow<V> & { value: V } => 'value' in row;
