import { atom, type ReadableAtom } from 'nanostores';
import type { Row } from '../selection';

/** A change of a cell that is not saved yet. */
export interface CellEdit<T extends Row> {
  /** The row that it is a change of. */
  row: T;
  /** As CellField.format returns it. */
  text: string;
  /** Why the service has not saved it, in words. */
  problem?: string | undefined;
  /** The row as another person has saved it meanwhile, until it is decided which one counts. */
  theirs?: T | undefined;
  /** Whether its answer was lost: the service is asked before it is sent again. */
  isLost?: boolean | undefined;
}

export interface CellEdits<T extends Row> {
  $edits: ReadableAtom<ReadonlyMap<string, CellEdit<T>>>;
  get(id: string): CellEdit<T> | undefined;
  /** Keeps what was typed; what the row has already is no change. */
  keep(row: T, text: string): void;
  undo(id: string): void;
  /** Notes why a change was not saved, unless it has become another one meanwhile. */
  note(id: string, text: string, why: Pick<CellEdit<T>, 'problem' | 'theirs' | 'isLost'>): void;
  /** A text was saved, and this is the row now; what was typed since is a change of it. */
  saved(row: T, text: string): void;
  /** Decides for the own text against another person's. */
  keepMine(id: string): void;
  clear(): void;
}

/** @param textOf a row's value as it is typed */
export function createCellEdits<T extends Row>(textOf: (row: T) => string): CellEdits<T> {
  const $edits = atom<ReadonlyMap<string, CellEdit<T>>>(new Map());
  const get = (id: string) => $edits.get().get(id);
  const put = (id: string, edit: CellEdit<T> | undefined) => {
    const next = new Map($edits.get());
    if (edit) next.set(id, edit);
    else next.delete(id);
    $edits.set(next);
  };
  const keep = (row: T, text: string) => {
    const before = get(row.id);
    // Who types on after a comparison has seen the other version.
    const base = before?.theirs ?? before?.row ?? row;
    const isLost = before?.isLost;
    if (text === before?.text && !before.theirs) return;
    // What may have been saved is no longer known to be what the row has.
    if (text === textOf(base) && !isLost) {
      if (before) put(row.id, undefined);
    } else put(row.id, { row: base, text, ...(isLost && { isLost }) });
  };
  return {
    $edits,
    get,
    keep,
    undo: (id) => put(id, undefined),
    note(id, text, why) {
      const edit = get(id);
      if (edit?.text === text) put(id, { row: edit.row, text, ...why });
    },
    saved(row, text) {
      const edit = get(row.id);
      if (!edit) return;
      const isDone = edit.text === text || edit.text === textOf(row);
      put(row.id, isDone ? undefined : { row, text: edit.text });
    },
    keepMine(id) {
      const edit = get(id);
      if (edit?.theirs) put(id, { row: edit.theirs, text: edit.text });
    },
    clear() {
      if ($edits.get().size > 0) $edits.set(new Map());
    },
  };
}
