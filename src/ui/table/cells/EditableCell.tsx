import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/host-context';
import { fillMessage } from '../../fill-message';
import { useStoreSelector } from '../../hooks/use-store-selector';
import type { Row } from '../selection';
import { CellNotes } from './CellNotes';
import { texts } from './messages';
import type { EditableCells } from './use-cell-edits';

interface EditableCellProps<T extends Row> {
  cells: EditableCells<T>;
  row: T;
  /** Where else than in the table it is shown. */
  place?: 'list';
}

/** The next or previous cell to edit, in the same table or list. */
function neighbour(from: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const all = [...(from?.closest('table, ul')?.querySelectorAll<HTMLElement>('.cell-box') ?? [])];
  const next = from ? all[all.indexOf(from) + step] : undefined;
  return next?.querySelector<HTMLElement>('.cell-value') ?? undefined;
}

/**
 * A value that is changed in its cell: Enter or a press begins, Enter keeps, Escape leaves it as it was, Tab keeps and goes to
 * the next one, and so does leaving it by the pointer. Renders alone when its value changes.
 */
export function EditableCell<T extends Row>({ cells, row, place }: EditableCellProps<T>) {
  const labels = useMessages(texts);
  const { field, nameOf } = cells;
  const edit = useStoreSelector(cells.$edits, (all) => all.get(row.id));
  /** What is in the input; undefined while there is none. */
  const [typed, setTyped] = useState<string>();
  const isEditing = typed !== undefined;
  const box = useRef<HTMLSpanElement>(null);
  /** Whether what is in the input still counts: taking it away may tell of a blur. */
  const isOpen = useRef(false);
  const returns = useRef(false);
  useLayoutEffect(() => {
    const input = isEditing && box.current?.querySelector('input');
    if (input) {
      input.focus();
      input.select();
    } else if (returns.current) box.current?.querySelector<HTMLElement>('.cell-value')?.focus();
    returns.current = false;
  }, [isEditing]);

  const base = field.textOf(edit?.row ?? row);
  const text = edit?.text ?? base;
  const shown = text ? field.show(text) : '–';
  const noteId = `${cells.name}${place ?? ''}-${row.id.replace(/\s/g, '_')}-note`;
  const label = fillMessage(labels.cell, { label: field.label, name: nameOf(row) });
  const begin = () => {
    isOpen.current = true;
    setTyped(text);
  };
  const close = (kept?: string) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    if (kept !== undefined) cells.keep(row, field.format(kept));
    setTyped(undefined);
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, shiftKey } = event;
    if ((event.nativeEvent ?? event).isComposing) return;
    if (key === 'Enter' || key === 'Escape') {
      event.preventDefault();
      // A dialog around it stays.
      event.stopPropagation();
      returns.current = true;
      close(key === 'Enter' ? currentTarget.value : undefined);
    } else if (key === 'Tab') {
      const next = neighbour(box.current, shiftKey ? -1 : 1);
      if (!next) return;
      event.preventDefault();
      close(currentTarget.value);
      next.click();
    }
  };
  const onValueKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    const next = step && neighbour(box.current, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <span className={edit ? 'cell-box changed' : 'cell-box'} ref={box}>
      {isEditing ? (
        <span className="cell-input">
          {field.sign && <span className="cell-sign">{field.sign}</span>}
          <input
            className="input"
            part="input"
            aria-label={label}
            aria-invalid={!!edit && !!(edit.problem || field.check(text))}
            aria-describedby={noteId}
            inputMode={field.inputMode}
            enterKeyHint="done"
            autoComplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onInputKey}
            onBlur={(event) => close(event.currentTarget.value)}
          />
        </span>
      ) : (
        <button
          className="cell-value"
          type="button"
          aria-label={`${shown}, ${label}${edit ? `, ${fillMessage(labels.changed, { before: base ? field.show(base) : '–' })}` : ''}`}
          aria-describedby={noteId}
          onClick={begin}
          onKeyDown={onValueKey}
        >
          {/* It is in the name too, behind what the cell says now. */}
          {edit && base && (
            <s className="cell-before" aria-hidden="true">
              {field.show(base)}
            </s>
          )}
          <span>{shown}</span>
        </button>
      )}
      <CellNotes
        {...{ cells, row, edit, noteId }}
        onUndo={() => box.current?.querySelector<HTMLElement>('.cell-value')?.focus()}
      />
    </span>
  );
}
