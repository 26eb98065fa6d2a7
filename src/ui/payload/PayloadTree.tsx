import { useEffect, useMemo, useRef } from 'react';
import { pageDocument } from '#page/core/native';
import { useHost } from '../core/host-context';
import { countText } from '../count-text';
import { fillMessage } from '../fill-message';
import type { PayloadMessages } from './messages';
import { CHILDREN, type Json, MASK, rowsOf, type TreeRow, type TreeView } from './payload-tree';

interface PayloadTreeProps {
  label: string;
  value: Json;
  view: TreeView;
  /** Path of the selected row. */
  active: string;
  hits: readonly string[];
  texts: PayloadMessages;
  onView(view: TreeView): void;
  onActive(path: string): void;
}

/** A payload's rows: one stop of the Tab key, arrows as in every tree. */
export function PayloadTree({ label, value, view, active, hits, texts, onView, onActive }: PayloadTreeProps) {
  const { element } = useHost();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(value, view), [value, view]);
  const found = useMemo(() => new Set(hits), [hits]);
  // A row that is no longer visible is selected no more.
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === active),
  );
  const current = rows[at];
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    // Only if the focus is in the tree: a search keeps it in its field.
    if (tree.current?.contains((element.shadowRoot ?? pageDocument).activeElement)) row?.focus();
    if (active) row?.scrollIntoView({ block: 'nearest' });
  }, [active, element]);

  const setOpen = ({ path, size }: TreeRow, isOpen: boolean) => {
    if (!size) return;
    const open = new Set(view.open);
    if (isOpen) open.add(path);
    else open.delete(path);
    onView({ ...view, open });
  };
  const showMore = ({ parent = '', position }: TreeRow) => {
    const path = rows.find((row) => row.parent === parent)?.path;
    onView({ ...view, shown: { ...view.shown, [parent]: position - 1 + CHILDREN } });
    if (path) onActive(path);
  };
  const press = (row: TreeRow) => (row.more ? showMore(row) : setOpen(row, !row.isOpen));
  const onKey = (key: string): boolean => {
    if (!current) return false;
    const go = (row: TreeRow | undefined) => row && onActive(row.path);
    if (key === 'ArrowDown') go(rows[at + 1]);
    else if (key === 'ArrowUp') go(rows[at - 1]);
    else if (key === 'Home') go(rows[0]);
    else if (key === 'End') go(rows.at(-1));
    else if (key === 'ArrowRight') {
      if (current.isOpen) go(rows[at + 1]);
      else setOpen(current, true);
    } else if (key === 'ArrowLeft') {
      if (current.isOpen) setOpen(current, false);
      else if (current.parent !== undefined) onActive(current.parent);
    } else if (key === 'Enter' || key === ' ') press(current);
    else return false;
    return true;
  };
  const textOf = ({ value: shown, size, guard }: TreeRow): string => {
    if (size !== undefined) return countText(Array.isArray(shown) ? texts.list : texts.object, size);
    if (shown === MASK && guard) return `${MASK} (${texts[guard]})`;
    return JSON.stringify(shown);
  };
  return (
    <div
      className="payload-tree"
      role="tree"
      aria-label={label}
      ref={tree}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys of all its rows
        <div
          key={row.path}
          className={`payload-row level-${Math.min(row.level, 8)}${found.has(row.path) ? ' hit' : ''}`}
          role="treeitem"
          tabIndex={row === current ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-expanded={row.size ? row.isOpen : undefined}
          aria-selected={row === current}
          onClick={() => {
            onActive(row.path);
            press(row);
          }}
        >
          {row.more ? (
            <span className="payload-more">{fillMessage(texts.more, { count: row.more })}</span>
          ) : (
            <>
              <span className="payload-mark" aria-hidden="true">
                {row.size ? (row.isOpen ? '▾' : '▸') : ''}
              </span>
              <span className="payload-key">{row.level === 1 ? texts.whole : row.key}</span>
              {': '}
              <span className={row.size === undefined ? 'payload-value' : 'muted'}>{textOf(row)}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
