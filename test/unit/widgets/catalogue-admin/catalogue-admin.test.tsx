// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Setup, setupsOf } from '#demo-pages/sandbox/rules/cars';
import { guardedView } from '#features/session/access/guarded-view';
import { listAccessories, listCoatings, listColors, listItems } from '#services/part';
import { savePart } from '#services/part-staff';
import CatalogueAdmin, { purpose } from '#widgets/catalogue-admin/CatalogueAdmin';
import { button, click, leave, render, said, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  chooseOption,
  closeDialog,
  confirmDialog,
  failCall,
  leaveStaffPage,
  saveDialog,
  signIn,
  staffPage,
} from '../../lib/staff';

const View = guardedView(CatalogueAdmin, { staff: true }, purpose);
const VERSION = '358AF11';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(leaveStaffPage);

const show = (user = 'sistemas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const setups = () =>
  [...setupsOf(net.sandbox.world).values()]
    .filter(({ brand }) => brand === 'fiat')
    .sort((one, other) => one.ordering - other.ordering);
const setup = (id: string) => setupsOf(net.sandbox.world).get(id) as Setup;
const first = () => setups()[0] as Setup;
const panel = '[role=tabpanel]:not([hidden])';
const names = () => texts(`${panel} tbody th`);
const openTab = (at: number) => click(document.querySelectorAll('[role=tab]')[at] as Element);
const rowAction = async (name: string, action: string) => {
  await click(document.querySelector(`${panel} [aria-label="Ações de ${name}"]`) as Element);
  const items = [...document.querySelectorAll('[role=menuitem]')];
  await click(items.find((each) => each.textContent === action) as Element);
};
const notice = () => text(`${panel} p.notice[role=status]`);
const openParts = async () => {
  await openTab(1);
  await type('#part-version', VERSION);
  await settle();
};
const query = { mvsCode: VERSION };
const storedParts = async () => [...(await listItems({ query })), ...(await listAccessories({ query }))];
const storedColors = () => listColors({ query });
const storedCoatings = () => listCoatings({ query });
const filterType = async (kind: string) => {
  await type('#parts-type', kind);
  await act(async () => document.querySelector<HTMLFormElement>(`${panel} .filter-form`)?.requestSubmit());
  await settle();
};
/** Chooses, in a field of several choices, the first suggestion for a text. */
const choosePart = async (field: string, name: string) => {
  await type(`dialog #${field}`, name);
  await click(document.querySelector('[role=option]') as Element);
};
const ids = (parts: readonly { id: string }[]) => parts.map(({ id }) => id).sort();

describe('vt-catalogue-admin: setups', () => {
  it('lists those of the brand for who has the role', async () => {
    await show();
    expect(names()).toEqual(setups().map(({ modelName }) => modelName));
    await leave();
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
  });

  it('creates one once, though its answer is lost', async () => {
    const { emit } = await show();
    await click(button('Nova configuração'));
    await saveDialog();
    expect(text('#modelCode-error')).toBe('Digite o código do modelo.');
    await type('#modelCode', '999');
    await saveDialog();
    expect(text('#modelCode-error')).toBe('Modelo não encontrado para a marca');
    await type('#modelCode', '265');
    await type('#category', 'Comerciais');
    fault('CAT-04', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(setups().filter(({ modelCode }) => modelCode === '265')).toHaveLength(1);
    expect(setup('fiat-265')).toMatchObject({ active: true, category: 'Comerciais' });
    expect(notice()).toMatch(/^Configuração de .+ salva\.$/);
    expect(emit).toHaveBeenCalledWith('vt-catalogue-setup-saved', { setupId: 'fiat-265' });
  });

  it('never writes over a setup that was there already', async () => {
    await show();
    await click(button('Nova configuração'));
    await type('#modelCode', first().modelCode);
    await type('#modelName', 'Outro');
    const before = { ...first() };
    await saveDialog();
    expect(text('#modelCode-error')).toBe('Este modelo já está configurado');
    await saveDialog();
    expect(first()).toEqual(before);
  });

  it('changes one, and keeps what it does not show', async () => {
    await show();
    const { id, modelName, ordering } = first();
    await click(button(modelName));
    await type('#modelName', `${modelName} novo`);
    await click(document.querySelector('#highlighted') as Element);
    await saveDialog();
    expect(setup(id)).toMatchObject({ modelName: `${modelName} novo`, highlighted: false, ordering });
    expect(names()).toContain(`${modelName} novo`);
  });

  it('takes over what another person has changed', async () => {
    await show();
    const { id, modelName } = first();
    await click(button(modelName));
    await type('#category', 'Compactos');
    Object.assign(setup(id), {
      modelName: 'Nome novo',
      // Not shown in the editor, and not to be lost.
      ordering: 99,
      updatedAt: '2026-11-27T10:00:00.000Z',
    });
    await saveDialog();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa alterou isto');
    await saveDialog();
    expect(setup(id)).toMatchObject({ modelName: 'Nome novo', category: 'Compactos', ordering: 99 });
  });

  it('finds a change whose answer was lost', async () => {
    await show();
    const { id, modelName } = first();
    await click(button(modelName));
    await type('#category', 'Compactos');
    fault('CAT-05', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(setup(id).category).toBe('Compactos');
  });

  it('removes one after a question; one that is gone counts as removed', async () => {
    const { emit } = await show();
    const { id, modelName } = first();
    await rowAction(modelName, 'Remover');
    expect(text('#dialog-title')).toBe(`Remover a configuração de ${modelName}?`);
    expect(setup(id)).toBeDefined();
    setupsOf(net.sandbox.world).delete(id);
    await confirmDialog();
    expect(notice()).toBe(`Configuração de ${modelName} removida.`);
    expect(names()).not.toContain(modelName);
    expect(emit).toHaveBeenCalledWith('vt-catalogue-setup-removed', { setupId: id });
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['503', 'Não sabemos se isto foi feito'],
    ['409', 'A configuração não foi removida. Tente novamente.'],
  ])('says why one was not removed: %s', async (kind, words) => {
    await show();
    fault('CAT-06', kind);
    const { modelName } = first();
    await rowAction(modelName, 'Remover');
    await confirmDialog();
    expect(text('dialog [role=alert]')).toContain(words);
    expect(names()).toContain(modelName);
  });

  it('removes several with a result for each, though an answer is lost', async () => {
    await show();
    const [one, two] = setups() as [Setup, Setup];
    for (const { modelName } of [one, two])
      await click(document.querySelector(`[aria-label="Selecionar ${modelName}"]`) as Element);
    await click(document.querySelector('.selection-actions button') as Element);
    expect(text('#dialog-title')).toBe('Remover 2 configurações?');
    fault('CAT-06', 'lost', 1);
    await confirmDialog();
    expect(text()).toContain('2 removidas, 0 com falha, 0 não iniciadas');
    expect([setup(one.id), setup(two.id)]).toEqual([undefined, undefined]);
  });

  it('orders all models, and writes only the places that change', async () => {
    await show();
    const [one, two, three] = setups() as [Setup, Setup, Setup];
    await click(button('Ordenar modelos'));
    expect(text('dialog')).toContain('0 posições mudam.');
    await click(document.querySelector(`[aria-label="Descer ${one.modelName}"]`) as Element);
    expect(text('dialog')).toContain('2 posições mudam.');
    const { updatedAt } = three;
    fault('CAT-05', 'lost', 1);
    await click(button('Salvar ordem'));
    await settle(50);
    expect(text()).toContain('2 gravadas, 0 com falha');
    expect([setup(one.id).ordering, setup(two.id).ordering]).toEqual([2, 1]);
    expect(setup(three.id).updatedAt).toBe(updatedAt);
  });

  it('asks before it discards an order, and closes at once where nothing was moved', async () => {
    await show();
    const [one, two] = setups() as [Setup, Setup];
    // The service left a gap in the places.
    const last = setups().at(-1) as Setup;
    Object.assign(setup(last.id), { ordering: last.ordering + 5 });
    await click(button('Ordenar modelos'));
    expect(text('dialog')).toContain('1 posição muda.');
    await closeDialog();
    expect(document.querySelector('dialog')).toBeNull();
    Object.assign(setup(last.id), { ordering: last.ordering - 5 });
    await click(button('Ordenar modelos'));
    await click(document.querySelector(`[aria-label="Descer ${one.modelName}"]`) as Element);
    await closeDialog();
    expect(text('[role=alertdialog]')).toContain('Descartar a nova ordem?');
    await click(button('Continuar editando'));
    expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
    expect(text('dialog')).toContain('2 posições mudam.');
    await closeDialog();
    await click(button('Descartar'));
    expect(document.querySelector('dialog')).toBeNull();
    expect([setup(one.id).ordering, setup(two.id).ordering]).toEqual([1, 2]);
  });

  it('writes no order over what another person has changed', async () => {
    await show();
    const [one, two] = setups() as [Setup, Setup];
    const { ordering } = two;
    await click(button('Ordenar modelos'));
    await click(document.querySelector(`[aria-label="Descer ${one.modelName}"]`) as Element);
    Object.assign(setup(two.id), { category: 'Outra', updatedAt: '2026-11-27T10:00:00.000Z' });
    await click(button('Salvar ordem'));
    await settle(50);
    expect(text()).toContain('1 gravada, 1 com falha');
    expect(setup(two.id)).toMatchObject({ category: 'Outra', ordering });
  });

  it('loads again after a failure', async () => {
    fault('CAT-02', '404');
    await show();
    fault('CAT-02', 'none');
    await click(button('Tentar novamente'));
    expect(names().length).toBeGreaterThan(1);
  });
});

describe('vt-catalogue-admin: parts', () => {
  it('shows those of the chosen version, with their kinds', async () => {
    await show();
    await openParts();
    expect(location.search).toContain('vt-catalogue=parts');
    expect(text(`${panel} table`)).toContain('Item');
    const all = [await storedParts(), await storedColors(), await storedCoatings()].flat();
    expect(text(panel)).toContain(`de ${all.length}`);
    await filterType('ACCESSORY');
    expect(texts(`${panel} tbody tr`).every((row) => row.includes('Acessório'))).toBe(true);
    expect(said(`${panel} tbody [data-label="Preço"]`)).toMatch(/^[\d.]+ reais/);
  });

  it('creates one once, though its answer is lost', async () => {
    const { emit } = await show();
    await openParts();
    const before = (await storedParts()).length;
    await click(button('Nova peça'));
    await saveDialog();
    expect(text('#name-error')).toBe('Digite o nome da peça.');
    expect(text('#price-error')).toBe('Digite um valor, como 1.500,00.');
    await type('#name', 'Bandeja ');
    await type('#price', '329');
    fault('ITM-08', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    const made = await storedParts();
    expect(made).toHaveLength(before + 1);
    expect(made.find(({ name }) => name === 'Bandeja')).toMatchObject({ price: 329, type: 'ACCESSORY' });
    expect(notice()).toBe('Peça Bandeja salva.');
    expect(emit).toHaveBeenCalledWith('vt-catalogue-part-saved', { partId: expect.any(String) });
  });

  it('replaces no part by a new one of the same code', async () => {
    await show();
    await openParts();
    const [taken] = await storedParts();
    await click(button('Nova peça'));
    await type('#code', taken?.code ?? '');
    await type('#name', 'Outra');
    await type('#price', '10');
    await saveDialog();
    expect(text('#code-error')).toContain('já tem este código');
    expect((await storedParts())[0]).toEqual(taken);
  });

  it('changes one, and keeps what it includes and excludes', async () => {
    await show();
    await openParts();
    const stored = await storedParts();
    const linked = stored.find(
      ({ inclusiveIds, exclusiveIds }) => (inclusiveIds ?? []).length + (exclusiveIds ?? []).length > 0,
    );
    const part = linked ?? stored[0];
    if (!part) throw new Error('no part');
    await click(button(part.name));
    await type('#price', '1.234,50');
    await saveDialog();
    expect((await storedParts()).find(({ id }) => id === part.id)).toMatchObject({
      name: part.name,
      price: 1234.5,
      inclusiveIds: part.inclusiveIds,
      exclusiveIds: part.exclusiveIds,
    });
  });

  it('keeps the colours that a part goes with, its alternatives and its dependencies', async () => {
    await show();
    await openParts();
    const [part, one, two] = (await storedParts()).filter(({ exclusiveIds }) => !exclusiveIds?.length);
    const [color] = await storedColors();
    if (!part || !one || !two || !color) throw new Error('no parts');
    await click(button(part.name));
    await choosePart('alternatives', one.code);
    await choosePart('dependencies', two.code);
    await choosePart('optionalColors', color.code);
    await choosePart('exclusiveIds', two.code);
    await saveDialog();
    expect(text('#exclusiveIds-error')).toBe('Uma peça exigida não pode ser excluída.');
    await click(document.querySelector(`dialog [aria-label="Exclui"] .tag-remove`) as Element);
    await saveDialog();
    const kept = (await storedParts()).find(({ id }) => id === part.id);
    expect(kept).toMatchObject({ name: part.name, price: part.price, inclusiveIds: part.inclusiveIds });
    expect(kept?.alternatives).toEqual(ids([...(part.alternatives ?? []).map((id) => ({ id })), one]));
    expect(kept?.dependencies).toEqual(ids([...(part.dependencies ?? []).map((id) => ({ id })), two]));
    expect(kept?.optionalColors).toContainEqual({ colorId: color.id });
  });

  it('changes a colour, and keeps what else it is', async () => {
    await show();
    await openParts();
    const [color] = await storedColors();
    const [part] = await storedParts();
    if (!color || !part) throw new Error('no colour');
    await filterType('COLOR');
    await click(button(color.name));
    expect(document.querySelector('dialog #type')).toBeNull();
    expect(text('dialog')).toContain('Cor · Código');
    await type('dialog #rgbList', 'azul');
    await saveDialog();
    expect(text('#rgbList-error')).toBe('Escreva cada tom como #1a2b3c, separados por espaço.');
    await type('dialog #rgbList', '#102030 #405060');
    await type('dialog #secondaryColor', 'Preto');
    await choosePart('onlyWith', part.code);
    await saveDialog();
    expect(document.querySelector('dialog')).toBeNull();
    const kept = (await storedColors()).find(({ id }) => id === color.id);
    expect(kept).toMatchObject({
      code: color.code,
      name: color.name,
      price: color.price,
      type: color.type,
      primaryColor: color.primaryColor,
      secondaryColor: 'Preto',
      rgbList: ['#102030', '#405060'],
      onlyWith: [part.id],
    });
    // Its row is still a colour.
    expect(text(`${panel} tbody`)).toContain('Cor');
    await click(button(color.name));
    expect(document.querySelector<HTMLInputElement>('dialog #secondaryColor')?.value).toBe('Preto');
  });

  it('creates an upholstery', async () => {
    await show();
    await openParts();
    await click(button('Nova peça'));
    await chooseOption('dialog #type', 'COATING');
    expect(document.querySelector('dialog #category')).toBeNull();
    await type('#name', 'Couro caramelo');
    await type('#price', '2.500,00');
    await type('dialog #rgbList', '#9c6b3f');
    await saveDialog();
    expect(notice()).toBe('Peça Couro caramelo salva.');
    expect((await storedCoatings()).find(({ name }) => name === 'Couro caramelo')).toMatchObject({
      type: 'COATING',
      price: 2500,
      rgbList: ['#9c6b3f'],
    });
  });

  it('writes over no change of another person', async () => {
    await show();
    await openParts();
    const [part] = await storedParts();
    if (!part) throw new Error('no part');
    await click(button(part.name));
    await type('#price', '10');
    await savePart({
      body: { mvsCode: VERSION, code: part.code, name: part.name, type: part.type ?? '', price: 77 },
    });
    await saveDialog();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa alterou isto');
    expect(texts('.version-field .choice')).toEqual(['A sua: 10', 'A da outra pessoa: 77,00']);
    expect((await storedParts())[0]?.price).toBe(77);
    await saveDialog();
    expect((await storedParts())[0]?.price).toBe(10);
  });
});

describe('vt-catalogue-admin: search index', () => {
  const found = async () => (await listAccessories({ query: { term: 'tapete', brand: 'fiat' } })).length;
  const openIndex = async () => {
    await openTab(2);
    await settle();
  };

  it('removes a version after a question, and says what the index holds then', async () => {
    await show();
    await openIndex();
    const [name = ''] = names();
    await rowAction(name, 'Remover do índice');
    expect(text('#dialog-title')).toBe('Remover os acessórios de 1 versão do índice?');
    expect(text('dialog')).toContain(name);
    await confirmDialog();
    expect(text(panel)).toContain('1 removida, 0 com falha');
    // Those of the other versions stay.
    expect(notice()).toMatch(/^[1-9]\d* acessórios no índice\. Atualizado em \d\d\/\d\d\/\d{4}/);
    await click(button('Fechar'));
    await rowAction(name, 'Incluir no índice');
    await confirmDialog();
    expect(text(panel)).toContain('1 incluída, 0 com falha');
  });

  it('empties the whole index and makes it anew', async () => {
    await show();
    await openIndex();
    await click(button('Esvaziar o índice'));
    expect(text('dialog')).toContain('de todas as versões');
    await confirmDialog();
    expect(notice()).toMatch(/^0 acessórios no índice\./);
    expect(await found()).toBe(0);
    await click(button('Fechar'));
    await click(button('Refazer o índice'));
    await confirmDialog();
    expect(notice()).not.toMatch(/^0 /);
    expect(text(panel)).toContain('1 refeito, 0 com falha');
    expect(await found()).toBeGreaterThan(0);
  });

  it('does several versions with progress, and tries those again that failed', async () => {
    await show();
    await openIndex();
    for (const name of names().slice(0, 3))
      await click(document.querySelector(`${panel} [aria-label="Selecionar ${name}"]`) as Element);
    await click(document.querySelectorAll(`${panel} .selection-actions button`)[1] as Element);
    expect(text('#dialog-title')).toBe('Remover os acessórios de 3 versões do índice?');
    fault('ITM-06', '403', 1);
    await confirmDialog();
    expect(text(panel)).toContain('2 removidas, 1 com falha, 0 não iniciadas');
    await click(button(/^Tentar novamente/));
    await settle(50);
    expect(text(panel)).toContain('3 removidas, 0 com falha, 0 não iniciadas');
  });

  it('speaks Spanish', async () => {
    await show('sistemas', 'es-AR');
    await openIndex();
    expect(text(panel)).toContain('Rehacer el índice');
  });
});
