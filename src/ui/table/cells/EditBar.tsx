import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/host-context';
import { countText } from '../../count-text';
import { ConfirmDialog } from '../../editor/ConfirmDialog';
import { Button } from '../../parts/Button';
import type { Row } from '../selection';
import { EditableCell } from './EditableCell';
import { texts } from './messages';
import type { EditableCells } from './use-cell-edits';

interface EditBarProps<T extends Row> {
  cells: EditableCells<T>;
  isSaving: boolean;
  /** What the last save has saved, and what it has not. */
  statusMessage?: string;
  problem?: string;
  onSave(): void;
  /** To whom the focus goes when a save leaves something to mend. */
  region: RefObject<HTMLDivElement | null>;
  /** Whether the changes are listed, those of other pages too. */
  isListed: boolean;
  onList(isListed: boolean): void;
  children?: ReactNode;
}

/** How many cells are changed, on all pages, with the ways to save them, to see them together and to give them up. */
export function EditBar<T extends Row>(props: EditBarProps<T>) {
  const { cells, isSaving, statusMessage: said, problem, onSave, region, isListed, onList, children } = props;
  const labels = useMessages(texts);
  const edits = [...useStore(cells.$edits).values()];
  const [asks, setAsks] = useState(false);
  const isDiscarded = useRef(false);
  // After the dialog has given the focus back, to a button that is gone.
  useEffect(() => {
    if (!asks && isDiscarded.current) region.current?.focus();
    isDiscarded.current = false;
  }, [asks, region]);
  const { length } = edits;
  return (
    <div className={length > 0 ? 'edit-bar shown' : 'edit-bar'} part="edits" tabIndex={-1} ref={region}>
      <p className={length > 0 || said ? 'edit-count' : 'sr'} role="status">
        {[said, length > 0 && countText(labels.changes, length)].filter(Boolean).join(' ')}
      </p>
      {length > 0 && problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      {children}
      {length > 0 && (
        <div className="actions">
          <Button busy={isSaving} onClick={onSave}>
            {countText(labels.save, length)}
          </Button>
          <button
            className="menu-button"
            type="button"
            aria-expanded={isListed}
            onClick={() => onList(!isListed)}
          >
            {labels.list}
          </button>
          <Button kind="plain" disabled={isSaving} onClick={() => setAsks(true)}>
            {labels.discard}
          </Button>
        </div>
      )}
      {isListed && length > 0 && (
        <ul className="edit-list" aria-label={labels.listed}>
          {edits.map(({ row }) => (
            <li key={row.id}>
              <span>{cells.nameOf(row)}</span>
              <EditableCell cells={cells} row={row} place="list" />
            </li>
          ))}
        </ul>
      )}
      {asks && (
        <ConfirmDialog
          title={countText(labels.discardTitle, length)}
          action={labels.discard}
          onConfirm={() => {
            isDiscarded.current = true;
            setAsks(false);
            cells.clear();
          }}
          onClose={() => setAsks(false)}
        >
          <p>{labels.discardHint}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
