// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { regionsOf } from '#demo-pages/sandbox/services/promotion/store';
import { guardedView } from '#features/session/access/guarded-view';
import RegionAdmin, { purpose } from '#widgets/region-admin/RegionAdmin';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { failCall, leaveStaffPage, pressRowAction, signIn, staffPage } from '../../lib/staff';

const View = guardedView(RegionAdmin, { staff: true }, purpose);
const dialog = (selector = '') => `dialog ${selector}`.trim();

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('jeep');
});
afterEach(leaveStaffPage);

const show = async (user = 'nation', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
/** What the service has, whatever is shown. */
const stored = () => [...regionsOf(net.sandbox.world).values()];
const region = (id: string) => regionsOf(net.sandbox.world).get(id);
const names = () => texts('tbody th').map((name) => name.trim());
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const openRow = (name: string) => click(button(name));
const state = (label: string) =>
  [...document.querySelectorAll<HTMLLabelElement>('.region-states label')].find(
    (each) => each.textContent === label,
  ) as HTMLElement;
const pick = (label: string) => click(state(label).querySelector('input') as Element);
const save = async () => {
  await submit();
  await settle();
};

describe('vt-region-admin', () => {
  it('lists the regions with their states for who has the role', async () => {
    await show();
    expect(names()).toEqual(['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul']);
    expect(text('tbody tr:last-child')).toContain('PR, RS, SC');
    await leave();
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('table')).toBeNull();
  });

  it('says why it is refused where there is no state to choose: the group takes the focus', async () => {
    await show();
    fault('LOC-10', '404');
    fault('LOC-09', '404');
    await click(button('Nova região'));
    await type('#name', 'Litoral');
    await save();
    const { activeElement: group } = document;
    expect(group?.tagName).toBe('FIELDSET');
    expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Selecione pelo menos um estado.',
    );
  });

  it('creates a region once, and says so', async () => {
    const { emit } = await show();
    await click(button('Nova região'));
    await save();
    expect(text(dialog('#name-error'))).toBe('Digite o nome da região.');
    expect(text(dialog('#stateCodes-error'))).toBe('Selecione pelo menos um estado.');
    await type('#name', 'Litoral');
    await pick('São Paulo');
    fault('RGN-05', '503', 1);
    await save();
    expect(text(dialog())).toContain('A região não foi salva');
    await save();
    expect(stored().filter(({ name }) => name === 'Litoral')).toHaveLength(1);
    expect(document.querySelector('dialog')).toBeNull();
    expect(text('p.notice')).toBe('Região Litoral salva.');
    expect(names()).toContain('Litoral');
    expect(emit).toHaveBeenCalledWith('vt-region-saved', { regionId: 'litoral' });
  });

  it('finds a region whose answer was lost, and sends it no second time', async () => {
    const { emit } = await show();
    await click(button('Nova região'));
    // Services drop the space around a name.
    await type('#name', 'Litoral ');
    await pick('Bahia');
    fault('RGN-05', 'lost', 1);
    await save();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(stored().filter(({ name }) => name === 'Litoral')).toHaveLength(1);
    expect(text('p.notice')).toBe('Região Litoral salva.');
    expect(emit).toHaveBeenCalledWith('vt-region-saved', { regionId: 'litoral' });
  });

  it('finds a change whose answer was lost', async () => {
    await show();
    await openRow('Sul');
    await type('#name', 'Sul do Brasil');
    fault('RGN-03', 'lost', 1);
    await save();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(region('sul')).toMatchObject({ name: 'Sul do Brasil', version: 2 });
    expect(text('p.notice')).toBe('Região Sul do Brasil salva.');
  });

  it('shows what the service refuses at its field', async () => {
    await show();
    await openRow('Sul');
    await type('#name', 'Norte');
    await save();
    expect(text('#name-error')).toBe('Já existe uma região com este nome');
    expect(document.activeElement?.id).toBe('name');
    expect(region('sul')?.name).toBe('Sul');
  });

  it('takes over what another person changed, and asks where both did', async () => {
    await show();
    await openRow('Sul');
    await type('#name', 'Sul do Brasil');
    await pick('São Paulo');
    Object.assign(region('sul') as object, { name: 'Região Sul', version: 2 });
    await save();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa alterou isto');
    expect(texts('.version-field .choice')).toEqual([
      'A sua: Sul do Brasil',
      'A da outra pessoa: Região Sul',
    ]);
    expect(region('sul')).toMatchObject({ name: 'Região Sul', version: 2 });
    await click(document.querySelectorAll('.version-field input')[1] as Element);
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Região Sul');
    await save();
    expect(region('sul')).toMatchObject({
      name: 'Região Sul',
      stateCodes: ['PR', 'RS', 'SC', 'SP'],
      version: 3,
    });
  });

  it('merges silently what only the other one changed, and says what', async () => {
    await show();
    await openRow('Sul');
    await pick('São Paulo');
    Object.assign(region('sul') as object, { name: 'Região Sul', version: 2 });
    await save();
    expect(text('.versions')).toBe('Incluímos o que a outra pessoa alterou: Nome.');
    await save();
    expect(region('sul')).toMatchObject({ name: 'Região Sul', stateCodes: ['PR', 'RS', 'SC', 'SP'] });
  });

  it('keeps what was typed where the region is gone', async () => {
    await show();
    await openRow('Norte');
    await type('#name', 'Norte do Brasil');
    regionsOf(net.sandbox.world).delete('norte');
    await save();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa removeu isto');
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Norte do Brasil');
  });

  it('discards what was typed only by a decision', async () => {
    await show();
    await openRow('Sul');
    await type('#name', 'Sul do Brasil');
    await click(document.querySelector('.dialog-close') as Element);
    expect(text('[role=alertdialog]')).toContain('Descartar o que você digitou?');
    await click(button('Continuar editando'));
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Sul do Brasil');
    await click(button('Voltar'));
    await click(button('Descartar'));
    expect(document.querySelector('dialog')).toBeNull();
    await openRow('Sul');
    await click(document.querySelector('.dialog-close') as Element);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('keeps what was typed of a new region, for the account that typed it', async () => {
    await show();
    await click(button('Nova região'));
    await type('#name', 'Litoral');
    await click(document.querySelector('.dialog-close') as Element);
    await click(button('Fechar'));
    await leave();
    await show('equipe');
    await click(button('Nova região'));
    expect(text('dialog')).not.toContain('Você começou a preencher');
    await leave();
    await show();
    await click(button('Nova região'));
    await click(button('Continuar o rascunho'));
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Litoral');
  });

  it('removes a region after a question; one that is gone already counts as removed', async () => {
    const { emit } = await show();
    await pressRowAction('Norte', 'Remover');
    expect(text('#dialog-title')).toBe('Remover Norte?');
    expect(region('norte')).toBeDefined();
    regionsOf(net.sandbox.world).delete('norte');
    await click(document.querySelector('dialog .actions button') as Element);
    await settle();
    expect(text('p.notice')).toBe('Região Norte removida.');
    expect(names()).not.toContain('Norte');
    expect(emit).toHaveBeenCalledWith('vt-region-removed', { regionId: 'norte' });
  });

  it.each([
    ['conflict', 'Esta região é usada por uma promoção. Remova-a da promoção e tente novamente.'],
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['503', 'Não sabemos se isto foi feito'],
  ])('says why a region was not removed: %s', async (kind, words) => {
    await show();
    // Promotions are held in this one.
    const name = kind === 'conflict' ? 'Sul' : 'Norte';
    if (kind !== 'conflict') fault('RGN-04', kind);
    await pressRowAction(name, 'Remover');
    await click(document.querySelector('dialog .actions button') as Element);
    await settle();
    expect(text('dialog [role=alert]')).toContain(words);
    expect(names()).toContain(name);
  });

  it('removes several with a result for each', async () => {
    await show();
    for (const name of ['Norte', 'Nordeste', 'Sul'])
      await click(document.querySelector(`[aria-label="Selecionar ${name}"]`) as Element);
    await click(
      [...document.querySelectorAll('.selection-actions button')].find(
        (each) => each.textContent === 'Remover',
      ) as Element,
    );
    expect(text('#dialog-title')).toBe('Remover 3 regiões?');
    await click(document.querySelector('dialog .actions button') as Element);
    await settle(50);
    expect(text()).toContain('2 removidas, 1 com falha, 0 não iniciadas');
    expect(stored().map(({ id }) => id)).toEqual(['centro-oeste', 'sudeste', 'sul']);
  });

  it('says that the selected regions could not be read, and asks again', async () => {
    await show();
    await click(
      document.querySelector('.page-select-label')?.parentElement?.querySelector('input') as Element,
    );
    await click(button('Selecionar todas as 5 linhas da lista'));
    fault('RGN-01', '404');
    await click(button('Remover'));
    await settle();
    expect(text('[role=alert]')).toContain('Não foi possível carregar as informações');
    expect(document.querySelector('dialog')).toBeNull();
    net.sandbox.world.state.setFault({ call: 'RGN-01', fault: 'none' });
    await click(button('Tentar novamente'));
    await settle();
    expect(text('#dialog-title')).toBe('Remover 5 regiões?');
  });

  it('speaks Spanish', async () => {
    await show('nation', 'es-AR');
    expect(text('h2')).toBe('Regiones');
    await click(button('Nueva región'));
    expect(text('#dialog-title')).toBe('Nueva región');
  });
});
