import { type ReactNode, useState } from 'react';
import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import css from './data-table.css?inline';
import { Empty } from './Empty';
import { Failed } from './Failed';
import { Loading } from './Loading';
import { Pagination } from './Pagination';
import { Skeleton } from './Skeleton';
import { ROLES } from './table-roles';

const messages = {
  'pt-BR': { sorted: 'Por {name}, ordem {order}', ascending: 'crescente', descending: 'decrescente' },
  'es-AR': { sorted: 'Por {name}, orden {order}', ascending: 'ascendente', descending: 'descendente' },
};

export interface Column<R> {
  id: string;
  name: string;
  cell(row: R): ReactNode;
  /** Aligns numbers and amounts to the end. */
  end?: boolean;
  /** Compares two rows; makes the column's heading a sort button. */
  compare?(one: R, other: R): number;
}

interface DataTableProps<R> {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  idOf(row: R): string;
  /** Rows per page; all rows by default. */
  pageSize?: number;
  state?: 'ready' | 'loading' | 'failed';
  onRetry?(): void;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

interface Sorting {
  column: string;
  descending: boolean;
}

function sorted<R>(rows: readonly R[], columns: readonly Column<R>[], by?: Sorting): readonly R[] {
  const compare = columns.find(({ id }) => id === by?.column)?.compare;
  if (!by || !compare) return rows;
  const sign = by.descending ? -1 : 1;
  return [...rows].sort((one, other) => sign * compare(one, other));
}

/**
 * A table with a caption. The first column names its row. Columns with `compare` are sortable; pages are below.
 * Narrower than 480 px each row is a card. Loading, empty and failed states are shown instead of the rows.
 */
export function DataTable<R>({ caption, columns, rows, idOf, pageSize, ...props }: DataTableProps<R>) {
  const { state = 'ready', onRetry, empty } = props;
  const labels = useMessages(messages);
  const [by, setBy] = useState<Sorting>();
  const [wanted, setPage] = useState(0);
  const [spoken, setSpoken] = useState('');
  useStyles(css);
  const size = pageSize ?? Math.max(1, rows.length);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages - 1);
  const shown = sorted(rows, columns, by).slice(page * size, (page + 1) * size);

  const sortBy = ({ id, name }: Column<R>) => {
    const descending = by?.column === id && !by.descending;
    setBy({ column: id, descending });
    setPage(0);
    setSpoken(fillMessage(labels.sorted, { name, order: labels[descending ? 'descending' : 'ascending'] }));
  };
  const orderOf = (id: string) =>
    by?.column === id ? (by.descending ? 'descending' : 'ascending') : undefined;
  const classOf = ({ end }: Column<R>) => (end ? 'end' : undefined);

  if (state !== 'ready' || rows.length === 0) {
    return (
      <div className="table-frame" part="table">
        <p className="table-caption">{caption}</p>
        {state === 'loading' && (
          <Loading>
            <Skeleton kind="rows" count={pageSize ?? 5} />
          </Loading>
        )}
        {state === 'failed' && <Failed onRetry={onRetry} />}
        {state === 'ready' && (empty ?? <Empty />)}
      </div>
    );
  }
  return (
    <div className="table-frame" part="table">
      <table className="table" {...ROLES.table}>
        <caption className="table-caption">{caption}</caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                className={`${classOf(column) ?? ''}${column.compare ? ' sortable' : ''}`}
                scope="col"
                aria-sort={column.compare ? (orderOf(column.id) ?? 'none') : undefined}
                {...ROLES.columnheader}
              >
                {column.compare ? (
                  <button className="table-sort" type="button" onClick={() => sortBy(column)}>
                    {column.name}
                    <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
                      <path className="up" d="M5 0l4 5H1z" />
                      <path className="down" d="M5 14l4-5H1z" />
                    </svg>
                  </button>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {shown.map((row) => (
            <tr key={idOf(row)} {...ROLES.row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} className={classOf(column)} scope="row" {...ROLES.rowheader}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={classOf(column)} {...ROLES.cell}>
                    {/* Visible in cards only; screen readers announce the column's heading. */}
                    <span className="table-name" aria-hidden="true">
                      {column.name}
                    </span>
                    <span>{column.cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pagination label={caption} page={page} pages={pages} onPage={setPage} />}
      <span className="sr" role="status">
        {spoken}
      </span>
    </div>
  );
}
