// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knownSingleton } from '#page/core/page-singleton';
import { persisted } from '#page/settings/storage';
import { arrangedColumns, tablePreferences } from '#ui/table/layout/table-layout';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { call, calls, onOpen, Sample } from './sample';

const cellOf = (account: string) => persisted(`tables ${account}`, tablePreferences);
const heads = () => texts('thead th:not(.cell-select)');
const firstRow = () => texts('tbody tr:first-child > *');
const address = () => new URLSearchParams(location.search).get('vt-sample');
const inDialog = (selector: string) =>
  document.querySelector<HTMLElement>(`dialog ${selector}`) as HTMLElement;
const active = () => document.activeElement?.textContent;

async function shown(account = 'ana', total = 512) {
  const before = calls.length;
  const view = await render(<Sample account={account} preferences={cellOf(account)} />);
  await call(before).serve(total);
  return view;
}
/** Opens one of the dialogs that arrange the table. */
async function open(name: string) {
  await click(button('Organizar'));
  const item = [...document.querySelectorAll('[role=menuitem]')].find((each) => each.textContent === name);
  await click(item as Element);
}
const close = () => click(inDialog('.dialog-close'));
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  });

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  (knownSingleton('tablePreferences') as Map<string, unknown> | undefined)?.clear();
  onOpen.mockClear();
  history.replaceState(null, '', '/equipe/');
});
afterEach(leave);

describe('columns', () => {
  it('are shown and ordered as the account likes, and so again later; the first one is always there', async () => {
    await shown();
    expect(heads()).toEqual(['Título', 'Preço', 'Marca', 'Ações']);
    await open('Colunas');
    expect(texts('dialog .choice')).toEqual(['Preço', 'Marca']);
    await click(inDialog('[aria-label="Subir Marca"]'));
    await click(inDialog('[data-key=price] input'));
    expect([heads(), firstRow()]).toEqual([
      ['Título', 'Marca', 'Ações'],
      ['', 'Oferta 0', 'Fiat', 'Ações'],
    ]);
    await leave();
    await shown();
    expect(heads()).toEqual(['Título', 'Marca', 'Ações']);
    await open('Colunas');
    await click(button('Voltar ao padrão'));
    expect(heads()).toEqual(['Título', 'Preço', 'Marca', 'Ações']);
  });
  it('are those of the account', async () => {
    await shown();
    await open('Colunas');
    await click(inDialog('[data-key=price] input'));
    await click(button('Linhas compactas'));
    await leave();
    await shown('bia');
    expect([heads(), document.querySelector('.compact')]).toEqual([
      ['Título', 'Preço', 'Marca', 'Ações'],
      null,
    ]);
    await leave();
    await shown();
    expect([heads(), !!document.querySelector('.compact')]).toEqual([['Título', 'Marca', 'Ações'], true]);
  });
  it('are as defined where what is stored is damaged', async () => {
    localStorage.setItem('vitrine:tables ana:v1', '{"saved":1,"value":{"tables":{"sample":{"order":5}}}}');
    await shown();
    expect(heads()).toEqual(['Título', 'Preço', 'Marca', 'Ações']);
  });
  it.each([
    ['of a name that is gone', { order: ['gone', 'c'], hidden: ['lost'] }, 'acb'],
    ['hidden, the first one too', { hidden: ['a', 'c'] }, 'ab'],
    ['that were never placed, after the others', { order: ['c'] }, 'acb'],
  ])('%s', (_, layout, expected) => {
    const columns = [...'abc'].map((name) => ({ name }));
    expect(
      arrangedColumns(columns, layout)
        .map(({ name }) => name)
        .join(''),
    ).toBe(expected);
  });
});

describe('views', () => {
  it('keep the query without what is personal, and are opened, replaced and removed', async () => {
    history.replaceState(null, '', '/?vt-sample=page.3~size.50~sort.-price~f-status.DRAFT');
    await shown();
    await type('#sample-cpf', '52998224725');
    await click(button('Filtrar'));
    await call(1).serve(512);
    await open('Visões');
    await click(button('Salvar a visão de agora'));
    expect([text('dialog .error'), document.activeElement?.id]).toEqual([
      'Digite o nome da visão',
      'view-name',
    ]);
    await type('#view-name', ' Rascunhos caros ');
    await click(button('Salvar a visão de agora'));
    await settle(200);
    expect(texts('.view-list .link')).toEqual(['Rascunhos caros', 'Remover']);
    expect(text('dialog [role=status].muted')).toBe('Visão “Rascunhos caros” salva.');
    expect(JSON.stringify({ ...localStorage })).not.toContain('529');
    await close();
    await click(button('Limpar filtros'));
    await call(2).serve(512);
    await open('Visões');
    await click(inDialog('[aria-label="Rascunhos caros, abrir a visão"]'));
    expect(document.querySelector('dialog')).toBeNull();
    expect([address(), call(3).query]).toEqual([
      'size.50~sort.-price~f-status.DRAFT',
      { page: 0, size: 50, sort: { by: 'price', descending: true }, filters: { status: 'DRAFT' } },
    ]);
    await call(3).serve(512);
    await open('Visões');
    await type('#view-name', 'Rascunhos caros');
    await click(button('Salvar a visão de agora'));
    await settle(200);
    expect([texts('.view-list .link').length, text('dialog [role=status].muted')]).toEqual([
      2,
      'Já havia uma visão “Rascunhos caros”: ela foi substituída.',
    ]);
    await click(inDialog('[aria-label="Remover a visão Rascunhos caros"]'));
    expect([texts('.view-list .link'), document.activeElement?.id]).toEqual([[], 'view-name']);
  });
});

describe('keys', () => {
  it('go through the rows, select, open and turn pages while the focus is in the table', async () => {
    await shown();
    document.querySelector<HTMLElement>('.admin-table')?.focus();
    await press('j');
    await press('j');
    await press('k');
    await press('j');
    expect(active()).toBe('Oferta 1');
    await press('x');
    expect(text('.selection-count strong')).toBe('1 linha selecionada');
    await press('e');
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'o1' }));
    await press('n');
    expect(call(-1).query.page).toBe(1);
    await call(-1).serve(512);
    await press('p');
    expect(call(-1).query.page).toBe(0);
    await call(-1).serve(512);
    await press('p');
    expect(calls).toHaveLength(3);
    await press('/');
    expect(document.activeElement?.id).toBe('sample-text');
  });
  it.each([
    ['with a key that is the browser’s', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Command', { metaKey: true }],
  ])('do nothing %s', async (_, more) => {
    await shown();
    document.querySelector<HTMLElement>('.row-open')?.focus();
    await press('j', more);
    expect(active()).toBe('Oferta 0');
  });
  it('do nothing in a field, and none once they are switched off, which the account keeps', async () => {
    await shown();
    document.querySelector<HTMLElement>('#sample-text')?.focus();
    await press('j');
    expect(document.activeElement?.id).toBe('sample-text');
    document.querySelector<HTMLElement>('.row-open')?.focus();
    await press('?');
    expect(texts('dialog kbd')).toEqual(['/', 'j', 'k', 'x', 'e', 'a', 'n', 'p', '?']);
    await press('n');
    expect(calls).toHaveLength(1);
    await click(inDialog('.choice input'));
    await close();
    document.querySelector<HTMLElement>('.row-open')?.focus();
    await press('j');
    expect(active()).toBe('Oferta 0');
    await leave();
    await shown();
    document.querySelector<HTMLElement>('.row-open')?.focus();
    await press('j');
    expect(active()).toBe('Oferta 0');
  });
});

describe('a page by its number', () => {
  it.each([
    ['7', 6],
    ['900', 25],
    ['0', 0],
  ])('%s', async (typed, page) => {
    history.replaceState(null, '', '/?vt-sample=page.3');
    await shown();
    await type('#sample-page', typed);
    await click(button('Ir'));
    expect([call(-1).query.page, document.querySelector<HTMLInputElement>('#sample-page')?.value]).toEqual([
      page,
      '',
    ]);
  });
  it('is not asked for where there are few, and words lead nowhere', async () => {
    await shown('ana', 90);
    expect(document.querySelector('#sample-page')).toBeNull();
    await leave();
    await shown();
    await type('#sample-page', 'dez');
    await click(button('Ir'));
    expect(calls).toHaveLength(2);
  });
});
