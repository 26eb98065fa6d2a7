// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualsOf } from '#demo-pages/sandbox/rules/manuals';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { chooseOption, leaveStaffPage, pressRowAction, saveDialog } from '../../lib/staff';
import { manualPage, names, show, stored, titled } from './page';

const OWNER = 'Manual do proprietário Renegade 2026';
const DRAFT = 'Manual da central multimídia Renegade 2026';

let net: SandboxPage;
beforeEach(() => {
  net = manualPage();
});
afterEach(leaveStaffPage);

const fault = (call: string, kind: string, times?: number) =>
  net.sandbox.world.state.setFault({ call, fault: kind, ...(times && { times }) });
const sentOf = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const only = (title: string) => {
  const [found, ...others] = titled(net, title);
  expect(others).toEqual([]);
  return found;
};
/** Sets the filters of the table by their address. */
const filtered = (query: string) => history.replaceState(null, '', `?vt-manual-list=${query}`);
const selectRow = async (name: string) =>
  click(document.querySelector(`[aria-label="Selecionar ${name}"]`) as Element);
const removeSelected = () =>
  click(
    [...document.querySelectorAll('.selection-actions button')].find(
      (each) => each.textContent === 'Remover',
    ) as Element,
  );
const chooseFile = async (file: File) => {
  const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
};
const pdf = (size = 2000) => new File([new Uint8Array(size)], 'renegade.pdf', { type: 'application/pdf' });

describe('the table', () => {
  it('lists the brand’s manuals with drafts, for who has the role', async () => {
    filtered('f-text.Renegade~f-year.2026');
    await show();
    expect(names()).toContain(DRAFT);
    expect(text('tbody')).toContain('Rascunho');
    expect(names().length).toBeLessThan(20);
    expect(text('tbody')).not.toContain('Argo');
    await leave();
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('table')).toBeNull();
  });

  it('asks for a page of 20, by words, model and year', async () => {
    await show();
    expect(names()).toHaveLength(20);
    await leave();
    filtered('f-model.609~f-year.2025');
    await show();
    expect(sentOf('MAN-03').at(-1)?.query).toEqual({
      brand: 'jeep',
      model: '609',
      year: 2025,
      page: 0,
      size: 20,
    });
  });

  it('shows those of a status and a language alone', async () => {
    filtered('f-status.DRAFT~f-language.pt-BR');
    await show();
    const wanted = stored(net).filter(
      ({ brand, status, language }) => brand === 'jeep' && status === 'DRAFT' && language === 'pt-BR',
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(names()).toEqual(wanted.slice(0, 20).map(({ title }) => title));
    expect(text('.filter-chips')).toContain('Situação: Rascunho');
    expect(text('.filter-chips')).toContain('Idioma: Português');
  });

  it('says that it did not load, and loads again; the models too', async () => {
    fault('MAN-03', '404');
    await show();
    expect(text('[role=alert]')).toContain('Não foi possível carregar');
    fault('MAN-03', 'none');
    await click(button('Tentar novamente'));
    await settle();
    expect(names()).toHaveLength(20);
  });

  it('speaks Spanish', async () => {
    await show('sistemas', 'es-AR');
    expect(text('h2')).toBe('Manuales de los autos');
    expect(text('caption')).toContain('Manuales de la marca');
  });
});

describe('the editor', () => {
  beforeEach(() => filtered('f-text.Renegade~f-year.2026'));

  it('creates a manual with sections once, and says so', async () => {
    const { emit } = await show();
    await click(button('Novo manual'));
    await saveDialog();
    expect(text('#title-error')).toBe('Digite o título do manual.');
    await type('#title', 'Guia de inverno');
    await type('#year', '26');
    await chooseOption('#modelCode', '609');
    await click(button('Adicionar seção'));
    await type('[id="sections.0.title"]', 'Neve');
    await click(button('Adicionar seção'));
    await saveDialog();
    expect(text('#year-error')).toBe('Digite um ano com quatro algarismos.');
    expect(text('[id="sections.0.text-error"]')).toBe('Digite o texto da seção.');
    await type('#year', '2026');
    await type('[id="sections.0.text"]', 'Use correntes.\n\nDirija devagar.');
    fault('MAN-01', '503', 1);
    await saveDialog();
    expect(text('dialog')).toContain('O manual não foi salvo');
    await saveDialog();
    expect(document.querySelector('dialog')).toBeNull();
    expect(text('p.notice')).toBe('Manual Guia de inverno salvo.');
    const made = only('Guia de inverno');
    expect(made).toMatchObject({
      brand: 'jeep',
      modelCode: '609',
      modelName: 'Renegade',
      year: 2026,
      language: 'pt-BR',
      status: 'DRAFT',
      fileUrl: '',
      // The empty one is not sent.
      sections: [{ title: 'Neve', text: 'Use correntes.\n\nDirija devagar.' }],
    });
    expect(emit).toHaveBeenCalledWith('vt-manual-saved', { manualId: made?.id });
  });

  it('finds a new manual whose answer was lost, also beside one of the same title', async () => {
    await show();
    const before = titled(net, OWNER).length;
    await click(button('Novo manual'));
    await type('#title', `${OWNER} `);
    await click(button('Adicionar seção'));
    await type('[id="sections.0.title"]', 'Neve ');
    await type('[id="sections.0.text"]', 'Use correntes.');
    fault('MAN-01', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(text('p.notice')).toBe(`Manual ${OWNER} salvo.`);
    expect(titled(net, OWNER)).toHaveLength(before + 1);
    expect(sentOf('MAN-01')).toHaveLength(1);
  });

  it('changes a manual, and publishes it', async () => {
    await show();
    await click(button(DRAFT));
    await settle();
    await chooseOption('#status', 'PUBLISHED');
    await type('[id="sections.0.text"]', 'Outro texto.');
    await saveDialog();
    const saved = only(DRAFT);
    expect(saved).toMatchObject({ status: 'PUBLISHED', version: 2, modelName: 'Renegade' });
    expect(saved?.sections[0]?.text).toBe('Outro texto.');
    // What was not touched stays, its file too.
    expect(saved?.sections[1]?.title).toBe('Bluetooth e celular');
    expect(saved?.fileUrl).toMatch(/^files\/jeep-.*\.pdf$/);
  });

  it('compares its change with that of another person', async () => {
    await show();
    await click(button(DRAFT));
    await type('#title', 'Multimídia');
    const present = only(DRAFT);
    Object.assign(present as object, { title: 'Central', year: 2025, version: 2 });
    await saveDialog();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa alterou isto');
    expect(text('.versions')).toContain('A da outra pessoa: Central');
    await saveDialog();
    expect(present && manualsOf(net.sandbox.world).get(present.id)).toMatchObject({
      title: 'Multimídia',
      year: 2025,
      version: 3,
    });
  });

  it('shows what the service refuses at its field, and what an account may not', async () => {
    await show();
    await click(button(DRAFT));
    fault('MAN-04', '403', 1);
    await type('#title', 'Outro');
    await saveDialog();
    expect(text('dialog')).toContain('Sua conta não tem permissão');
    expect(document.querySelector<HTMLInputElement>('#title')?.value).toBe('Outro');
    await type('#title', 'x'.repeat(121));
    await saveDialog();
    expect(text('#title-error')).toBe('Use até 120 caracteres: há 1 a mais');
    expect(only(DRAFT)?.version).toBe(1);
  });
});

describe('the file', () => {
  beforeEach(() => filtered('f-text.Renegade~f-year.2026'));

  it('may be as large as the page says', async () => {
    await show('sistemas', 'pt-BR', 0.5);
    await click(button(DRAFT));
    await click(button('Trocar o PDF'));
    await settle();
    expect(text('dialog')).toContain('Um PDF de até 512 kB.');
    await chooseFile(pdf(600 * 1024));
    expect(text('#file-error')).toContain('Não é PDF, está vazio ou passa de 512 kB: renegade.pdf');
    expect(sentOf('UPL-01')).toEqual([]);
    await chooseFile(pdf(400 * 1024));
    await settle(50);
    expect(sentOf('UPL-01')).not.toEqual([]);
  });

  it('is sent to the private files, and saved with the manual', async () => {
    await show();
    await click(button(DRAFT));
    await click(button('Trocar o PDF'));
    await settle();
    await chooseFile(new File([new Uint8Array(10)], 'foto.png', { type: 'image/png' }));
    expect(text('#file-error')).toContain('Não é PDF, está vazio ou passa de 10 MB: foto.png');
    net.hold = '/file/upload';
    await chooseFile(pdf());
    await saveDialog();
    expect(text('#file-error')).toBe('Espere o envio do PDF, ou cancele.');
    expect(sentOf('MAN-04')).toEqual([]);
    net.hold = '';
    for (const { go } of net.held) go();
    await settle(50);
    await saveDialog();
    expect(sentOf('UPL-01')).toHaveLength(1);
    const saved = only(DRAFT);
    expect(saved?.fileId).toBeTruthy();
    expect(saved?.fileUrl).toBe(`files/${saved?.id}.pdf`);
  });

  it('is removed with the next save', async () => {
    await show();
    await click(button(DRAFT));
    expect(text('dialog')).toContain('1 PDF');
    await click(button('Trocar o PDF'));
    await settle();
    await click(document.querySelector('[aria-label="Remover PDF do manual"]') as Element);
    await saveDialog();
    expect(only(DRAFT)).toMatchObject({ fileUrl: '', fileId: '' });
  });
});

describe('the preview', () => {
  it('shows a manual as customers read it, and says that a draft is none yet', async () => {
    filtered('f-text.Renegade~f-year.2026');
    await show();
    await pressRowAction(DRAFT, 'Ver como o cliente');
    expect(text('dialog')).toContain('Rascunho: os clientes ainda não encontram este manual.');
    expect(texts('dialog .manual h3')).toEqual([DRAFT]);
    expect(text('dialog')).toContain('Central multimídia');
    expect(button('Baixar o PDF')).toBeTruthy();
    await click(document.querySelector('.dialog-close') as Element);
    await pressRowAction(OWNER, 'Ver como o cliente');
    expect(text('dialog')).not.toContain('Rascunho');
  });

  it('says that a manual is gone', async () => {
    filtered('f-text.Renegade~f-year.2026');
    await show();
    manualsOf(net.sandbox.world).delete(only(DRAFT)?.id ?? '');
    await pressRowAction(DRAFT, 'Ver como o cliente');
    expect(text('dialog [role=alert]')).toBe('Este manual não existe mais.');
  });
});

describe('the removal', () => {
  beforeEach(() => filtered('f-text.Renegade~f-year.2026'));

  it('asks with what it does to customers, and removes', async () => {
    const { emit } = await show();
    const { id } = only(OWNER) ?? {};
    await pressRowAction(OWNER, 'Remover');
    expect(text('#dialog-title')).toBe(`Remover ${OWNER}?`);
    expect(text('dialog')).toContain('1 está publicado: os clientes deixam de encontrá-lo.');
    await click(document.querySelector('dialog .actions button') as Element);
    await settle();
    expect(text('p.notice')).toBe(`Manual ${OWNER} removido.`);
    expect(only(OWNER)).toBeUndefined();
    expect(emit).toHaveBeenCalledWith('vt-manual-removed', { manualId: id });
  });

  it('removes several with a result for each, and only after the question', async () => {
    await show();
    const before = stored(net).length;
    await selectRow(OWNER);
    await selectRow(DRAFT);
    await removeSelected();
    expect(text('#dialog-title')).toBe('Remover 2 manuais?');
    expect(text('dialog')).toContain('1 está publicado');
    expect(stored(net)).toHaveLength(before);
    fault('MAN-05', '403', 1);
    await click(document.querySelector('dialog .actions button') as Element);
    await settle(50);
    expect(text()).toContain('1 removido, 1 com falha, 0 não iniciadas');
    expect(stored(net)).toHaveLength(before - 1);
  });

  it('of several counts what is gone already, and asks for a lost answer before it says so', async () => {
    const QUICK = 'Guia de uso rápido Renegade 2026';
    await show();
    await selectRow(OWNER);
    await selectRow(QUICK);
    await removeSelected();
    manualsOf(net.sandbox.world).delete(only(OWNER)?.id ?? '');
    await click(document.querySelector('dialog .actions button') as Element);
    await settle(50);
    expect(text()).toContain('2 removidos, 0 com falha');
    await click(button('Fechar'));
    await settle();
    await selectRow(DRAFT);
    await removeSelected();
    fault('MAN-05', '503', 1);
    await click(document.querySelector('dialog .actions button') as Element);
    await settle(50);
    expect(text()).toContain('0 removidos, 1 com falha');
    await click(button(/^Tentar novamente/));
    await settle(50);
    expect(text()).toContain('1 removido, 0 com falha');
  });

  it.each([
    ['409', 'O serviço não permite remover este manual agora. Nada foi removido.'],
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['503', 'Não sabemos se isto foi feito'],
  ])('says why it was not removed: %s', async (kind, words) => {
    await show();
    fault('MAN-05', kind);
    await pressRowAction(DRAFT, 'Remover');
    await click(document.querySelector('dialog .actions button') as Element);
    await settle();
    expect(text('dialog [role=alert]')).toContain(words);
    expect(only(DRAFT)).toBeDefined();
  });
});
