import type { ReactNode } from 'react';
import type { MenuAction } from '#ui/table/ActionMenu';
import type { Row } from '#ui/table/selection';
import type { TableFilter, TableQuery, TableSort } from '#ui/table/table-query';
import type { AdminColumn, TableDefinition } from '#ui/table/use-admin-table';
import type { RecordAct } from './record-act';

/** Rows that a service gives whole: loaded once, then sorted, filtered and paged here. */
export interface WholeList<T> {
  load(): Promise<readonly T[]>;
  /** Whether what is done to one is known without loading the list again. */
  isKept?: boolean;
  matches?(row: T, filters: TableQuery['filters']): boolean;
  /** Compares two rows, by the name of the column. */
  orders?: Readonly<Record<string, (one: T, other: T) => number>>;
}

/** What a table of staff says of itself. saved: {name} is the record's. */
export interface ResourceWords {
  caption: string;
  emptyTitle?: string;
  emptyHint?: string;
  /** Of the button that makes a new record. */
  create?: string;
  /** Of the row's action that opens the editor; the row's name opens it in any case. */
  edit?: string;
  saved?: string;
}

export interface EditorProps<T> {
  /** Undefined for a new one. */
  record: T | undefined;
  onSaved(record: T): void;
  onClose(): void;
}

/** The records that staff keep of one kind, described once: the table, its calls, the editor and what is done to them. */
export interface StaffResource<T extends Row> {
  /** Unique among the tables of a page (ui/table). */
  name: string;
  words: ResourceWords;
  /** Constant, or made by useMemo. */
  columns: readonly AdminColumn<T>[];
  filters?: readonly TableFilter[];
  sort?: TableSort;
  /** Whose rows they are; by default the signed-in account's, within a gate. */
  source?: TableDefinition<T>['source'];
  /** Loads a page of the service's list, or the whole of it. */
  rows: TableDefinition<T>['load'] | WholeList<T>;
  nameOf(row: T): string;
  /** What a row is called in what is said of it, where that is less. */
  shortNameOf?(row: T): string;
  /** The editor of a record, or of a new one. */
  editor?(props: EditorProps<T>): ReactNode;
  /** Whether a record opens in the editor; by default each does. */
  isEditable?(row: T): boolean;
  /** What is done to one or to several. */
  acts?: readonly RecordAct<T>[];
  /** Opens a row, where that is not its editor; null if nothing does. */
  onOpen?: ((row: T) => void) | null;
  /** Further actions of a row, between its editor and the acts. */
  actionsOf?(row: T): readonly MenuAction[];
  /** Further actions of the selected rows. */
  bulkActions?: readonly MenuAction[];
  /** Called when records were saved, or when something was done to them: what else shows them is loaded again. */
  onChanged?(): void;
}
