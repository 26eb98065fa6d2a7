import type { KeyboardEvent, RefObject } from 'react';

/** What a key of one character does in a table; its words are in messages.ts. */
export const TABLE_KEYS = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'select',
  e: 'open',
  a: 'actions',
  n: 'nextPage',
  p: 'previousPage',
  '?': 'help',
} as const;

type TableKey = keyof typeof TABLE_KEYS;

/** What takes typed characters itself. */
const TYPED = 'input:not([type=checkbox]), select, textarea, [role=menu], dialog';

const ROW = '.table-row';

/** The control of a row that has the focus while rows are gone through: its name, else its box, else its actions. */
const controlOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('.row-open') ??
  row?.querySelector<HTMLElement>('.row-check') ??
  row?.querySelector<HTMLElement>('.cell-actions button');

interface TableKeysOptions {
  isOff: boolean;
  onPage(by: 1 | -1): void;
  onHelp(): void;
}

/**
 * Returns the handler of the keys of a table. They count while the focus is within it (WCAG 2.1.4), never in a field, and never with
 * Ctrl, Alt or Meta, which are the browser's.
 */
export function tableKeys(
  region: RefObject<HTMLElement | null>,
  { isOff, onPage, onHelp }: TableKeysOptions,
) {
  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
    if (isOff || defaultPrevented || ctrlKey || altKey || metaKey || !Object.hasOwn(TABLE_KEYS, key)) return;
    if ((target as Element).closest(TYPED)) return;
    const table = region.current;
    const rows = [...(table?.querySelectorAll(ROW) ?? [])];
    const row = (target as Element).closest(ROW);
    const at = row ? rows.indexOf(row) : -1;
    const turn = (by: 1 | -1) => {
      // The focused row goes with its page.
      table?.focus({ preventScroll: true });
      onPage(by);
    };
    const acts: Record<TableKey, () => void> = {
      '/': () => table?.querySelector<HTMLElement>('.filter input[type=search]')?.focus(),
      j: () => controlOf(rows[at + 1])?.focus(),
      k: () => controlOf(rows[Math.max(0, at - 1)])?.focus(),
      x: () => row?.querySelector<HTMLElement>('.row-check')?.click(),
      e: () => row?.querySelector<HTMLElement>('.row-open')?.click(),
      a: () => row?.querySelector<HTMLElement>('.cell-actions button')?.click(),
      n: () => turn(1),
      p: () => turn(-1),
      '?': onHelp,
    };
    event.preventDefault();
    acts[key as TableKey]();
  };
}
