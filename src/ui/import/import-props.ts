import type { Counted } from '../count-text';
import type { RowRules } from './checked-rows';
import type { ImportColumn } from './list-rows';

/** checkRow: before anything is sent, and again for a row that is corrected. */
export interface ListImportProps<V> extends RowRules<V> {
  /** Prefix of its ids, where a widget has several lists; "import" by default. */
  name?: string;
  columns: readonly ImportColumn[];
  /** Sends the valid rows: by a bulk run or one call. The list stays until the caller removes the view. */
  onImport(values: V[]): void;
  /** Of the button that takes the valid rows; "Importar as {count} linhas certas" by default. */
  action?: Counted;
  /** Whether they are being sent. */
  busy?: boolean;
  /** The most rows of a list; 50,000 by default. */
  limit?: number;
}
