// @vitest-environment happy-dom
import { act, useMemo, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminTable } from '#ui/table/AdminTable';
import { EditableCell } from '#ui/table/cells/EditableCell';
import { EditBar } from '#ui/table/cells/EditBar';
import { moneyField } from '#ui/table/cells/money-field';
import { type EditableCells, useCellEdits } from '#ui/table/cells/use-cell-edits';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  press,
  render,
  settle,
  text,
  texts,
} from '../../../lib/render';

interface Car {
  id: string;
  price?: number;
}

const rendered = vi.fn<(id: string) => void>();
const onSave = vi.fn();
let cells: EditableCells<Car>;
const nameOf = ({ id }: Car) => id;
const field = moneyField<Car>(
  {
    label: 'Preço',
    check: (text) => (/\d/.test(text) ? '' : 'Digite um valor.'),
    amountOf: ({ price }) => price,
    warn: (_, amount) => (amount > 1000 ? 'Mais que mil.' : ''),
  },
  'pt-BR',
);
const ROWS: Car[] = [{ id: 'Argo', price: 100 }, { id: 'Pulse', price: 200.5 }, { id: 'Toro' }];

function Sample() {
  const own = useCellEdits('cars', field, nameOf);
  cells = own;
  const [isListed, setListed] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const columns = useMemo<AdminColumn<Car>[]>(
    () => [
      { name: 'name', label: 'Carro', cell: nameOf },
      {
        name: 'price',
        label: 'Preço',
        cell(row) {
          rendered(row.id);
          return <EditableCell cells={own} row={row} />;
        },
      },
    ],
    [own],
  );
  const table = useAdminTable<Car>({
    name: 'cars',
    columns,
    source: { key: 'a', revision: 1 },
    load: async () => ({ content: ROWS, totalElements: 3, totalPages: 1 }),
  });
  return (
    <>
      <AdminTable<Car> table={table} caption="Carros" nameOf={nameOf} />
      <EditBar
        cells={own}
        isSaving={false}
        region={region}
        isListed={isListed}
        onList={setListed}
        onSave={onSave}
      />
    </>
  );
}

beforeEach(async () => {
  letDialogsOpen();
  rendered.mockClear();
  onSave.mockClear();
  await render(<Sample />);
});
afterEach(leave);

const values = () => [...document.querySelectorAll<HTMLElement>('td .cell-value')];
const value = (at: number) => values()[at] as HTMLElement;
const input = () => document.querySelector('.cell-input input') as HTMLInputElement;
const put = (typed: string) =>
  act(async () => {
    input().value = typed;
  });
const key = async (name: string, more?: KeyboardEventInit) => {
  const event = await press('.cell-input input', name, more);
  await settle();
  return event;
};
const shown = () => values().map((each) => each.textContent?.replaceAll('\u00a0', ' '));
const isFocused = (element: Element) => document.activeElement === element;

describe('a cell', () => {
  it('shows its value with its name, and a missing one as missing', () => {
    expect(shown()).toEqual(['R$ 100,00', 'R$ 200,50', '–']);
    expect(value(0).getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe('R$ 100,00, Preço de Argo');
  });

  it('begins with its value, chosen, and keeps with Enter what was typed', async () => {
    await click(value(0));
    expect([input().value, isFocused(input())]).toEqual(['100,00', true]);
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 6]);
    await put('1250.5');
    const event = await key('Enter');
    expect(event.defaultPrevented).toBe(true);
    expect(isFocused(value(0))).toBe(true);
    expect(shown()[0]).toBe('R$ 100,00R$ 1.250,50');
    expect(value(0).getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'R$ 1.250,50, Preço de Argo, alterado, antes R$ 100,00',
    );
    expect(text('.cell-note')).toBe('Mais que mil.');
    expect(cells.get('Argo')).toEqual({ row: ROWS[0], text: '1.250,50' });
  });

  it('is left as it was with Escape, which closes nothing else', async () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    await click(value(0));
    await put('5');
    await key('Escape');
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    expect([shown()[0], isFocused(value(0)), cells.$edits.get().size]).toEqual(['R$ 100,00', true, 0]);
  });

  it('goes to the next one with Tab and back with Shift, and out at the ends', async () => {
    await click(value(0));
    await put('110');
    await key('Tab');
    expect(input().value).toBe('200,50');
    await put('210');
    await key('Tab', { shiftKey: true });
    expect(input().value).toBe('110,00');
    // Before the first the focus goes where it would go anyway, and what was typed is kept.
    expect((await key('Tab', { shiftKey: true })).defaultPrevented).toBe(false);
    await put('120');
    await act(async () => input().blur());
    await settle();
    expect(shown()).toEqual(['R$ 100,00R$ 120,00', 'R$ 200,50R$ 210,00', '–']);
  });

  it('is reached by the arrow keys', async () => {
    value(0).focus();
    await press('td .cell-value', 'ArrowDown');
    expect(isFocused(value(1))).toBe(true);
    await press('tr:nth-child(2) .cell-value', 'ArrowUp');
    expect(isFocused(value(0))).toBe(true);
    expect((await press('td .cell-value', 'ArrowUp')).defaultPrevented).toBe(false);
  });

  it('is not disturbed by an Enter that ends a composition', async () => {
    await click(value(0));
    await put('7');
    await key('Enter', { isComposing: true });
    expect(input().value).toBe('7');
  });

  it('says what is no value, and keeps it', async () => {
    await click(value(0));
    await put('caro ');
    await key('Enter');
    expect(text('.cell-note.bad')).toBe('Digite um valor.');
    await click(value(0));
    expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['caro', 'true']);
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Digite um valor.',
    );
  });

  it('is no change where it is the same amount, and can be taken back', async () => {
    await click(value(0));
    await put('100');
    await key('Enter');
    expect(cells.$edits.get().size).toBe(0);
    await click(value(0));
    await put('-5');
    await key('Enter');
    expect(shown()[0]).toBe('R$ 100,00− R$ 5,00');
    await click(button('Desfazer'));
    expect([shown()[0], isFocused(value(0))]).toEqual(['R$ 100,00', true]);
  });

  it('renders no row when it changes', async () => {
    const before = rendered.mock.calls.length;
    await click(value(0));
    await put('150');
    await key('Enter');
    expect(rendered.mock.calls.length).toBe(before);
  });
});

describe('the changes', () => {
  const change = async (at: number, typed: string) => {
    await click(value(at));
    await put(typed);
    await key('Enter');
  };

  it('are counted, listed and saved', async () => {
    expect(document.querySelector('.edit-bar button')).toBeNull();
    await change(0, '110');
    expect(text('.edit-bar .button')).toBe('Salvar 1 alteração');
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await change(2, '300');
    expect(text('.edit-count')).toBe('2 alterações não salvas.');
    await click(button('Ver alterações'));
    expect(texts('.edit-list li > span:first-child')).toEqual(['Argo', 'Toro']);
    await click(button('Salvar 2 alterações'));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('are discarded after a question', async () => {
    await change(0, '110');
    await change(1, '110');
    await click(button('Descartar'));
    expect(text('dialog')).toContain('Descartar 2 alterações?');
    await click(button('Voltar'));
    expect(cells.$edits.get().size).toBe(2);
    await click(button('Descartar'));
    await click(document.querySelector('dialog .actions button') as Element);
    expect(shown()).toEqual(['R$ 100,00', 'R$ 200,50', '–']);
    expect((document.activeElement as HTMLElement).className).toContain('edit-bar');
  });
});
