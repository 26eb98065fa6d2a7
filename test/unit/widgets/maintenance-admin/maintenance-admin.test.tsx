// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import MaintenanceAdmin, { purpose } from '#widgets/maintenance-admin/MaintenanceAdmin';
import { button, click, render, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { confirmDialog, failCall, leaveStaffPage, signIn, staffPage } from '../../lib/staff';

const View = guardedView(MaintenanceAdmin, { staff: true }, purpose);
const CARLA = 'carla.antunes@antigo.example';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(leaveStaffPage);

const show = async (area = '', user = 'sistemas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  if (area) history.replaceState(null, '', `?vt-maintenance=${area}`);
  signIn(user);
  const shown = await render(<View heading="" roles="" />, language);
  await settle();
  return shown;
};
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const sentOf = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const bodies = (id: string) => sentOf(id).map(({ body }) => body);
const choose = async (label: string) => {
  const choice = [...document.querySelectorAll('.choice')].find((each) => each.textContent === label);
  await click(choice?.querySelector('input') as Element);
};
/** Pastes a list and goes on to the simulation. */
const simulate = async (list: string, name: RegExp) => {
  await type('.import-text', list);
  await click(button('Conferir a lista'));
  await click(button(name));
};
const submitIn = async (selector: string) => {
  await act(async () => document.querySelector<HTMLFormElement>(selector)?.requestSubmit());
  await settle();
};
const pick = async (id: string, value: string) => {
  const select = document.querySelector(`#${id}`) as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

describe('accounts', () => {
  it('are for who has the role only', async () => {
    await show('', 'ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('[role=tablist]')).toBeNull();
  });

  it('are imported after a check, a simulation and a question, with a result for each', async () => {
    const { emit } = await show();
    const list = `e-mail;nome;cpf\nNova.Pessoa@correio.example;Nova Pessoa;111.444.777-35\nana.nogueira@correio.example;Ana\nbia@correio.example;Bia;123`;
    await type('.import-text', list);
    await click(button('Conferir a lista'));
    expect(text()).toContain('Certas: 2. Com problema: 1. Repetidas: 0.');
    expect(text('.import table')).toContain('CPF inválido.');
    await click(button('Simular com 2 contas'));
    expect(text('.simulation')).toContain('Nada foi enviado ainda.');
    expect(texts('.simulation tbody tr')).toHaveLength(2);
    // Masked until it is asked for.
    expect(text('.simulation table')).toContain('n•••@correio.example');
    expect(text('.simulation table')).not.toContain('nova.pessoa');
    expect(text('.simulation table')).not.toContain('11144477735');
    await choose('Mostrar os dados pessoais');
    expect(text('.simulation table')).toContain('nova.pessoa@correio.example');
    expect(text('.simulation table')).toContain('11144477735');
    await click(button('Importar'));
    expect(text('#dialog-title')).toBe('Importar 2 contas?');
    expect(text('dialog')).toContain('Cria uma conta para cada linha.');
    expect(sentOf('AUTH-05')).toEqual([]);
    await confirmDialog();
    expect(bodies('AUTH-05')).toContainEqual({
      users: [{ email: 'nova.pessoa@correio.example', name: 'Nova Pessoa', cpf: '11144477735' }],
    });
    expect(text()).toContain('1 importada, 1 com falha, 0 não iniciadas');
    expect(text('.bulk')).toContain('2 · a•••@correio.example');
    expect(text('.bulk')).toContain('Já existe uma conta com este e-mail.');
    expect(text('.bulk')).not.toContain('ana.nogueira');
    expect(emit).toHaveBeenCalledWith('vt-maintenance-done', { act: 'import', count: 1 });
    await click(button('Fechar'));
    expect(text('p.notice')).toBe('1 importada.');
    expect(document.querySelector<HTMLTextAreaElement>('.import-text')?.value).toBe('');
    expect(location.href).not.toContain('correio');
  });

  it('go back from the simulation to the list as it was', async () => {
    await show();
    await simulate('nova@correio.example', /Simular com 1 conta/);
    await click([...document.querySelectorAll('.simulation .actions button')].at(-1) as Element);
    expect(document.querySelector('.simulation')).toBeNull();
    expect(text()).toContain('Certas: 1.');
    expect(text('.import table')).toContain('n•••@correio.example');
    expect(sentOf('AUTH-05')).toEqual([]);
  });

  it('that were imported by a lost call are found, and not sent twice', async () => {
    await show();
    fault('AUTH-05', 'lost', 1);
    await simulate('nova@correio.example', /Simular com 1 conta/);
    await click(button('Importar'));
    await confirmDialog();
    expect(text()).toContain('1 importada, 0 com falha');
    expect(sentOf('AUTH-05')).toHaveLength(1);
  });

  it('are prepared, migrated without a password, and prepared for a new one', async () => {
    await show();
    for (const [label, action, call, summary] of [
      ['Preparar a migração', 'Preparar', 'AUTH-07', '1 preparada, 1 com falha'],
      ['Migrar contas', 'Migrar', 'AUTH-06', '1 migrada, 1 com falha'],
      ['Preparar a troca de senha', 'Preparar', 'AUTH-08', '1 preparada, 1 com falha'],
    ] as const) {
      await choose(label);
      await simulate(`${CARLA}\nninguem@antigo.example`, /Simular com 2 contas/);
      await click(button(action));
      await confirmDialog();
      expect(text()).toContain(summary);
      expect(bodies(call)).toContainEqual({ username: CARLA });
      expect(text('.bulk')).toContain('Não existe mais.');
      await click(button('Fechar'));
    }
  });

  it('that have moved already count as migrated', async () => {
    await show();
    for (let time = 0; time < 2; time++) {
      await choose('Migrar contas');
      await simulate(CARLA, /Simular com 1 conta/);
      await click(button('Migrar'));
      await confirmDialog();
      expect(text()).toContain('1 migrada, 0 com falha');
      await click(button('Fechar'));
    }
  });

  it('stay listed where another act of the migration is chosen', async () => {
    await show();
    await choose('Preparar a migração');
    await type('.import-text', CARLA);
    await choose('Migrar contas');
    expect(document.querySelector<HTMLTextAreaElement>('.import-text')?.value).toBe(CARLA);
  });

  it('say what the account may not do', async () => {
    await show();
    fault('AUTH-05', '403');
    await simulate('nova@correio.example', /Simular com 1 conta/);
    await click(button('Importar'));
    await confirmDialog();
    expect(text('.bulk')).toContain('Sua conta não tem permissão para isto.');
  });
});

describe('benefits', () => {
  it('of dealers are synchronized, with the number that the service gives', async () => {
    const { emit } = await show('benefits');
    await simulate('135503081\n000', /Simular com 2 concessionárias/);
    await click(button('Sincronizar'));
    expect(text('#dialog-title')).toBe('Sincronizar os benefícios de 2 concessionárias?');
    expect(sentOf('BEN-13')).toEqual([]);
    await confirmDialog();
    expect(text()).toContain('1 sincronizada, 1 com falha');
    expect(text()).toMatch(/\d+ benefícios sincronizados no total\./);
    expect(emit).toHaveBeenCalledWith('vt-maintenance-done', { act: 'sync', count: 1 });
  });

  it('whose answer was lost are not sent again blindly', async () => {
    await show('benefits');
    fault('BEN-13', 'lost', 1);
    await simulate('135503081', /Simular com 1 concessionária/);
    await click(button('Sincronizar'));
    await confirmDialog();
    expect(text()).toContain('1 sem resposta');
    expect(sentOf('BEN-13')).toHaveLength(1);
  });
});

describe('reservations', () => {
  it('of a campaign are reprocessed after a question', async () => {
    const { emit } = await show('reservations');
    await submitIn('form');
    expect(text('#campaign-error')).toBe('Escolha a campanha.');
    await pick('campaign', 'camp-fiat');
    await submitIn('form');
    expect(text('#dialog-title')).toMatch(/^Reprocessar todas as reservas em aberto de .+\?$/);
    expect(text('dialog')).toContain('O serviço só diz quantas são depois.');
    expect(sentOf('RES-02')).toEqual([]);
    await confirmDialog();
    expect(sentOf('RES-02')).toMatchObject([
      { address: '/api/reservation/v2/reservations/reprocess/camp-fiat' },
    ]);
    expect(text('p.notice')).toMatch(/^\d+ reservas? reprocessadas?\. \d+ continuam? pendentes?\.$/);
    expect(emit).toHaveBeenCalledWith('vt-maintenance-done', { act: 'reprocess', count: expect.any(Number) });
  });

  it('that are named are counted in the question, each once', async () => {
    await show('reservations');
    await pick('campaign', 'camp-fiat');
    await type('#ids', 'R1\nR2, R1');
    await submitIn('form');
    expect(text('#dialog-title')).toMatch(/^Reprocessar 2 reservas de /);
    await confirmDialog();
    expect(bodies('RES-02')).toEqual([{ reservationIds: ['R1', 'R2'] }]);
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['409', 'O serviço não permite isto agora. Nada foi feito.'],
    ['503', 'Não sabemos se isto foi feito: a resposta se perdeu. É seguro repetir.'],
  ])('say why they were not reprocessed: %s', async (kind, words) => {
    await show('reservations');
    fault('RES-02', kind);
    await pick('campaign', 'camp-fiat');
    await submitIn('form');
    await confirmDialog();
    expect(text('dialog [role=alert]')).toBe(words);
  });

  it('of a campaign that is gone are none', async () => {
    await show('reservations');
    fault('RES-02', '404');
    await pick('campaign', 'camp-fiat');
    await submitIn('form');
    await confirmDialog();
    expect(text('p.notice')).toBe('Esta campanha não existe mais. Nada foi feito.');
  });

  it('are offered again once the campaigns have loaded', async () => {
    fault('RES-12', '404');
    await show('reservations');
    fault('RES-12', 'none');
    await click(button('Tentar novamente'));
    await settle();
    expect(document.querySelector('#campaign')).not.toBeNull();
  });
});

describe('the dictionary', () => {
  const lookUp = async (value: string) => {
    await type('#value', value);
    await submitIn('form');
  };

  it('needs a value, said in the language of the page', async () => {
    await show('dictionary');
    await lookUp('  ');
    expect(text('#value-error')).toBe('Informe o valor');
    expect(sentOf('DIC-03')).toEqual([]);
  });

  it('is looked up with the session', async () => {
    await show('dictionary');
    await lookUp(' Outros ');
    expect(texts('.translations tbody tr')).toHaveLength(2);
    expect(texts('[role=status]')).toContain('Traduções de Outros (2)');
    expect(text('.translations')).toContain('OTHER_CONTACT');
    expect(sentOf('DIC-03')).toMatchObject([{ body: { value: 'Outros' } }]);
    expect(sentOf('DIC-03')[0]?.headers.authorization).toMatch(/^Bearer/);
  });

  it('says that it has nothing, and that it could not be looked up', async () => {
    await show('dictionary');
    await lookUp('Nada');
    expect(text('.translations')).toContain('Nenhuma tradução de Nada');
    expect(texts('[role=status]')).toContain('Nenhuma tradução de Nada');
    fault('DIC-03', '403', 1);
    await lookUp('Outros');
    expect(text()).toContain('Sua conta não tem permissão para isto.');
    fault('DIC-03', '404', 1);
    await lookUp('Outros');
    expect(text()).toContain('Não foi possível consultar o dicionário');
    expect(document.querySelector<HTMLInputElement>('#value')?.value).toBe('Outros');
  });

  it('changes a translation after a question that names both', async () => {
    const { emit } = await show('dictionary');
    await lookUp('Outros');
    await click(document.querySelector('[aria-label="Alterar a tradução do campo occupation"]') as Element);
    await type('#translation', 'OTHERS');
    await submitIn('dialog form');
    expect(texts('#dialog-title').at(-1)).toBe('Trocar a tradução de Outros para OTHERS?');
    expect(text()).toContain('Altera 1 tradução do campo occupation: OTHER deixa de valer.');
    expect(sentOf('DIC-02')).toEqual([]);
    await click(button('Gravar'));
    await settle();
    expect(bodies('DIC-02')).toEqual([
      { id: '7', field: 'occupation', value: 'Outros', translation: 'OTHERS' },
    ]);
    expect(text('p.notice')).toBe('Tradução de Outros gravada: OTHERS.');
    expect(text('.translations')).toContain('OTHERS');
    expect(emit).toHaveBeenCalledWith('vt-maintenance-done', { act: 'translate', count: 1 });
  });

  it('opens again with what was typed and not saved, and without what was', async () => {
    await show('dictionary');
    await lookUp('Outros');
    const open = () =>
      click(document.querySelector('[aria-label="Alterar a tradução do campo occupation"]') as Element);
    const typed = () => document.querySelector<HTMLInputElement>('#translation')?.value;
    await open();
    await type('#translation', 'HALF');
    await click(button('Voltar'));
    await click(button('Nova tradução'));
    expect(typed()).toBe('');
    await click(button('Voltar'));
    await open();
    expect(typed()).toBe('HALF');
    await submitIn('dialog form');
    await click(button('Gravar'));
    await settle();
    await click(button('Nova tradução'));
    expect(typed()).toBe('');
  });

  it('adds a translation once, also if the answer is lost', async () => {
    await show('dictionary');
    await lookUp('Outros');
    await click(button('Nova tradução'));
    await submitIn('dialog form');
    expect(text('#translation-error')).toBe('Digite a tradução.');
    await type('#field', 'occupation');
    await type('#translation', 'X');
    await submitIn('dialog form');
    expect(text('#field-error')).toContain('Este campo já tem uma tradução deste valor');
    await type('#field', 'reason');
    await submitIn('dialog form');
    expect(texts('#dialog-title').at(-1)).toBe('Criar a tradução X para Outros?');
    fault('DIC-01', 'lost', 1);
    await click(button('Gravar'));
    await settle();
    expect(sentOf('DIC-01')).toHaveLength(1);
    expect(texts('.translations tbody tr')).toHaveLength(3);
  });

  it('sends a translation again only after the dictionary was asked', async () => {
    await show('dictionary');
    await lookUp('Outros');
    await click(button('Nova tradução'));
    await type('#translation', 'X');
    await submitIn('dialog form');
    fault('DIC-01', '503', 1);
    await click(button('Gravar'));
    await settle();
    expect(text('dialog .notice.bad')).toContain('Não sabemos se isto foi feito');
    await click(button('Gravar'));
    await settle();
    expect(texts('.translations tbody tr')).toHaveLength(3);
  });
});

it('speaks Spanish, and keeps the open area in the address', async () => {
  await show('', 'sistemas', 'es-AR');
  expect(text('h2')).toBe('Mantenimiento');
  await click(document.querySelectorAll('[role=tab]')[3] as Element);
  expect(location.search).toBe('?vt-maintenance=dictionary');
  expect(text()).toContain('Como está en el formulario.');
});
