import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { moveItem, placeByKey } from '#domain/records/reorder';
import { useMessages } from '../../core/host-context';
import { fillMessage } from '../../fill-message';
import { useStyles } from '../../hooks/use-styles';
import css from './lists.css?inline';
import { texts } from './messages';
import { useRowDrag } from './use-row-drag';

interface SortableListProps<T> {
  /** Accessible name of the list, and its id in the view. */
  label: string;
  name: string;
  items: readonly T[];
  keyOf(item: T): string;
  nameOf(item: T): string;
  /** Called with the whole list once an item has been dropped elsewhere. */
  onReorder(items: readonly T[]): void;
  disabled?: boolean;
  children(item: T): ReactNode;
}

/** An item that was lifted by its handle: where it was, and where it is now. */
interface Lifted {
  key: string;
  from: number;
  to: number;
}

const Arrow = ({ path }: { path: string }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/**
 * A list whose order is decided: by dragging a handle, by the keys of that handle, or by two buttons. What happens is announced;
 * the focus stays with the item.
 */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, name, items, keyOf, nameOf, onReorder, disabled, children } = props;
  const messages = useMessages(texts);
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<Lifted>();
  const [statusMessage, setStatusMessage] = useState('');
  /** The control to focus again: a moved element loses the focus. */
  const held = useRef<{ key: string; control: string } | undefined>(undefined);
  useStyles(css);
  const shown = lifted ? moveItem(items, lifted.from, lifted.to) : items;

  useLayoutEffect(() => {
    const { current } = held;
    if (!current) return;
    held.current = undefined;
    for (const row of list.current?.children ?? []) {
      if ((row as HTMLElement).dataset.key !== current.key) continue;
      row.querySelector<HTMLElement>(`[data-control="${current.control}"]`)?.focus();
      row.scrollIntoView?.({ block: 'nearest' });
    }
  });

  const say = (text: string, item: T, at: number) =>
    setStatusMessage(fillMessage(text, { name: nameOf(item), at: at + 1, count: items.length }));
  const move = (from: number, to: number, control: string) => {
    const item = items[from];
    if (disabled || item === undefined || to < 0 || to >= items.length || from === to) return;
    held.current = { key: keyOf(item), control };
    say(messages.dropped, item, to);
    onReorder(moveItem(items, from, to));
  };
  const drag = useRowDrag(list, (from, to) => move(from, to, 'handle'));

  const drop = (item: T, { from, to }: Lifted) => {
    setLifted(undefined);
    held.current = { key: keyOf(item), control: 'handle' };
    say(messages.dropped, item, to);
    if (from !== to) onReorder(shown);
  };
  const onKey = (event: KeyboardEvent, item: T, at: number) => {
    const key = keyOf(item);
    const isLifted = lifted?.key === key;
    const to = placeByKey(event.key, at, items.length);
    if (event.key === ' ' || event.key === 'Enter') {
      if (isLifted) drop(item, lifted);
      else {
        setLifted({ key, from: at, to: at });
        say(messages.lifted, item, at);
      }
    } else if (!isLifted) return;
    else if (event.key === 'Escape') {
      setLifted(undefined);
      held.current = { key, control: 'handle' };
      say(messages.canceled, item, lifted.from);
    } else if (to !== undefined) {
      setLifted({ ...lifted, to });
      held.current = { key, control: 'handle' };
      say(messages.moved, item, to);
    } else if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="field" part="field">
      <p className="sr" id={`${name}-how`}>
        {messages.how}
      </p>
      <ol className="sortable" aria-label={label} ref={list}>
        {shown.map((item, at) => {
          const key = keyOf(item);
          const isLifted = lifted?.key === key;
          const called = (text: string) => fillMessage(text, { name: nameOf(item) });
          return (
            <li key={key} data-key={key} data-moving={isLifted ? '' : undefined}>
              <button
                className="handle"
                type="button"
                data-control="handle"
                aria-label={called(messages.move)}
                aria-describedby={`${name}-how`}
                aria-pressed={isLifted}
                aria-disabled={disabled || undefined}
                onPointerDown={(event) => !disabled && !lifted && drag(event, at)}
                onKeyDown={(event) => !disabled && onKey(event, item, at)}
                onBlur={(event) => {
                  // To another control; a row that is moved has the focus again.
                  if (isLifted && lifted && event.relatedTarget) drop(item, lifted);
                }}
              >
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M5 3h2M9 3h2M5 8h2M9 8h2M5 13h2M9 13h2" stroke="currentColor" strokeWidth="2" />
                </svg>
              </button>
              <div>{children(item)}</div>
              <button
                type="button"
                data-control="up"
                aria-label={called(messages.up)}
                aria-disabled={disabled || at === 0 || undefined}
                onClick={() => move(at, at - 1, 'up')}
              >
                <Arrow path="M3 10l5-5 5 5" />
              </button>
              <button
                type="button"
                data-control="down"
                aria-label={called(messages.down)}
                aria-disabled={disabled || at === items.length - 1 || undefined}
                onClick={() => move(at, at + 1, 'down')}
              >
                <Arrow path="M3 6l5 5 5-5" />
              </button>
            </li>
          );
        })}
      </ol>
      <p className="sr" role="status">
        {statusMessage}
      </p>
    </div>
  );
}
