// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance } from '../../lib/clock';
import { button, click, leave, press, render, submit, text, texts, type } from '../../lib/render';
import {
  call,
  calls,
  named,
  offer,
  onEdit,
  onOpen,
  onPublish,
  pageOf,
  rendered,
  Sample,
  table,
} from './sample';

beforeEach(() => {
  calls.length = 0;
  for (const fn of [rendered, onOpen, onEdit, onPublish]) fn.mockClear();
  history.replaceState(null, '', '/equipe/?utm=x');
});
afterEach(leave);

const address = () => new URLSearchParams(location.search).get('vt-sample');
const range = () => text('.table-range');
const names = () => texts('tbody th');
const place = () => texts('.pagination [role=status]').join('');
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody .row-check')];
const pageBox = () => document.querySelector<HTMLInputElement>('thead .row-check') as HTMLInputElement;
const box = (n: number) => boxes()[n] as HTMLInputElement;
const back = (search: string) =>
  act(async () => {
    history.replaceState(null, '', `/equipe/${search}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
/** Clicks as a mouse with Shift held. */
const shiftClick = (target: Element) =>
  act(async () => {
    target.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true, cancelable: true }));
  });
/** Puts a text into a filter without the time that the helpers let pass. */
const fill = (selector: string, value: string) =>
  act(async () => {
    const field = document.querySelector(selector) as HTMLInputElement | HTMLSelectElement;
    field.value = value;
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
const wait = (ms: number) => act(async () => advance(ms));
async function shown(total = 512) {
  const view = await render(<Sample />);
  await call(-1).serve(total);
  return view;
}

describe('pages', () => {
  it('are in the address, and the rows stay while the next one loads', async () => {
    await shown();
    expect([range(), names().length, address()]).toEqual(['1–20 de 512', 20, null]);
    await click(button('Próxima'));
    expect(call(1).query.page).toBe(1);
    expect([names()[0], document.querySelector('table')?.getAttribute('aria-busy')]).toEqual([
      'Oferta 0',
      'true',
    ]);
    expect(location.search).toBe('?utm=x&vt-sample=page.2');
    await call(1).serve(512);
    expect([range(), names()[0]]).toEqual(['21–40 de 512', 'Oferta 20']);
    await back('?utm=x');
    await call(2).serve(512);
    expect([call(2).query.page, names()[0]]).toEqual([0, 'Oferta 0']);
  });
  it('begin with the one of the address', async () => {
    history.replaceState(null, '', '/?vt-sample=page.3~size.50~sort.-price~f-status.DRAFT~f-cpf.1~size.50');
    await render(<Sample />);
    expect(call(0).query).toEqual({
      page: 2,
      size: 50,
      sort: { by: 'price', descending: true },
      filters: { status: 'DRAFT' },
    });
  });
  it('beyond the end are the last one, with no entry of its own', async () => {
    history.replaceState(null, '', '/?vt-sample=page.40');
    const { length } = history;
    await render(<Sample />);
    await call(0).serve(33);
    expect([call(1).query.page, address()]).toEqual([1, 'page.2']);
    await call(1).serve(33);
    expect([range(), history.length]).toEqual(['21–33 de 33', length]);
  });
  it('keep the first row where there are more rows on each', async () => {
    await shown();
    await click(button('Próxima'));
    await click(button('Próxima'));
    await act(async () => table.setSize(50));
    expect(call(-1).query).toMatchObject({ page: 0, size: 50 });
    await act(async () => table.setPage(3));
    await act(async () => table.setSize(20));
    expect(call(-1).query).toMatchObject({ page: 7, size: 20 });
  });
  it('have no number of all where the service says none, and a next one as long as they are full', async () => {
    await render(<Sample />);
    const serve = (rows: number) =>
      call(-1).answer({ ...pageOf(call(-1).query, rows), totalElements: undefined, totalPages: 1 });
    await serve(40);
    expect([range(), place()]).toEqual(['1–20', 'Página 1']);
    // All of them cannot be selected: nobody knows how many these are.
    await click(pageBox());
    expect(text('.selection-count')).toBe('20 linhas selecionadas ');
    await click(button('Próxima'));
    await serve(40);
    expect([range(), place()]).toEqual(['21–40', 'Página 2']);
    await click(button('Próxima'));
    // The one before was the last.
    await serve(40);
    expect(call(-1).query.page).toBe(1);
    await serve(33);
    expect([range(), place()]).toEqual(['21–33 de 33', 'Página 2 de 2']);
    await act(async () => table.setPage(0));
    await call(-1).answer({ ...pageOf(call(-1).query, 512), totalElements: undefined });
    expect([range(), place()]).toEqual(['1–20', 'Página 1 de 26']);
    await act(async () => table.drop('o2'));
    expect([range(), place()]).toEqual(['1–19', 'Página 1 de 26']);
  });
  it('end the selection of all where the service no longer says how many there are', async () => {
    await shown();
    await click(pageBox());
    await click(button('Selecionar todas as 512 linhas da lista'));
    await click(button('Próxima'));
    await call(1).answer({ ...pageOf(call(1).query, 512), totalElements: undefined });
    expect([boxes().some(({ checked }) => checked), document.querySelector('.selection.shown')]).toEqual([
      false,
      null,
    ]);
  });
  it('drop an answer that comes late', async () => {
    await shown();
    await click(button('Próxima'));
    await click(button('Próxima'));
    await call(2).serve(512);
    await call(1).serve(512);
    expect(range()).toBe('41–60 de 512');
    // Neither a late failure nor a late end of the list is one of these rows.
    await act(async () => table.setPage(5));
    await act(async () => table.setPage(0));
    await act(async () => table.setPage(1));
    await call(5).serve(512);
    await call(3).serve(2);
    await call(4).fail();
    expect([range(), address(), texts('[role=alert]'), calls.length]).toEqual([
      '21–40 de 512',
      'page.2',
      [],
      6,
    ]);
  });
});

describe('the order', () => {
  it('is the service’s, begins with the first page, and turns round', async () => {
    history.replaceState(null, '', '/?vt-sample=page.3');
    await shown();
    await click(button('Preço'));
    expect(call(1).query).toMatchObject({ page: 0, sort: { by: 'price', descending: false } });
    await call(1).serve(512);
    expect(texts('[role=status]')).toContain('Por Preço, ordem crescente');
    await click(button('Preço'));
    expect(address()).toBe('sort.-price');
    await call(2).serve(512);
    expect(
      [...document.querySelectorAll('[aria-sort]')].map(
        (each) => each.ariaSort ?? each.getAttribute('aria-sort'),
      ),
    ).toEqual(['none', 'descending']);
  });
});

describe('a failure', () => {
  it('keeps the rows and their page, and the same page can be asked for again', async () => {
    await shown();
    await click(button('Próxima'));
    await call(1).fail();
    expect([range(), names()[0], text('nav [role=status]:not(.sr)')]).toEqual([
      '1–20 de 512',
      'Oferta 0',
      'Página 1 de 26',
    ]);
    expect(text('[role=alert]')).toContain('A lista mostra o que foi carregado antes');
    await click(button('Tentar novamente'));
    expect([call(2).query.page, document.activeElement?.className]).toEqual([1, 'admin-table']);
    await call(2).serve(512);
    expect([range(), texts('[role=alert]')]).toEqual(['21–40 de 512', []]);
  });
  it('of the first page is shown in its place, in words where the right is missing', async () => {
    await render(<Sample />);
    await call(0).fail({ kind: 'http', status: 403 });
    expect(text('[role=alert]')).toContain('Seu acesso não permite ver esta lista');
    await click(button('Tentar novamente'));
    await call(1).fail();
    expect(text('[role=alert]')).toContain('Não foi possível carregar as informações');
  });
});

describe('filters', () => {
  it('are applied together, are chips, and begin with the first page', async () => {
    history.replaceState(null, '', '/?vt-sample=page.3');
    await shown();
    await fill('#sample-status', 'DRAFT');
    await fill('#sample-text', ' argo ');
    expect(calls).toHaveLength(1);
    await submit();
    // Once: the pause of what was typed ends afterwards.
    expect(calls).toHaveLength(2);
    expect([call(1).query.page, call(1).query.filters]).toEqual([0, { status: 'DRAFT', text: 'argo' }]);
    expect(address()).toBe('f-status.DRAFT~f-text.argo');
    await call(1).serve(41);
    expect(texts('.tag > span')).toEqual(['Situação: Rascunho', 'Texto: argo']);
    await click(document.querySelector('[aria-label="Remover o filtro Situação"]') as Element);
    expect([call(2).query.filters, document.activeElement?.className]).toEqual([
      { text: 'argo' },
      'admin-table',
    ]);
    await call(2).serve(2);
    await click(button('Limpar filtros'));
    expect([call(3).query.filters, address()]).toEqual([{}, null]);
    expect(document.querySelector<HTMLInputElement>('#sample-text')?.value).toBe('');
  });
  it('apply a moment after the last key, in one entry of the history, and what is typed meanwhile stays', async () => {
    await shown();
    const { length } = history;
    const typed = () => document.querySelector<HTMLInputElement>('#sample-text')?.value;
    await fill('#sample-text', 'ar');
    await wait(300);
    await fill('#sample-text', 'argo ');
    await wait(300);
    expect(calls).toHaveLength(1);
    await wait(100);
    expect([call(1).query.filters, call(1).query.page]).toEqual([{ text: 'argo' }, 0]);
    // An answer to what is no longer wanted does not count.
    await fill('#sample-text', 'argo t');
    await wait(400);
    expect([call(1).signal.aborted, call(2).query.filters]).toEqual([true, { text: 'argo t' }]);
    await fill('#sample-text', 'argo tr ');
    await call(2).serve(2);
    expect(typed()).toBe('argo tr ');
    await wait(400);
    await call(3).serve(1);
    expect([call(3).query.filters, history.length, typed()]).toEqual([
      { text: 'argo tr' },
      length,
      'argo tr ',
    ]);
    await fill('#sample-status', 'DRAFT');
    await wait(400);
    expect(call(4).query.filters).toEqual({ text: 'argo tr', status: 'DRAFT' });
    await call(4).serve(1);
    // Nothing of a person is sent before it is whole.
    await fill('#sample-cpf', '529');
    await wait(400);
    expect(calls).toHaveLength(5);
    await back('?utm=x');
    await call(5).serve(3);
    expect(typed()).toBe('');
  });
  it('that are personal are in no address, and another account has none of them', async () => {
    const { show } = await shown();
    await type('#sample-cpf', '52998224725');
    await submit();
    expect(call(1).query.filters).toEqual({ cpf: '52998224725' });
    expect(location.href).not.toContain('529');
    await call(1).serve(1);
    await show(<Sample account="bia" revision={2} />);
    expect(calls.slice(2).map(({ query }) => query.filters)).toEqual([{}]);
    expect(document.querySelector<HTMLInputElement>('#sample-cpf')?.value).toBe('');
  });
  it('without a match are said, and can be cleared', async () => {
    await shown();
    await type('#sample-text', 'x');
    await submit();
    await call(1).serve(0);
    expect(text()).toContain('Nenhuma linha corresponde aos filtros');
    await click(document.querySelector('.state .button') as Element);
    await call(2).serve(3);
    expect(names()).toHaveLength(3);
  });
  it('end the selection, and say so', async () => {
    await shown();
    await click(box(0));
    await click(box(1));
    await type('#sample-text', 'x');
    await submit();
    expect(texts('[role=status]')).toContain('O filtro mudou: a seleção de 2 linhas foi desfeita.');
    await call(1).serve(3);
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    await click(box(0));
    await back('?vt-sample=f-text.y');
    expect(texts('[role=status]')).toContain('O filtro mudou: a seleção de 1 linha foi desfeita.');
  });
});

describe('the selection', () => {
  it('is kept on other pages and in another order, and is counted', async () => {
    await shown();
    await click(box(0));
    await click(box(2));
    await click(button('Próxima'));
    await call(1).serve(512);
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    await click(box(5));
    expect(text('.selection-count strong')).toBe('3 linhas selecionadas');
    expect(texts('[role=status]')).toContain('3 linhas selecionadas');
    await click(button('Anterior'));
    await call(2).serve(512);
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(2);
    expect((await table.collect()).map(({ id }) => id)).toEqual(['o0', 'o2', 'o25']);
  });
  it('renders no row, and of its boxes the one that changes', async () => {
    await shown();
    rendered.mockClear();
    named.mockClear();
    await click(box(3));
    expect(named.mock.calls).toEqual([[offer(3)]]);
    await click(pageBox());
    expect(rendered).not.toHaveBeenCalled();
  });
  it('takes a range with Shift, by mouse and by keys, and unselects one', async () => {
    await shown();
    await click(box(2));
    await shiftClick(box(5));
    expect(boxes().flatMap(({ checked }, n) => (checked ? [n] : []))).toEqual([2, 3, 4, 5]);
    await shiftClick(box(3));
    expect(boxes().flatMap(({ checked }, n) => (checked ? [n] : []))).toEqual([2]);
    box(7).focus();
    await press('[data-row=o7]', 'ArrowDown', { shiftKey: true });
    await press('[data-row=o8]', 'ArrowDown', { shiftKey: true });
    expect([
      boxes().flatMap(({ checked }, n) => (checked ? [n] : [])),
      document.activeElement === box(9),
    ]).toEqual([[2, 7, 8, 9], true]);
    await press('[data-row=o9]', 'Home');
    expect(document.activeElement).toBe(pageBox());
    await press('[data-row=o9]', 'End');
    expect(document.activeElement).toBe(box(19));
  });
  it('of a page is offered for all that match, of which single ones can be unselected', async () => {
    await shown();
    await click(box(0));
    expect([pageBox().indeterminate, pageBox().checked]).toEqual([true, false]);
    await click(pageBox());
    expect([pageBox().indeterminate, pageBox().checked]).toEqual([false, true]);
    expect(text('.selection-count')).toContain('20 linhas selecionadas');
    await click(button('Selecionar todas as 512 linhas da lista'));
    expect(text('.selection-count strong')).toBe('512 linhas selecionadas');
    await click(box(4));
    await click(button('Próxima'));
    await call(1).serve(512);
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    expect(text('.selection-count strong')).toBe('511 linhas selecionadas');
    await click(pageBox());
    expect(text('.selection-count strong')).toBe('491 linhas selecionadas');
    await click(button('Limpar seleção'));
    expect(document.querySelector('.selection.shown')).toBeNull();
  });
  it('has actions, the last of them in a menu', async () => {
    await shown();
    await click(box(0));
    await click(button('Publicar'));
    expect(onPublish).toHaveBeenCalledOnce();
    await click(button('Mais ações'));
    expect(texts('[role=menuitem]')).toEqual(['Vendidas']);
  });
  it('is not another account’s', async () => {
    const { show } = await shown();
    await click(box(0));
    await show(<Sample account="bia" revision={2} />);
    expect(names()).toEqual([]);
    await call(1).serve(40);
    expect([boxes().some(({ checked }) => checked), texts('[role=status]').join().includes('selec')]).toEqual(
      [false, false],
    );
  });
});

describe('a row', () => {
  it('opens by its name, and its menu by keys gives the focus back', async () => {
    await shown();
    await click(button('Oferta 3'));
    expect(onOpen).toHaveBeenCalledWith(offer(3));
    const menu = document.querySelectorAll('.cell-actions .menu-button')[3] as HTMLElement;
    expect(menu.getAttribute('aria-label')).toBe('Ações de Oferta 3');
    await click(menu);
    expect(document.activeElement?.textContent).toBe('Editar');
    await press('[role=menuitem]', 'Escape');
    expect([texts('[role=menu]'), document.activeElement === menu]).toEqual([[], true]);
    await click(menu);
    await click(document.querySelector('[role=menuitem]') as Element);
    expect([onEdit.mock.calls, document.activeElement === menu]).toEqual([[['o3']], true]);
  });
  it('closes its menu as a press beside it ends', async () => {
    await shown();
    await click(document.querySelectorAll('.cell-actions .menu-button')[3] as HTMLElement);
    const beside = (type: string) =>
      act(async () => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true })));
    await beside('pointerdown');
    expect(texts('[role=menu]')).toHaveLength(1);
    await beside('pointerup');
    expect(texts('[role=menu]')).toEqual([]);
  });
  it('of which nothing can be done says so', async () => {
    await shown();
    await click(document.querySelectorAll('.cell-actions .menu-button')[1] as Element);
    expect(texts('[role=menuitem]')).toEqual(['Nenhuma ação é possível agora.']);
  });
  it('that has changed renders alone, and is selected as it is now', async () => {
    await shown();
    await click(box(2));
    rendered.mockClear();
    await act(async () => table.put({ ...offer(2), title: 'Nova' }));
    expect([names()[2], rendered.mock.calls, calls.length]).toEqual(['Nova', [['o2']], 1]);
    expect((await table.collect())[0]?.title).toBe('Nova');
    await act(async () => table.put(offer(300)));
    expect(rendered).toHaveBeenCalledOnce();
  });
  it('that is gone is not counted, and an emptied page is loaded again', async () => {
    await shown(21);
    await click(box(2));
    await act(async () => table.drop('o2'));
    expect([range(), names()[2], table.rows?.length]).toEqual(['1–20 de 20', 'Oferta 3', 19]);
    expect(document.querySelector('.selection.shown')).toBeNull();
    await act(async () => table.setPage(1));
    await call(1).answer({ ...pageOf({ ...call(1).query }, 21) });
    await act(async () => table.drop('o20'));
    expect(call(-1).query.page).toBe(1);
    await call(-1).serve(20);
    expect(call(-1).query.page).toBe(0);
  });
  it('that changes while a page loads is asked for again', async () => {
    await shown();
    await act(async () => table.reload());
    await act(async () => table.put({ ...offer(2), title: 'Nova' }));
    await call(1).serve(512);
    expect(names()[2]).toBe('Nova');
    await call(2).answer({ ...pageOf(call(2).query, 512), content: [{ ...offer(2), title: 'Novíssima' }] });
    expect(names()).toEqual(['Novíssima']);
  });
});

describe('a session', () => {
  it('that has ended keeps the rows and loads nothing', async () => {
    const { show } = await shown();
    await act(async () => table.reload());
    await show(<Sample isPaused={() => true} />);
    await call(1).serve(3);
    await act(async () => table.reload());
    expect([names().length, calls.length, table.isLoading]).toEqual([20, 2, false]);
    await show(<Sample revision={2} />);
    expect(calls).toHaveLength(3);
  });
});

describe('a table', () => {
  it('is as dense as it was the last time', async () => {
    await shown();
    await click(button('Linhas compactas'));
    expect(document.querySelector('.admin-table.compact')).not.toBeNull();
    await leave();
    await shown();
    expect(document.querySelector('.admin-table.compact')).not.toBeNull();
    await click(button('Linhas compactas'));
    expect(document.querySelector('.admin-table.compact')).toBeNull();
  });
  it('of another name has another address', async () => {
    history.replaceState(null, '', '/?vt-sample=page.3');
    await render(<Sample name="other" />);
    expect(call(0).query.page).toBe(0);
  });
});
