import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isKind } from '#services/http/problem';
import { deferred } from '../core/deferred';
import { FailureNotice } from '../core/FailureNotice';
import { useMessages } from '../core/host-context';
import type { Address } from '../core/jsx-runtime';
import { useDeferred } from '../core/use-deferred';
import { fillMessage } from '../fill-message';
import { useLatest } from '../hooks/use-latest';
import { useStoreAfterPaint, useStoreSelector } from '../hooks/use-store-selector';
import { useStyles } from '../hooks/use-styles';
import { Button } from '../parts/Button';
import { Empty } from '../parts/Empty';
import { Failed } from '../parts/Failed';
import { Loading } from '../parts/Loading';
import { Pagination } from '../parts/Pagination';
import { Skeleton } from '../parts/Skeleton';
import { ROLES } from '../parts/table-roles';
import type { MenuAction } from './ActionMenu';
import css from './admin-table.css?inline';
import { tableKeys } from './keys/table-keys';
import type { TableDialog } from './layout/TableDialogs';
import { texts } from './messages';
import { PageJump } from './PageJump';
import { countOf, type Row } from './selection';
import { PageBar, SelectionBar, useCounts } from './TableBar';
import { TableFilters } from './TableFilters';
import { TableHead } from './TableHead';
import { type RowContext, TableRow } from './TableRow';
import cards from './table-cards.css?inline';
import type { AdminTableModel } from './use-admin-table';
import { useSlices } from './use-slices';

const NONE: readonly Row[] = [];

/** Loads what arranges a table, which few need. */
const dialogs = deferred(() => import('./layout/TableDialogs'));

/** Number of pages up to which none is gone to by its number (ours). */
const FEW_PAGES = 5;

interface AdminTableProps<T extends Row> {
  table: AdminTableModel<T>;
  caption: string;
  /** The name of a row, for what is done with it: "Selecionar NAME". */
  nameOf(row: T): string;
  /** Opens a row, by its first column; with `hrefOf` as a link. */
  onOpen?(row: T): void;
  hrefOf?(row: T): Address;
  /** What can be done with a row, as its state allows; read when the menu opens. */
  actionsOf?(row: T): readonly MenuAction[];
  /** What can be done with the selected rows; without them no row can be selected. */
  bulkActions?: readonly MenuAction[];
  /** Shown if there are no rows and no filter. */
  empty?: ReactNode;
}

/** What is said of the selection: its number, or that a filter ended it. After the paint: no click waits for it. */
function SelectionStatus({ table }: { table: AdminTableModel<Row> }) {
  const { selected, cleared } = useCounts();
  const count = countOf(useStoreAfterPaint(table.selection.$selection), table.total);
  return (
    <span className="sr" role="status">
      {count > 0 ? selected(count) : table.cleared > 0 ? cleared(table.cleared) : ''}
    </span>
  );
}

/** Tells the styles how high the bars are: the header sticks below them. */
function useBarHeight(region: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const table = region.current;
    const bars = isThere && table?.querySelector('.table-bars');
    if (!table || !bars) return;
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize?.[0]?.blockSize;
      if (height) table.style.setProperty('--bar', `${height}px`);
    });
    watch.observe(bars);
    return () => watch.disconnect();
  }, [region, isThere]);
}

/** A page of a list on the server as a table; narrower than 640 px each row is a card. */
export function AdminTable<T extends Row>({
  table: own,
  caption,
  nameOf,
  empty,
  ...props
}: AdminTableProps<T>) {
  const table = own as unknown as AdminTableModel<Row>;
  const { onOpen, hrefOf, actionsOf, bulkActions } = props as Partial<AdminTableProps<Row>>;
  const labels = useMessages(texts);
  const { cleared: clearedText } = useCounts();
  const { name, columns, rows, query, shown, failed, error, isLoading, selection } = table;
  const { layout, areKeysOff } = table.arrangement;
  const [opened, setOpened] = useState<TableDialog>();
  const over = useDeferred(dialogs, !!opened);
  const [spoken, setSpoken] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const hasSelection = useStoreSelector(selection.$selection, (all) => countOf(all, table.total) > 0);
  useStyles(css);
  useStyles(cards);
  const context = useLatest<RowContext>({
    rows: rows ?? [],
    selection,
    nameOf: nameOf as RowContext['nameOf'],
    hrefOf,
    onOpen,
    actionsOf,
  });
  const present = useSlices(rows ?? NONE);
  useBarHeight(region, !!rows);
  const focus = () => region.current?.focus({ preventScroll: true });
  const isFiltered = Object.keys(query.filters).length > 0;
  const isForbidden = isKind(error, 'forbidden');
  const selects = !!bulkActions?.length;
  const sort = (by: string) => {
    const column = columns.find((each) => each.name === by);
    const descending = shown.sort?.by === by && !shown.sort.descending;
    table.sortBy(by);
    const order = labels[descending ? 'descending' : 'ascending'];
    setSpoken(fillMessage(labels.sorted, { name: column?.label ?? '', order }));
  };
  const turnPage = (by: 1 | -1) => {
    const page = shown.page + by;
    if (page >= 0 && page < (table.pages ?? Number.POSITIVE_INFINITY)) table.setPage(page);
  };
  const toBar = () => region.current?.querySelector<HTMLElement>('.selection-actions button')?.focus();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls within it
    <div
      className={`admin-table${layout.isCompact ? ' compact' : ''}${hasSelection ? ' selecting' : ''}`}
      part="table"
      tabIndex={-1}
      ref={region}
      onKeyDown={tableKeys(region, { isOff: areKeysOff, onPage: turnPage, onHelp: () => setOpened('keys') })}
    >
      {table.filterList.length > 0 && (
        <TableFilters
          name={name}
          caption={caption}
          filters={table.filterList}
          applied={query.filters}
          region={region}
          onApply={table.setFilters}
        />
      )}
      {table.cleared > 0 && !hasSelection && <p className="muted small">{clearedText(table.cleared)}</p>}
      {selects && <SelectionStatus table={table} />}
      {rows && (rows.length > 0 || hasSelection) && (
        <div className="table-bars">
          <PageBar table={table} onOpen={setOpened} />
          {selects && <SelectionBar table={table} actions={bulkActions} />}
          <span className={isLoading ? 'table-progress on' : 'table-progress'} />
        </div>
      )}
      {failed && rows && (
        <FailureNotice onRetry={table.reload}>
          {isForbidden ? labels.forbidden : labels.keptRows}
        </FailureNotice>
      )}
      {!rows && failed && (
        <Failed onRetry={table.reload}>{isForbidden ? labels.forbidden : undefined}</Failed>
      )}
      {!rows && !failed && (
        <Loading>
          <Skeleton kind="rows" count={8} />
        </Loading>
      )}
      {rows?.length === 0 &&
        !isLoading &&
        (isFiltered ? (
          <Empty
            title={labels.noMatch}
            action={
              <Button
                kind="plain"
                onClick={() => {
                  focus();
                  table.setFilters({});
                }}
              >
                {labels.clearFilters}
              </Button>
            }
          />
        ) : (
          (empty ?? <Empty />)
        ))}
      {!!rows?.length && (
        <table className="admin-rows" aria-busy={isLoading} {...ROLES.table}>
          <caption className="sr">{caption}</caption>
          <TableHead table={table} selects={selects} acts={!!actionsOf} onSort={sort} />
          <tbody {...ROLES.rowgroup}>
            {present.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                columns={columns}
                context={context}
                selects={selects}
                acts={!!actionsOf}
                opens={!!onOpen}
              />
            ))}
          </tbody>
        </table>
      )}
      {hasSelection && rows && (
        <button className="link to-selection" type="button" onClick={toBar}>
          {labels.toSelection}
        </button>
      )}
      {(table.pages === undefined || table.pages > 1) && (
        <Pagination label={caption} page={shown.page} pages={table.pages} onPage={table.setPage} />
      )}
      {table.pages !== undefined && table.pages > FEW_PAGES && (
        <PageJump name={name} pages={table.pages} onPage={table.setPage} />
      )}
      {opened && over.module && (
        <over.module.TableDialogs opened={opened} table={table} onClose={() => setOpened(undefined)} />
      )}
      {opened && over.failures > 0 && !over.module && (
        <FailureNotice attempt={over.failures} onRetry={over.retry} />
      )}
      <span className="sr" role="status">
        {spoken}
      </span>
    </div>
  );
}
