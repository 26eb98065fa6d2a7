// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DENIED_DOCUMENTS, OPEN_PROMOTION } from '#demo-pages/sandbox/data/promotions';
import { changeDenyList } from '#demo-pages/sandbox/services/promotion/saving';
import { deniedIn } from '#demo-pages/sandbox/services/promotion/store';
import { click, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { confirmDialog, leaveStaffPage, saveDialog, staffPage } from '../../lib/staff';
import { names, open, pick, press, pressIn, problem, said, show } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(async () => {
  await leaveStaffPage();
  vi.unstubAllGlobals();
});

const FIRST = '987.654.321-00';
const HIDDEN = '•••.654.321-••';
const NEW = '52998224725';
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const fault = (call: string, kind: string, times = 1) =>
  net.sandbox.world.state.setFault({ call, fault: kind, times });
const stored = () => deniedIn(net.sandbox.world, OPEN_PROMOTION).map(({ document }) => document);
const showList = () => show(`vt-promotion-admin=denied&vt-promotion-chosen=${OPEN_PROMOTION}`);
/** What is imported, as far as its comparison. */
const compare = async (list: string) => {
  await press('Importar lista');
  await type('#import-text', list);
  await press('Conferir a lista');
  await press(/^Importar/);
};
const replace = async () => {
  await act(async () => document.querySelectorAll<HTMLElement>('[name=deny-mode]')[1]?.click());
  await settle();
};
/** Somebody else changes the list. */
const other = () => changeDenyList(net.sandbox.world, OPEN_PROMOTION, (items) => items.slice(1));

describe('the deny list', () => {
  it('hides its documents until somebody asks for them, everywhere', async () => {
    await showList();
    expect(names()[0]).toBe(HIDDEN);
    expect(document.body.innerHTML).not.toMatch(/98765432100|987\.654/);
    await press('Mostrar documentos');
    expect(names()[0]).toBe(FIRST);
    await type('#deny-list-document', '862.883');
    await press('Filtrar');
    expect(names()).toEqual(['862.883.667-57']);
    expect(location.search).not.toContain('862');
  });

  it('takes in a document once, and refuses one that is none or is there', async () => {
    const { emit } = await showList();
    await press('Incluir documento');
    await type('dialog #document', '111.111.111-11');
    await saveDialog();
    expect(text('#document-error')).toBe('Digite um CPF ou CNPJ válido.');
    await type('dialog #document', FIRST);
    await saveDialog();
    expect(text('#document-error')).toBe('Este documento já está na lista.');
    await type('dialog #document', '529.982.247-25');
    fault('DNY-04', 'lost');
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(calls('DNY-04').map(({ body }) => body)).toEqual([{ items: [{ document: NEW, reason: '' }] }]);
    expect(said()).toBe('O documento •••.982.247-•• foi incluído.');
    expect(emit).toHaveBeenCalledWith('vt-deny-list-changed', { promotionId: OPEN_PROMOTION });
  });

  it('puts back the zeros that a spreadsheet dropped, and says what it cut off', async () => {
    await showList();
    await press('Importar lista');
    await type('#import-text', 'Lista de novembro\n\nCPF;Motivo\n1234567890;a\n1,22233E+13;b');
    await press('Conferir a lista');
    expect(text('.import-counts')).toBe('Certas: 1. Com problema: 1. Repetidas: 0.');
    expect(text('#import-problem-5')).toMatch(/^A planilha cortou este número/);
    expect(text('.import')).toContain('Linhas acima dos nomes das colunas, que não usamos: 1.');
    await press(/^Importar/);
    await press('Enviar 1 mudança');
    await confirmDialog();
    expect(calls('DNY-04')[0]?.body).toMatchObject({ items: [{ document: '01234567890', reason: 'a' }] });
  });

  it('loses what is selected by one call, after a question', async () => {
    await showList();
    await pick(HIDDEN);
    await pick('•••.883.667-••');
    await press('Remover');
    expect(text('dialog')).toContain('Remover 2 documentos?');
    expect(stored()).toHaveLength(2);
    fault('DNY-05', '403');
    await confirmDialog();
    expect(problem()).toContain('Sua conta não tem permissão para fazer isto.');
    fault('DNY-05', '503');
    await confirmDialog();
    expect(problem()).toContain('Não sabemos se isto foi feito');
    await confirmDialog();
    expect(calls('DNY-05').at(-1)?.body).toEqual({
      documents: DENIED_DOCUMENTS.map(([document]) => document),
    });
    expect(stored()).toEqual([]);
    expect(said()).toBe('2 documentos saíram da lista.');
    expect(text(open())).toContain('Ninguém está impedido');
  });

  it('is emptied after a question, and finds that it is where the answer was lost', async () => {
    await showList();
    await press('Esvaziar a lista');
    expect(text('dialog')).toContain('Esvaziar a lista de 2 documentos?');
    fault('DNY-03', 'lost');
    await confirmDialog();
    expect(calls('DNY-03')).toHaveLength(1);
    expect(stored()).toEqual([]);
    expect(said()).toBe('2 documentos saíram da lista.');
  });
});

describe('a list that somebody else has changed meanwhile', () => {
  it('is read again before somebody is asked whether to empty it', async () => {
    await showList();
    other();
    fault('DNY-01', '400');
    await press('Esvaziar a lista');
    expect(document.querySelector('dialog')).toBeNull();
    expect(text(open('[role=alert]'))).toContain('Não foi possível ler a lista de agora. Nada foi removido.');
    await press('Tentar novamente');
    expect(text('dialog')).toContain('Esvaziar a lista de 1 documento?');
    expect(text('dialog')).toContain(`Saíram enquanto isso: ${HIDDEN}.`);
    expect(names()).toEqual(['•••.883.667-••']);
    await confirmDialog();
    expect(stored()).toEqual([]);
    expect(said()).toBe('1 documento saiu da lista.');
  });

  it('and emptied asks nothing, and says so', async () => {
    await showList();
    changeDenyList(net.sandbox.world, OPEN_PROMOTION, () => []);
    await press('Esvaziar a lista');
    expect(document.querySelector('dialog')).toBeNull();
    expect(text(open())).toContain('Ninguém está impedido');
    expect(calls('DNY-03')).toEqual([]);
  });

  it('is not emptied before who empties it has seen that', async () => {
    await showList();
    await press('Esvaziar a lista');
    changeDenyList(net.sandbox.world, OPEN_PROMOTION, (items) => [
      ...items.slice(1),
      { document: NEW, reason: 'Funcionário', addedAt: '' },
    ]);
    await confirmDialog();
    expect(calls('DNY-03')).toEqual([]);
    expect(stored()).toHaveLength(2);
    expect(problem()).toContain('A lista mudou enquanto isso. Nada foi removido.');
    expect(text('dialog')).toContain('Esvaziar a lista de 2 documentos?');
    expect(text('dialog')).toContain(
      `Entraram enquanto isso: •••.982.247-••. Saíram enquanto isso: ${HIDDEN}.`,
    );
    await confirmDialog();
    expect(calls('DNY-03')).toHaveLength(1);
    expect(stored()).toEqual([]);
    expect(said()).toBe('2 documentos saíram da lista.');
  });

  it('and emptied is not emptied again', async () => {
    await showList();
    await press('Esvaziar a lista');
    changeDenyList(net.sandbox.world, OPEN_PROMOTION, () => []);
    await confirmDialog();
    expect(calls('DNY-03')).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('an import', () => {
  it('hides the documents in its preview and in the difference', async () => {
    await showList();
    await press('Importar lista');
    await type('#import-text', LIST);
    await press('Conferir a lista');
    // Only what is no document is to be corrected.
    expect((document.querySelector('[aria-label="Documento, linha 5"]') as HTMLInputElement).value).toBe(
      '123',
    );
    expect(document.querySelector('[aria-label="Documento, linha 4"]')).toBeNull();
    await click(document.querySelectorAll('[name=import-view]')[1] as Element);
    expect(texts(open('tbody tr')).join()).toContain('•••.982.247-••');
    expect(document.querySelector('.import table')?.innerHTML).not.toMatch(/529\.982|52998224725|987\.654/);
    await press(/^Importar/);
    expect(document.querySelector('.tab-panel:not([hidden]) table')?.innerHTML).not.toMatch(
      /529\.982|52998224725/,
    );
  });

  const LIST = `documento;motivo\n987.654.321-00;Outro motivo\n529.982.247-25;Funcionário\n529.982.247-25;De novo\n123;x`;

  it('shows the difference, and sends only what is missing', async () => {
    await showList();
    await press('Importar lista');
    await type('#import-text', LIST);
    await press('Conferir a lista');
    fault('DNY-01', '400');
    await press(/^Importar/);
    expect(text(open())).toContain('Não foi possível comparar com a lista atual. Nada foi enviado.');
    await press('Tentar novamente');
    expect(calls('DNY-04')).toEqual([]);
    expect(text(open('b[role=status]'))).toBe('Certas: 2. Com problema: 1. Repetidas: 1.');
    expect(texts(open('b[role=status]')).at(-1)).toBe(
      'Entram: 1. Saem: 0. Mudam de motivo: 0. Ficam como estão: 1.',
    );
    await press('Enviar 1 mudança');
    await confirmDialog();
    expect(calls('DNY-04').map(({ body }) => body)).toEqual([
      { items: [{ document: NEW, reason: 'Funcionário' }] },
    ]);
    expect(calls('DNY-02')).toEqual([]);
    expect(said()).toBe('Lista enviada. Entraram: 1. Saíram: 0. Mudaram de motivo: 0.');
    expect(names()).toHaveLength(3);
  });

  it('replaces the list once somebody has seen who leaves it', async () => {
    await showList();
    await compare(LIST);
    await replace();
    expect(texts(open('b[role=status]')).at(-1)).toBe(
      'Entram: 1. Saem: 1. Mudam de motivo: 1. Ficam como estão: 0.',
    );
    await press('Enviar 3 mudanças');
    expect(text('dialog')).toContain('1 documento sai da lista e pode participar da promoção.');
    fault('DNY-02', 'lost');
    await confirmDialog();
    expect(calls('DNY-02')).toHaveLength(1);
    expect(stored()).toEqual(['98765432100', NEW]);
    expect(said()).toBe('Lista enviada. Entraram: 1. Saíram: 1. Mudaram de motivo: 1.');
  });

  it('overwrites nothing that somebody else has changed since it was compared', async () => {
    await showList();
    await compare(LIST);
    await replace();
    await press('Enviar 3 mudanças');
    other();
    await confirmDialog();
    expect(problem()).toContain('A lista mudou depois da comparação. Nada foi enviado.');
    expect(calls('DNY-02')).toEqual([]);
    await pressIn('Voltar');
    expect(text(open())).toContain('A diferença foi calculada de novo');
    expect(texts(open('b[role=status]')).at(-1)).toBe(
      'Entram: 2. Saem: 1. Mudam de motivo: 0. Ficam como estão: 0.',
    );
  });
});
