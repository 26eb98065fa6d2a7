import { useEffect, useRef } from 'react';
import { useMessages } from '../core/host-context';
import { useStoreSelector } from '../hooks/use-store-selector';
import { ROLES } from '../parts/table-roles';
import { texts } from './messages';
import { pageState, type Row } from './selection';
import { classOf, onBoxKeys } from './TableRow';
import type { AdminTableModel } from './use-admin-table';

/** The box that selects the rows of the page; in between where some are. */
function PageBox({ table }: { table: AdminTableModel<Row> }) {
  const labels = useMessages(texts);
  const { rows = [], selection } = table;
  const box = useRef<HTMLInputElement>(null);
  const state = useStoreSelector(selection.$selection, (all) => pageState(all, rows));
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className="row-select">
      <input
        className="row-check"
        type="checkbox"
        ref={box}
        checked={state === 'all' && rows.length > 0}
        onChange={() => selection.setPage(rows, state !== 'all')}
        onKeyDown={onBoxKeys}
      />
      <span className="page-select-label">{labels.selectPage}</span>
    </label>
  );
}

interface TableHeadProps {
  table: AdminTableModel<Row>;
  selects: boolean;
  acts: boolean;
  onSort(name: string): void;
}

export function TableHead({ table, selects, acts, onSort }: TableHeadProps) {
  const labels = useMessages(texts);
  const { sort } = table.shown;
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row}>
        {selects && (
          <th className="cell-select" scope="col" {...ROLES.columnheader}>
            <PageBox table={table} />
          </th>
        )}
        {table.columns.map((column) => {
          const order = sort?.by !== column.name ? 'none' : sort.descending ? 'descending' : 'ascending';
          return (
            <th
              key={column.name}
              className={`${classOf(column)}${column.sortable ? ' sorts' : ''}`}
              scope="col"
              aria-sort={column.sortable ? order : undefined}
              {...ROLES.columnheader}
            >
              {column.sortable ? (
                <button className="sort-button" type="button" onClick={() => onSort(column.name)}>
                  {column.label}
                  <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
                    <path
                      className="sort-mark"
                      d="M5 1v8M1.5 5.5 5 9l3.5-3.5"
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.5"
                    />
                  </svg>
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
        {acts && (
          <th className="cell-actions" scope="col" {...ROLES.columnheader}>
            <span className="sr">{labels.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
