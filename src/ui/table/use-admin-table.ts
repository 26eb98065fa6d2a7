import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ListPage } from '../collection/collection-state';
import type { CollectionSource } from '../collection/use-collection';
import { useHost } from '../core/host-context';
import { useUrlStep } from '../hooks/use-url-step';
import { useResource } from '../resource/use-resource';
import { collectRows } from './collect-rows';
import { arrangedColumns, type PreferencesCell } from './layout/table-layout';
import { type TableLayoutModel, useTableLayout } from './layout/use-table-layout';
import { countOf, EVERYTHING, type Row } from './selection';
import {
  filled,
  isSameFilter,
  isSameSort,
  parseQuery,
  queryText,
  splitFilters,
  type TableFilter,
  type TableQuery,
  type TableSort,
} from './table-query';
import { lastPageFor, pagesOf, type TablePage, tablePage } from './table-state';
import { type SelectionStore, useSelection } from './use-selection';

export interface AdminColumn<T> {
  /** Also the name that the service sorts by. */
  name: string;
  label: string;
  cell(row: T): ReactNode;
  sortable?: boolean;
  /** Aligns numbers and amounts to the end. */
  numeric?: boolean;
  /** 1 is always there; in a table with little room first columns of 3 hide, then those of 2. Cards show all. */
  priority?: 1 | 2 | 3;
}

export interface TableDefinition<T extends Row> {
  /** Unique among the tables of a page; its parameter of the address is `vt-NAME`. */
  name: string;
  /** The first one names its row. Constant, or made by useMemo: other columns render all rows. */
  columns: readonly AdminColumn<T>[];
  filters?: readonly TableFilter[];
  /** The order where nobody has chosen one. */
  sort?: TableSort;
  /** Of which account the rows are, and when they load (features/session/use-account-rows). */
  source: Omit<CollectionSource, 'dropsOnFailure'>;
  /** Where the account keeps how it has arranged its tables; without it, they are kept as long as the page is there. */
  preferences?: PreferencesCell;
  /** The signal is aborted once the answer no longer counts. */
  load(query: TableQuery, options: { signal: AbortSignal }): Promise<ListPage<T>>;
}

export interface AdminTableModel<T extends Row> {
  name: string;
  /** Those that are shown, in their order. */
  columns: readonly AdminColumn<T>[];
  allColumns: readonly AdminColumn<T>[];
  arrangement: TableLayoutModel;
  filterList: readonly TableFilter[];
  /** What is asked for. */
  query: TableQuery;
  /** What the rows are the answer to; while nothing has failed it follows `query`. */
  shown: TableQuery;
  /** Undefined until the first answer. */
  rows: readonly T[] | undefined;
  /** Of the rows and of their pages; undefined where the server does not say how many there are. */
  total: number | undefined;
  pages: number | undefined;
  isLoading: boolean;
  failed: boolean;
  error: unknown;
  selection: SelectionStore<T>;
  /** Number of rows whose selection ended with the latest change of the filters. */
  cleared: number;
  /** The text of the query, as in the address. */
  queryText: string;
  /** Goes to a query by its text. */
  showQuery(text: string): void;
  setPage(page: number): void;
  setSize(size: number): void;
  /** Sorts by a column; by the same one the other way round. */
  sortBy(column: string): void;
  /** Replaces all filters; those without a value are removed. */
  setFilters(filters: Readonly<Record<string, string>>, how?: 'push' | 'replace'): void;
  reload(): void;
  /** Replaces the row of the same id. */
  put(row: T): void;
  /** Removes the row of an id; its selection too. */
  drop(id: string): void;
  /** Resolves to all selected rows, also those that were on no page yet. */
  collect(): Promise<readonly T[]>;
  /** Resolves to all rows that match the filters. Rejects if a page does not load. */
  collectAll(): Promise<readonly T[]>;
}

/** A page of a list on the server, with its sort and filters in the page's address, and a selection over all pages. */
export function useAdminTable<T extends Row>(definition: TableDefinition<T>): AdminTableModel<T> {
  const { name, columns: allColumns, filters: filterList = [], sort = null, source, load } = definition;
  const { key, revision = '', isPaused = () => false } = source;
  const { signal: life } = useHost();
  const arrangement = useTableLayout(name, key, definition.preferences);
  const { layout } = arrangement;
  const columns = useMemo(() => arrangedColumns(allColumns, layout), [allColumns, layout]);
  const sorts = allColumns.filter(({ sortable }) => sortable).map((column) => column.name);
  const rules = { sorts, sort, filters: filterList };
  const selection = useSelection<T>();
  const [cleared, setCleared] = useState(0);

  const url = useUrlStep(`vt-${name}`, (text) => apply(parseQuery(text, rules), null));
  const [base, setBase] = useState(() => parseQuery(url.read(), rules));
  const [personal, setPersonal] = useState<{ key: string; values: Record<string, string> }>();
  const values = personal?.key === key ? personal.values : undefined;
  const query = useMemo(
    () => (values ? { ...base, filters: { ...base.filters, ...values } } : base),
    [base, values],
  );

  /** @param how of the entry in the browser's history; null if the address is where the query comes from */
  function apply(next: TableQuery, how: 'push' | 'replace' | null, typed = values): void {
    if (typed !== values || !isSameFilter(next.filters, base.filters)) endSelection();
    if (typed !== values) setPersonal({ key, values: typed ?? {} });
    setBase(next);
    if (how) url.write(queryText(next, rules), how);
  }
  function endSelection(): void {
    setCleared(countOf(selection.$selection.get(), resource.state.value?.total));
    selection.clear();
  }
  const asked = `${revision} ${JSON.stringify(query)}`;
  const loaded = useResource<TablePage<T>>({ key, revision: asked, isPaused }, async (signal) => {
    const page = await load(query, { signal });
    const last = lastPageFor(query, page);
    if (last === undefined && !signal.aborted) selection.refresh(page.content);
    if (last !== undefined && !signal.aborted) {
      // The rows stay until the last page is there.
      resource.leave();
      apply({ ...base, page: last }, 'replace');
    }
    const next = tablePage(query, page);
    // Nobody knows any more how many these are.
    if (next.total === undefined && selection.$selection.get().all && !signal.aborted) selection.clear();
    return next;
  });
  const { value, failed, error, retry: reload, resource } = loaded;
  /** Of rows that are collected: they count as long as the widget is there. */
  const loadWhole = (asked: TableQuery) => load(asked, { signal: life });
  const ofKey = useRef(key);
  useEffect(() => {
    // Another account has selected nothing.
    if (ofKey.current !== key) selection.clear();
    ofKey.current = key;
  }, [key, selection]);

  const change = (next: (rows: readonly T[]) => readonly T[]) => {
    const { key: of, value: now, isLoading } = resource.state;
    if (of !== key || !now) return reload();
    const rows = next(now.rows);
    if (rows === now.rows && !isLoading) return;
    const gone = now.rows.length - rows.length;
    const total = now.total === undefined ? undefined : Math.max(0, now.total - gone);
    resource.change({ ...now, rows, total });
    // An answer under way may be from before the change; of an emptied page there may be others.
    if (isLoading || (rows.length === 0 && (now.total === undefined || now.total > now.rows.length)))
      reload();
  };

  const { rows, total, pages } = value ?? { total: 0 };
  const shown = failed && value ? value.query : query;
  const isLoading = !isPaused() && !failed && (loaded.isLoading || loaded.revision !== asked);
  return {
    name,
    columns,
    allColumns,
    arrangement,
    filterList,
    query,
    shown,
    rows,
    total,
    pages: total === undefined ? pages : pagesOf(total, shown.size),
    isLoading,
    failed,
    error,
    selection,
    cleared,
    queryText: queryText({ ...base, page: 0 }, rules),
    showQuery: (text) => apply(parseQuery(text, rules), 'push', {}),
    setPage: (page) => apply({ ...base, page }, 'push'),
    setSize(size) {
      // The first row stays on the page.
      apply({ ...base, size, page: Math.floor((base.page * base.size) / size) }, 'push');
    },
    sortBy(by) {
      const descending = isSameSort(shown.sort, { by, descending: false });
      apply({ ...base, page: 0, sort: { by, descending } }, 'push');
    },
    setFilters(filters, how = 'push') {
      const next = filled(filters);
      // What is on its way is the answer to them.
      if (isSameFilter(next, query.filters)) return isLoading ? undefined : reload();
      const { inAddress, personal } = splitFilters(next, filterList);
      const isSame = isSameFilter(personal, values ?? {});
      apply({ ...base, page: 0, filters: inAddress }, how, isSame ? values : personal);
    },
    reload,
    put(row) {
      selection.refresh([row]);
      change((all) =>
        all.some(({ id }) => id === row.id) ? all.map((each) => (each.id === row.id ? row : each)) : all,
      );
    },
    drop(id) {
      selection.forget(id);
      change((all) => (all.some((each) => each.id === id) ? all.filter((each) => each.id !== id) : all));
    },
    collect: () => collectRows(selection.$selection.get(), query, loadWhole),
    collectAll: () => collectRows<T>(EVERYTHING, query, loadWhole),
  };
}
