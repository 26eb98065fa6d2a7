import type { Counted } from '../count-text';
import type { ImportColumn, RowCells, RowCheck } from './list-rows';

export interface ListImportProps<V> {
  /** Prefix of its ids, where a widget has several lists; "import" by default. */
  name?: string;
  columns: readonly ImportColumn[];
  /** Checks a row before anything is sent; called again for a row that is corrected. */
  checkRow(cells: RowCells): RowCheck<V>;
  /** Of those with the same id, the first is imported. */
  idOf(value: V): string;
  /** Sends the valid rows: by a bulk run or one call. The list stays until the caller removes the view. */
  onImport(values: V[]): void;
  /** Of the button that takes the valid rows; "Importar as {count} linhas certas" by default. */
  action?: Counted;
  /** Whether they are being sent. */
  busy?: boolean;
  /** The most rows of a list; 2000 by default. */
  limit?: number;
}
