import { type KeyboardEvent, memo, type RefObject, useRef } from 'react';
import { useMessages } from '../core/host-context';
import type { Address } from '../core/jsx-runtime';
import { fillMessage } from '../fill-message';
import { useStoreSelector } from '../hooks/use-store-selector';
import { ROLES } from '../parts/table-roles';
import { ActionMenu, type MenuAction } from './ActionMenu';
import { texts } from './messages';
import { isSelected, type Row } from './selection';
import type { AdminColumn } from './use-admin-table';
import type { SelectionStore } from './use-selection';

/** What a row needs of its table; in a ref, so that no row renders when it changes. */
export interface RowContext {
  rows: readonly Row[];
  selection: SelectionStore<Row>;
  nameOf(row: Row): string;
  hrefOf?: ((row: Row) => Address) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  actionsOf?: ((row: Row) => readonly MenuAction[]) | undefined;
}

interface RowProps {
  row: Row;
  columns: readonly AdminColumn<Row>[];
  context: RefObject<RowContext>;
  selects: boolean;
  acts: boolean;
  opens: boolean;
}

/** The classes of a column's cells. */
export const classOf = ({ numeric, priority = 1 }: AdminColumn<never>): string =>
  `p${priority}${numeric ? ' end' : ''}`;

/** Moves the focus among the boxes of a table, that of the page included. */
function focusBox(from: HTMLElement, key: string): HTMLInputElement | undefined {
  const boxes = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('.row-check') ?? [])];
  const at = boxes.indexOf(from as HTMLInputElement);
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: boxes.length - 1 }[key];
  const box = to === undefined ? undefined : boxes[to];
  box?.focus();
  return box;
}

export function onBoxKeys(event: KeyboardEvent<HTMLInputElement>): HTMLInputElement | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const box = focusBox(event.currentTarget, event.key);
  if (box) event.preventDefault();
  return box;
}

/** The box that selects a row; renders alone when that changes. */
function RowBox({ row, context }: Pick<RowProps, 'row' | 'context'>) {
  const labels = useMessages(texts);
  const { selection, nameOf } = context.current;
  const on = useStoreSelector(selection.$selection, (all) => isSelected(all, row.id));
  /** Whether Shift is held while Space is let go. */
  const held = useRef(false);
  return (
    <label className="row-select">
      <input
        className="row-check"
        type="checkbox"
        data-row={row.id}
        aria-label={fillMessage(labels.select, { name: nameOf(row) })}
        checked={on}
        // A press with Shift selects no text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={(event) => {
          const isRange = event.shiftKey || held.current;
          held.current = false;
          selection.set(row, event.currentTarget.checked, context.current.rows, isRange);
        }}
        // Only onClick knows of the Shift key.
        onChange={() => {}}
        onKeyUp={(event) => {
          held.current = event.key === ' ' && event.shiftKey;
        }}
        onKeyDown={(event) => {
          const { rows } = context.current;
          const id = onBoxKeys(event)?.dataset.row;
          const to = rows.find((each) => each.id === id);
          if (!to || !event.shiftKey) return;
          // The range begins where Shift went down.
          if (!selection.has(row.id)) selection.set(row, true, rows);
          selection.set(to, true, rows, true);
        }}
      />
    </label>
  );
}

function RowName({
  row,
  column,
  context,
  opens,
}: Pick<RowProps, 'row' | 'context' | 'opens'> & { column: AdminColumn<Row> }) {
  const { hrefOf } = context.current;
  const open = () => context.current.onOpen?.(row);
  const content = column.cell(row);
  if (hrefOf)
    return (
      <a
        className="row-open"
        href={hrefOf(row)}
        onClick={(event) => {
          // Another tab or window is the browser's.
          if (!opens || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
            return;
          event.preventDefault();
          open();
        }}
      >
        {content}
      </a>
    );
  if (!opens) return content;
  return (
    <button className="link row-open" type="button" onClick={open}>
      {content}
    </button>
  );
}

/** A row; in a narrow container its cells show the names of their columns and it is a card. */
export const TableRow = memo(function TableRow({ row, columns, context, selects, acts, opens }: RowProps) {
  const labels = useMessages(texts);
  const { nameOf } = context.current;
  return (
    <tr className="table-row" {...ROLES.row}>
      {selects && (
        <td className="cell-select" {...ROLES.cell}>
          <RowBox row={row} context={context} />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.name} className={classOf(column)} scope="row" {...ROLES.rowheader}>
            <RowName {...{ row, column, context, opens }} />
          </th>
        ) : (
          <td key={column.name} className={classOf(column)} data-label={column.label} {...ROLES.cell}>
            {column.cell(row)}
          </td>
        ),
      )}
      {acts && (
        <td className="cell-actions" {...ROLES.cell}>
          <ActionMenu
            label={labels.actions}
            name={fillMessage(labels.actionsOf, { name: nameOf(row) })}
            none={labels.noAction}
            actions={() => context.current.actionsOf?.(row) ?? []}
          />
        </td>
      )}
    </tr>
  );
});
