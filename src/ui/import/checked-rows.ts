/** Checks of a list's rows, all at once and of those that are corrected. */
import { inSlices } from './in-slices';
import type { ListRow, RowCells } from './list-rows';

/** What a check says of a row: its value, or its problems by column ('' for those of the whole row). */
export type RowCheck<V> = { value: V } | { problems: Readonly<Record<string, string>> };

export interface CheckedRow<V> extends ListRow {
  value?: V;
  problems: Readonly<Record<string, string>>;
  /** The line of another row with the same id, which is imported instead. */
  sameAs?: number;
}

/** How rows are checked, and by what two of them are the same. */
export interface RowRules<V> {
  checkRow(cells: RowCells): RowCheck<V>;
  idOf(value: V): string;
}

export interface CheckedList<V> {
  rows: readonly CheckedRow<V>[];
  /** The line that counts, by the id of its value. */
  lines: ReadonlyMap<string, number>;
  counts: Counts;
}

type Kind = 'valid' | 'same' | 'wrong';
export type Counts = Readonly<Record<Kind, number>>;

export const isValid = <V>(row: CheckedRow<V>): row is CheckedRow<V> & { value: V } => 'value' in row;

const kindOf = <V>(row: CheckedRow<V>): Kind =>
  isValid(row) ? 'valid' : row.sameAs === undefined ? 'wrong' : 'same';

/** The lines of the rows that count, by id. */
interface Lines {
  get(id: string): number | undefined;
  set(id: string, line: number): unknown;
}

/** @param lines gets that of the row if it is the first with its id */
function checked<V>(row: ListRow, { checkRow, idOf }: RowRules<V>, lines: Lines): CheckedRow<V> {
  const result = checkRow(row.cells);
  if ('problems' in result) return { ...row, problems: result.problems };
  const { value } = result;
  const id = idOf(value);
  const sameAs = lines.get(id);
  if (sameAs !== undefined) return { ...row, problems: {}, sameAs };
  lines.set(id, row.line);
  return { ...row, value, problems: {} };
}

/**
 * Checks all rows of a list, and lets the page breathe meanwhile; of those that are valid and have the same id, the first counts.
 * @param onPart gets the number of rows that were checked
 */
export async function checkList<V>(
  rows: readonly ListRow[],
  rules: RowRules<V>,
  onPart?: (rows: number) => void,
): Promise<CheckedList<V>> {
  const lines = new Map<string, number>();
  const result: CheckedRow<V>[] = [];
  const counts = { valid: 0, same: 0, wrong: 0 };
  const add = (row: ListRow) => {
    const each = checked(row, rules, lines);
    counts[kindOf(each)]++;
    result.push(each);
  };
  await inSlices(rows, add, onPart);
  return { rows: result, lines, counts };
}

/**
 * Checks the rows that were corrected, by line. The others stay as they were, so that a correction in a long list is answered at
 * once: a corrected row that repeats one of them is the repetition, wherever it stands.
 * @param cells those of corrected rows, by line
 */
export function checkCorrected<V>(
  { rows, lines, counts }: CheckedList<V>,
  cells: Readonly<Record<number, RowCells>>,
  rules: RowRules<V>,
): { rows: ReadonlyMap<number, CheckedRow<V>>; counts: Counts } {
  if (Object.keys(cells).length === 0) return { rows: new Map(), counts };
  const corrected = new Map<number, CheckedRow<V>>();
  const own = new Map<string, number>();
  const known = {
    get: (id: string) => lines.get(id) ?? own.get(id),
    set: (id: string, line: number) => own.set(id, line),
  };
  const after = { ...counts };
  for (const row of rows) {
    const edited = cells[row.line];
    if (!edited) continue;
    const again = checked({ line: row.line, cells: edited }, rules, known);
    after[kindOf(row)]--;
    after[kindOf(again)]++;
    corrected.set(row.line, again);
  }
  return { rows: corrected, counts: after };
}
