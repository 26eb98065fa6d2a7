import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../core/host-context';

export interface MenuAction {
  label: string;
  /** Of what cannot be undone. */
  isDanger?: boolean;
  onPress(): void;
}

interface ActionMenuProps {
  /** What is shown, and the accessible name where it says more. */
  label: string;
  name?: string;
  /** Shown where there is no action. */
  none: string;
  /** Read when the menu opens. */
  actions(): readonly MenuAction[];
}

/** Free px below a menu's button under which the menu is above it. */
const EDGE = 16;

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** A button with a menu: arrow keys, Home and End move, Escape and a press beside it close; the focus returns to the button. */
export function ActionMenu({ label, name, none, actions }: ActionMenuProps) {
  const { element } = useHost();
  const [open, setOpen] = useState<readonly MenuAction[]>();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The item that gets the focus when the menu opens. */
  const first = useRef<'first' | 'last'>('first');

  useLayoutEffect(() => {
    const menu = list.current;
    if (!open || !menu) return;
    const { bottom } = menu.getBoundingClientRect();
    const { top } = menu.parentElement?.getBoundingClientRect() ?? { top: 0 };
    menu.classList.toggle('up', bottom > innerHeight - EDGE && top > menu.offsetHeight);
    itemsOf(menu)
      .at(first.current === 'last' ? -1 : 0)
      ?.focus();
    const left = new AbortController();
    // Within the shadow root the press has its own target; outside it is the element.
    const leave = (event: Event) => {
      if (!event.composedPath().includes(area.current as EventTarget)) setOpen(undefined);
    };
    addEventListener('pointerup', leave, { signal: left.signal });
    element.addEventListener(
      'focusout',
      (event) => {
        if (!event.relatedTarget) return;
        if (!area.current?.contains(event.relatedTarget as Node)) setOpen(undefined);
      },
      { signal: left.signal },
    );
    return () => left.abort();
  }, [open, element]);

  const show = (at: 'first' | 'last' = 'first') => {
    first.current = at;
    setOpen(actions());
  };
  const close = () => {
    button.current?.focus();
    setOpen(undefined);
  };
  const move = (event: KeyboardEvent) => {
    const all = itemsOf(list.current);
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return setOpen(undefined);
    else if (to === undefined || all.length === 0) return;
    else all.at(to === all.length ? 0 : to)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="menu-area" ref={area}>
      <button
        className="menu-button"
        type="button"
        part="button"
        aria-haspopup="menu"
        aria-expanded={!!open}
        aria-label={name}
        ref={button}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        {label}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M0 0h10L5 6z" fill="currentColor" />
        </svg>
      </button>
      {open && (
        <div
          className="menu"
          role="menu"
          aria-label={name ?? label}
          tabIndex={-1}
          ref={list}
          onKeyDown={move}
        >
          {(open.length > 0 ? open : [{ label: none, onPress() {} }]).map((action) => (
            <button
              className={action.isDanger ? 'menu-item danger' : 'menu-item'}
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={open.length === 0 || undefined}
              onClick={() => {
                // Before the action: what it opens gives the focus back to the button.
                close();
                action.onPress();
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
