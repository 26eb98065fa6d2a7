// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_PROMOTION } from '#demo-pages/sandbox/data/promotions';
import { promotions } from '#demo-pages/sandbox/services/promotion/store';
import { advance } from '../../lib/clock';
import { click, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { chooseOption, endVisit, leaveStaffPage, saveDialog, staffPage } from '../../lib/staff';
import { address, names, open, press, pressIn, problem, rowAction, said, show, tab } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(async () => {
  await leaveStaffPage();
  vi.unstubAllGlobals();
});

const stored = (id = OPEN_PROMOTION) => promotions(net.sandbox.world).get(id);
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const fault = (call: string, kind: string, times = 1) =>
  net.sandbox.world.state.setFault({ call, fault: kind, times });
const fill = async () => {
  await type('dialog #name', 'Natal Fiat ');
  await type('#startsAt', '2026-12-01');
  await type('#startsAt-time', '09:00');
  await type('#endsAt', '2026-12-24');
  await type('#endsAt-time', '18:30');
  await type('[id="prizes.0.name"]', 'Ceia');
};
const made = () => [...promotions(net.sandbox.world).values()].filter(({ name }) => name === 'Natal Fiat');

describe('the promotions of a brand', () => {
  it('are listed a page of twenty at a time, with the id token and the context, for who has the role', async () => {
    Object.assign(stored() as object, { startsAt: '2026-11-01T02:30:00Z', endsAt: '2027-01-02T02:59:00Z' });
    await show();
    // As clocks of the country show it.
    expect(text(open('tbody tr'))).toContain('31/10/2026 23:30 – 01/01/2027 23:59');
    expect(names()).toEqual(['Verão de Portas Abertas', 'Férias na Estrada']);
    expect(texts(open('.badge'))).toEqual(['Ativa', 'Encerrada']);
    const [call] = calls('PRM-03');
    expect(call?.query).toMatchObject({ brand: 'fiat', page: 0, size: 20 });
    expect(call?.headers['x-context']).toBeTruthy();
    await endVisit();
    await show('', 'ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
    expect(document.querySelector('table')).toBeNull();
  });

  it('are filtered by the service, by status and group', async () => {
    await show();
    await type('#promotions-status', 'ENDED');
    await press('Filtrar');
    expect(names()).toEqual(['Férias na Estrada']);
    await type('#promotions-groupId', 'varejo');
    await press('Filtrar');
    expect(names()).toEqual([]);
    expect(calls('PRM-03').at(-1)?.query).toMatchObject({ status: 'ENDED', groupId: 'varejo' });
  });
});

describe('a new promotion', () => {
  it('is checked, then created once, with its period in the zone that is named', async () => {
    const { emit } = await show();
    await press('Nova promoção');
    expect(text('dialog')).toContain('As datas e horas do período seguem o Horário Padrão de Brasília.');
    await saveDialog();
    expect(text('#name-error')).toBe('Digite o nome da promoção.');
    expect(text('[id="prizes.0.name-error"]')).toBe('Digite o nome do prêmio.');
    await fill();
    await type('#endsAt', '2026-11-30');
    await saveDialog();
    expect(text('#endsAt-error')).toBe('O fim deve ser depois do início.');
    expect(calls('PRM-01')).toEqual([]);
    await type('#endsAt', '2026-12-24');
    fault('PRM-01', '503');
    await saveDialog();
    expect(text('dialog')).toContain('A promoção não foi salva');
    await saveDialog();
    expect(document.querySelector('dialog')).toBeNull();
    expect(made()).toMatchObject([
      {
        brand: 'fiat',
        startsAt: '2026-12-01T12:00:00.000Z',
        endsAt: '2026-12-24T21:30:00.000Z',
        attributionTypes: ['QR_CODE'],
        prizes: [{ id: 'natal-fiat-premio-1', name: 'Ceia', quantity: 1 }],
      },
    ]);
    expect(said()).toBe('Promoção Natal Fiat salva.');
    expect(emit).toHaveBeenCalledWith('vt-promotion-saved', { promotionId: 'natal-fiat' });
  });

  it('whose answer was lost is found, and not sent again', async () => {
    await show();
    await press('Nova promoção');
    await fill();
    fault('PRM-01', 'lost');
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(made()).toHaveLength(1);
    expect(calls('PRM-01')).toHaveLength(1);
    expect(said()).toBe('Promoção Natal Fiat salva.');
  });

  it('waits for the groups and regions, and says if they do not come', async () => {
    fault('PRM-09', '400', 9);
    await show();
    await press('Nova promoção');
    expect(document.querySelector('dialog')).toBeNull();
    expect(text(open())).toContain('A promoção ainda não pode ser editada.');
    net.sandbox.world.state.reset();
    await click(document.querySelector(open('.notice .link')) as Element);
    expect(text('dialog')).toContain('Nova promoção');
  });
});

describe('what visitors read of a promotion', () => {
  it('is entered with it, and changed', async () => {
    await show();
    await press('Nova promoção');
    await fill();
    await type('#promoter', 'Fiat Automóveis');
    await type('#authorization', 'Certificado SPA/MF nº 04.041299/2026');
    await type('#regulationUrl', 'fiat.example/regulamento');
    await type('#resultsUrl', 'javascript:alert(1)');
    await type('#drawAt', '2027-01-10');
    await type('#drawMethod', 'Pela extração da Loteria Federal.');
    await type('[id="prizes.0.imageUrl"]', 'ceia.jpg');
    await saveDialog();
    for (const field of ['regulationUrl', 'resultsUrl', 'prizes.0.imageUrl'])
      expect(text(`[id="${field}-error"]`)).toContain('Digite um endereço completo');
    expect(text('#drawAt-error')).not.toBe('');
    await type('#regulationUrl', 'https://fiat.example/regulamento');
    await type('#resultsUrl', 'https://fiat.example/resultado');
    await type('#drawAt-time', '10:00');
    await type('[id="prizes.0.imageUrl"]', 'https://fiat.example/ceia.jpg');
    await saveDialog();
    expect(made()).toMatchObject([
      {
        promoter: 'Fiat Automóveis',
        authorization: 'Certificado SPA/MF nº 04.041299/2026',
        regulationUrl: 'https://fiat.example/regulamento',
        resultsUrl: 'https://fiat.example/resultado',
        drawAt: '2027-01-10T13:00:00.000Z',
        drawMethod: 'Pela extração da Loteria Federal.',
        prizes: [{ imageUrl: 'https://fiat.example/ceia.jpg' }],
      },
    ]);
    await rowAction('Natal Fiat', 'Editar');
    await type('#promoter', '');
    await saveDialog();
    expect(made()[0]).toMatchObject({ promoter: '', drawAt: '2027-01-10T13:00:00.000Z' });
  });

  it('is that it is off, until its period decides again', async () => {
    await show();
    const state = () => texts(open('.badge'))[0];
    await rowAction('Verão de Portas Abertas', 'Editar');
    await chooseOption('dialog #status', 'INACTIVE');
    await saveDialog();
    expect([stored()?.status, state()]).toEqual(['INACTIVE', 'Inativa']);
    await rowAction('Verão de Portas Abertas', 'Editar');
    await type('dialog #rules', 'Outro');
    await saveDialog();
    expect(stored()?.status).toBe('INACTIVE');
    await rowAction('Verão de Portas Abertas', 'Editar');
    await chooseOption('dialog #status', '');
    await saveDialog();
    expect(state()).toBe('Ativa');
    expect(calls('PRM-02').map(({ body }) => (body as { status: string }).status)).toEqual([
      'INACTIVE',
      'INACTIVE',
      'ACTIVE',
    ]);
  });
});

describe('a change of a promotion', () => {
  it('shows the picture of a prize once its address is whole and rests', async () => {
    await show();
    await press('Nova promoção');
    await fill();
    const pictures = () =>
      [...document.querySelectorAll<HTMLImageElement>('dialog .prize-picture')].map(({ src }) => src);
    await type('[id="prizes.0.imageUrl"]', 'ceia.jpg');
    await act(() => advance(700));
    expect(pictures()).toEqual([]);
    await type('[id="prizes.0.imageUrl"]', ' https://fiat.example/ceia.jpg');
    expect(pictures()).toEqual([]);
    await act(() => advance(700));
    expect(pictures()).toEqual(['https://fiat.example/ceia.jpg']);
  });

  it('keeps the ids of its prizes, and what its inputs do not show', async () => {
    const before = structuredClone(stored());
    await show();
    await rowAction('Verão de Portas Abertas', 'Editar');
    await type('dialog #rules', 'Novo regulamento');
    await pressIn('Incluir prêmio');
    await type('[id="prizes.2.name"]', 'Revisão');
    await saveDialog();
    expect(stored()).toMatchObject({
      startsAt: before?.startsAt,
      endsAt: before?.endsAt,
      authorization: before?.authorization,
      rules: 'Novo regulamento',
      version: 2,
    });
    expect(stored()?.prizes?.map(({ id }) => id)).toEqual(
      [1, 2, 3].map((n) => `${OPEN_PROMOTION}-premio-${n}`),
    );
  });

  it('whose answer was lost is found, with a new prize', async () => {
    await show();
    await rowAction('Verão de Portas Abertas', 'Editar');
    await pressIn('Incluir prêmio');
    await type('[id="prizes.2.name"]', 'Revisão ');
    fault('PRM-02', 'lost');
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(calls('PRM-02')).toHaveLength(1);
    expect(stored()?.prizes).toHaveLength(3);
  });

  it('is compared with that of another person', async () => {
    await show();
    await rowAction('Verão de Portas Abertas', 'Editar');
    await type('dialog #name', 'Verão Fiat');
    Object.assign(stored() as object, { name: 'Verão 2027', regionIds: ['sul'], version: 2 });
    await saveDialog();
    expect(texts('.version-field .choice')).toEqual(['A sua: Verão Fiat', 'A da outra pessoa: Verão 2027']);
    expect(text('.versions')).toContain('Incluímos o que a outra pessoa alterou: Regiões.');
    await saveDialog();
    expect(stored()).toMatchObject({ name: 'Verão Fiat', regionIds: ['sul'], version: 3 });
  });

  it('that is refused says why at its field, and loses nothing', async () => {
    await show();
    await rowAction('Verão de Portas Abertas', 'Editar');
    await type('dialog #name', 'Férias na Estrada');
    await saveDialog();
    expect(text('#name-error')).toBe('Já existe uma promoção com este nome');
    fault('PRM-02', '403');
    await type('dialog #name', 'Verão Fiat');
    await saveDialog();
    expect(problem()).toContain('Sua conta não tem permissão para salvar isto');
    expect(document.querySelector<HTMLInputElement>('dialog #name')?.value).toBe('Verão Fiat');
  });
});

describe('the tabs', () => {
  it('are in the address, with the promotion that they are about', async () => {
    await show();
    await rowAction('Férias na Estrada', 'Ver impedidos');
    expect([address('vt-promotion-admin'), address('vt-promotion-chosen')]).toEqual([
      'denied',
      'ferias-fiat',
    ]);
    const query = location.search.slice(1);
    await endVisit();
    await show(query);
    expect(text('[aria-selected=true]')).toBe('Impedidos');
    expect(document.querySelector<HTMLSelectElement>('#denied-promotion')?.value).toBe('ferias-fiat');
    await tab('Promoções');
    expect(address('vt-promotion-admin')).toBeNull();
  });
});
