import type { CallOptions } from '#services/http/types';
import type { BulkWords } from '#ui/bulk/bulk-words';
import type { Counted } from '#ui/count-text';
import type { RowCheck } from '#ui/import/checked-rows';
import type { ImportColumn, RowCells } from '#ui/import/list-rows';

/** A column of what is sent. */
export interface ActField<V> {
  name: string;
  label: string;
  text(value: V): string;
  /** How a text is shown that says something about a person, until somebody asks for it. */
  hidden?(text: string): string;
}

/** What is done to each row of a list. */
export interface ListAct<V> {
  name: 'import' | 'prepare' | 'migrate' | 'password' | 'sync';
  columns: readonly ImportColumn[];
  checkRow(cells: RowCells): RowCheck<V>;
  idOf(value: V): string;
  /** What is sent of a row. */
  fields: readonly ActField<V>[];
  /** Resolves once the service has done it, to a number that it gives, if any. Throws a ServiceError. */
  perform(value: V, options: CallOptions): Promise<number | undefined>;
  /** Asks whether a row was done whose answer was lost; without it nobody can tell. */
  check?(value: V, options: CallOptions): Promise<boolean>;
  simulate: Counted;
  words: { hint: string; ask: Counted; action: string; bulk: BulkWords & { done: Counted } };
  /** What is said of the sum of the numbers. */
  total?: Counted;
}
