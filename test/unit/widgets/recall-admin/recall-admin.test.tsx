// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignId } from '#demo-pages/sandbox/data/cars/recalls';
import { OPEN_SOFTWARE, startUpdate, updateOf } from '#demo-pages/sandbox/rules/recalls';
import { guardedView } from '#features/session/access/guarded-view';
import RecallAdmin, { purpose } from '#widgets/recall-admin/RecallAdmin';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(RecallAdmin, { staff: true }, purpose);

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = sandboxPage({ brand: 'fiat', country: 'BR', market: 'pt-BR', 'sign-in': '/entrar' });
});
afterEach(async () => {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
});

const show = (user = 'sistemas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  Cookies.set('vitrine_session', user, { path: '/' });
  return render(<View heading="" roles="" />, language);
};
const search = async (vehicle: string) => {
  await type('#vehicle', vehicle);
  await submit();
  await settle();
};
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const fault = (call: string, kind: string, times?: number) =>
  net.sandbox.world.state.setFault({ call, fault: kind, ...(times && { times }) });
const create = async () => {
  await click(button('Criar atualização'));
  await confirm();
};
const confirm = async () => {
  await click(document.querySelector('dialog .actions button') as Element);
  await settle();
};
const bodies = () =>
  net.sandbox.state.calls.filter(({ call }) => call === 'RCL-05').map(({ body }) => body as object);
const problem = () => text('dialog [role=alert].notice');
/** The campaign that is a software update, as it is shown. */
const software = () => texts('.recall-campaign').find((each) => /Atualização SW|Criar/.test(each)) ?? '';

describe('vt-recall-admin', () => {
  it('finds a car by plate or chassis, with its campaigns and what each of them is', async () => {
    await show();
    await search(OPEN_SOFTWARE);
    expect(text('.recall-car')).toContain(OPEN_SOFTWARE);
    expect(software()).toContain('Pendente');
    expect(document.activeElement?.className).toBe('recall-car');
    const [{ query = {} } = {}] = calls('RCL-01');
    expect(query).toEqual({ plate: OPEN_SOFTWARE });
    const chassis = /[A-HJ-NPR-Z\d]{17}/.exec(text('.recall-car'))?.[0] ?? '';
    await search(chassis);
    expect(calls('RCL-01').at(-1)?.query).toEqual({ chassis });
  });

  it('creates the update after a question, and says when it is validated', async () => {
    const { emit } = await show();
    await search(OPEN_SOFTWARE);
    await create();
    expect(text('p.notice')).toMatch(/^Atualização SW-\d+ criada\./);
    expect(software()).toMatch(/Criada.*Criada em .*Central|Criada.*ESC: da versão 04\.11 para a 04\.15/);
    expect(software()).toContain('Aguardando a validação');
    expect(emit).toHaveBeenCalledWith(
      'vt-recall-update-created',
      expect.objectContaining({ updateId: expect.stringMatching(/^SW-/) }),
    );
    // Another person validates it.
    const { chassis } = updateOf(net.sandbox.world, 'SW-000002');
    const asked = { chassis, campaignId: campaignId('fiat', 'software') };
    startUpdate(net.sandbox.world, { ...asked, id: 'SW-000002', status: 'VALIDATED' }, 'BR');
    await settle(5000);
    expect(software()).toContain('Validada em');
    expect(software()).not.toContain('Aguardando a validação');
    expect(software()).toContain('Realizada');
  });

  it('validates an update after a question, at the same dealer, with the token', async () => {
    const { emit } = await show();
    await search(OPEN_SOFTWARE);
    await click(button('Criar atualização'));
    await type('#recall-dealer', ' 0101 ');
    await confirm();
    expect(updateOf(net.sandbox.world, 'SW-000002')).toMatchObject({ dealerCode: '0101', status: 'CREATED' });
    await click(button('Validar atualização'));
    expect(text('#dialog-title')).toBe('Validar a atualização SW-000002?');
    expect(document.querySelector<HTMLInputElement>('#recall-dealer')?.value.trim()).toBe('0101');
    fault('RCL-05', 'lost', 1);
    await confirm();
    expect(document.querySelector('dialog')).toBeNull();
    expect(updateOf(net.sandbox.world, 'SW-000002').status).toBe('VALIDATED');
    expect(text('p.notice')).toBe('Atualização SW-000002 validada.');
    expect(software()).toContain('Validada em');
    expect(software()).toContain('Realizada');
    expect(document.querySelectorAll('.recall-campaign button')).toHaveLength(0);
    expect(bodies()).toMatchObject([
      { dealerCode: '0101' },
      { id: 'SW-000002', status: 'VALIDATED', dealerCode: '0101' },
    ]);
    expect(calls('RCL-05').every(({ headers }) => headers.authorization === 'Bearer ***')).toBe(true);
    expect(emit).toHaveBeenCalledWith('vt-recall-update-validated', {
      updateId: 'SW-000002',
      campaignId: campaignId('fiat', 'software'),
    });
  });

  it('says why an update was not validated, and sends no dealer that nobody named', async () => {
    await show();
    await search(OPEN_SOFTWARE);
    await create();
    expect(bodies()[0]).not.toHaveProperty('dealerCode');
    fault('RCL-05', '404');
    await click(button('Validar atualização'));
    await confirm();
    expect(problem()).toBe('A atualização não foi validada. Tente novamente.');
    expect(software()).toContain('Aguardando a validação');
  });

  it.each(['lost', '503'])('creates it once where the answer was lost: %s', async (kind) => {
    await show();
    await search(OPEN_SOFTWARE);
    fault('RCL-05', kind, 1);
    await create();
    if (kind === '503') {
      expect(problem()).toContain('Não sabemos se isto foi feito');
      await confirm();
    }
    expect(document.querySelector('dialog')).toBeNull();
    expect(software()).toContain('Criada');
    expect(calls('RCL-05')).toHaveLength(kind === 'lost' ? 1 : 2);
  });

  it('shows the update that somebody else has created meanwhile', async () => {
    const { emit } = await show();
    await search(OPEN_SOFTWARE);
    const chassis = /[A-HJ-NPR-Z\d]{17}/.exec(text('.recall-car'))?.[0] ?? '';
    await click(button('Criar atualização'));
    startUpdate(net.sandbox.world, { chassis, campaignId: campaignId('fiat', 'software') }, 'BR');
    await confirm();
    expect(document.querySelector('dialog')).toBeNull();
    expect(text('p.notice')).toMatch(/^Este veículo já tem a atualização SW-\d+ desta campanha/);
    expect(software()).toContain('Criada');
    expect(emit).not.toHaveBeenCalledWith('vt-recall-update-created', expect.anything());
  });

  it.each([
    ['409', 'O serviço não permite criar esta atualização agora. Nada foi criado.'],
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['404', 'A atualização não foi criada. Tente novamente.'],
  ])('says why it was not created: %s', async (kind, words) => {
    await show();
    await search(OPEN_SOFTWARE);
    fault('RCL-05', kind);
    await create();
    expect(problem()).toBe(words);
  });

  it('offers it only where the service says that the campaign is software', async () => {
    net.faults['/recall-campaign/'] = 404;
    await show();
    await search(OPEN_SOFTWARE);
    expect(text('.recall-car')).toContain('Não sabemos se esta campanha é uma atualização de software.');
    expect(texts('button')).not.toContain('Criar atualização');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle();
    expect(button('Criar atualização')).toBeDefined();
  });

  it('does not offer it for a campaign that the service does not list', async () => {
    net.faults['/recall-campaign/'] = { status: 200, body: [] };
    await show();
    await search(OPEN_SOFTWARE);
    expect(text('.recall-car')).toContain('Não sabemos se esta campanha é uma atualização de software.');
    expect(texts('button')).not.toContain('Criar atualização');
  });

  it('loads an update again, and keeps it while the service does not answer', async () => {
    net.faults['/updateRecall/'] = 404;
    await show();
    await search('FIA2A02');
    expect(text('.recall-car')).toContain('Não foi possível carregar a atualização.');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle();
    expect(text('.recall-car')).toContain('Validada em');
  });

  it('says that there is no such car, and keeps what was typed', async () => {
    await show();
    await search('');
    expect(text('#vehicle-error')).not.toBe('');
    fault('RCL-01', '404', 1);
    await search('ZZZ9Z99');
    expect(text('#vehicle-error')).toBe('Nenhum veículo com esta placa ou este chassi.');
    fault('RCL-01', '403');
    await search(OPEN_SOFTWARE);
    expect(document.querySelector<HTMLInputElement>('#vehicle')?.value).toBe(OPEN_SOFTWARE);
    fault('RCL-01', 'none');
    await click(button('Tentar novamente'));
    await settle();
    expect(text('.recall-car')).toContain(OPEN_SOFTWARE);
  });

  it('is for who has one of the roles', async () => {
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
  });

  it('speaks Spanish', async () => {
    await show('equipe', 'es-AR');
    expect(text('h2')).toBe('Actualizaciones de recall');
    expect(button('Buscar vehículo')).toBeDefined();
  });
});
