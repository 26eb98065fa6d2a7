// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable } from '#ui/parts/DataTable';
import { button, click, leave, render, text, texts } from '../lib/render';

afterEach(leave);

describe('DataTable', () => {
  interface Row {
    id: string;
    price: number;
  }
  const rows: Row[] = [3, 1, 2, 5, 4].map((price) => ({ id: `r${price}`, price }));
  const columns: Column<Row>[] = [
    { id: 'id', name: 'Nome', cell: ({ id }) => id },
    { id: 'price', name: 'Preço', cell: ({ price }) => price, compare: (a, b) => a.price - b.price },
  ];
  const table = (props: object = {}) => (
    <DataTable caption="Carros" columns={columns} rows={rows} idOf={({ id }) => id} {...props} />
  );
  const names = () => texts('tbody th');

  it('keeps the order it was given until somebody asks for another, and goes back to the first page then', async () => {
    await render(table({ pageSize: 2 }));
    expect(names()).toEqual(['r3', 'r1']);
    await click(button('Próxima'));
    await click(button('Próxima'));
    expect(names()).toEqual(['r4']);
    await click(button('Próxima'));
    expect(text('nav [role=status]:not(.sr)')).toBe('Página 3 de 3');
    await click(button('Preço'));
    expect(names()).toEqual(['r1', 'r2']);
    await click(button('Preço'));
    expect(names()).toEqual(['r5', 'r4']);
    expect(
      [...document.querySelectorAll('th[aria-sort]')].map((one) => one.getAttribute('aria-sort')),
    ).toEqual(['descending']);
    expect(rows.map(({ price }) => price)).toEqual([3, 1, 2, 5, 4]);
  });
  it('shows the last page there is when rows go away', async () => {
    const { show } = await render(table({ pageSize: 2 }));
    await click(button('Próxima'));
    await click(button('Próxima'));
    await show(table({ pageSize: 2, rows: rows.slice(0, 3) }));
    expect(names()).toEqual(['r2']);
    await show(table({ pageSize: 2, rows: rows.slice(0, 1) }));
    expect(document.querySelector('nav')).toBeNull();
  });
  it('says in the rows’ place that there is nothing, not yet or not to be had', async () => {
    const onRetry = vi.fn();
    const { show } = await render(table({ rows: [] }));
    expect(text()).toContain('Não foram encontrados resultados');
    await show(table({ rows: [], state: 'loading' }));
    expect(text('[role=status]')).toBe('Carregando…');
    await show(table({ rows: [], state: 'failed', onRetry }));
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    await click(button('Tentar novamente'));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
