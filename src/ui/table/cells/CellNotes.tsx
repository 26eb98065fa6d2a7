import { useMessages } from '../../core/host-context';
import { fillMessage } from '../../fill-message';
import type { Row } from '../selection';
import type { CellEdit } from './cell-edits';
import { texts } from './messages';
import type { EditableCells } from './use-cell-edits';

interface CellNotesProps<T extends Row> {
  cells: EditableCells<T>;
  row: T;
  edit: CellEdit<T> | undefined;
  noteId: string;
  /** Called before the buttons go, which may have the focus. */
  onUndo(): void;
}

/** What is to be said of a changed cell: why it is not saved, what is unusual, and the way back. */
export function CellNotes<T extends Row>({ cells, row, edit, noteId, onUndo }: CellNotesProps<T>) {
  const labels = useMessages(texts);
  const { field } = cells;
  const theirs = edit?.theirs;
  const theirText = theirs ? field.show(field.textOf(theirs)) : '';
  const problem =
    edit &&
    (field.check(edit.text) || (theirs ? fillMessage(labels.theirs, { value: theirText }) : edit.problem));
  const warning = edit && !problem ? field.warn?.(edit.row, edit.text) : '';
  const act = (done: () => void) => () => {
    onUndo();
    done();
  };
  const named = (label: string) => `${label}: ${cells.nameOf(row)}`;
  return (
    <>
      <span className={problem ? 'cell-note bad' : 'cell-note'} id={noteId}>
        {problem || warning}
      </span>
      {edit && (
        <span className="cell-ways">
          {theirs && (
            <>
              <button
                className="link small"
                type="button"
                aria-label={named(labels.keepMine)}
                onClick={act(() => cells.keepMine(row.id))}
              >
                {labels.keepMine}
              </button>
              <button
                className="link small"
                type="button"
                aria-label={named(labels.useTheirs)}
                onClick={act(() => cells.undo(row.id))}
              >
                {labels.useTheirs}
              </button>
            </>
          )}
          {!theirs && (
            <button
              className="link small"
              type="button"
              aria-label={named(labels.undo)}
              onClick={act(() => cells.undo(row.id))}
            >
              {labels.undo}
            </button>
          )}
        </span>
      )}
    </>
  );
}
