import { useMemo, useState } from 'react';
import { useStoreSelector } from '../../hooks/use-store-selector';
import { useStyles } from '../../hooks/use-styles';
import { useLeaveGuard } from '../../parts/use-leave-guard';
import type { Row } from '../selection';
import { type CellEdits, createCellEdits } from './cell-edits';
import type { CellField } from './cell-field';
import css from './cells.css?inline';

/** A column of a table that is edited in place; constant, so that no row renders when a cell changes. */
export interface EditableCells<T extends Row> extends CellEdits<T> {
  /** Of the table: the ids of the cells' notes begin with it. */
  name: string;
  field: CellField<T>;
  nameOf(row: T): string;
}

/**
 * The changes of a column, by row, until they are saved: they stay when the page, the filters or the order change, and the
 * browser asks before they are left.
 * @param field @param nameOf constant, or made by useMemo
 */
export function useCellEdits<T extends Row>(
  name: string,
  field: CellField<T>,
  nameOf: (row: T) => string,
): EditableCells<T> {
  const [edits] = useState(() => createCellEdits<T>(field.textOf));
  const isDirty = useStoreSelector(edits.$edits, ({ size }) => size > 0);
  useLeaveGuard(isDirty);
  useStyles(css);
  return useMemo(() => ({ ...edits, name, field, nameOf }), [edits, name, field, nameOf]);
}
