// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPROCESS } from '#demo-pages/sandbox/services/integration-log';
import { guardedView } from '#features/session/access/guarded-view';
import {
  type IntegrationError,
  listIntegrationErrors,
  updateIntegrationError,
} from '#services/integration-log';
import IntegrationErrors, { purpose } from '#widgets/integration-errors/IntegrationErrors';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  callsOf,
  confirmDialog,
  failCall,
  leaveStaffPage,
  pressRowAction,
  saveDialog,
  selectRows,
  signIn,
  staffPage,
} from '../../lib/staff';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#ui/save-file', () => ({ saveFile: saved }));

const View = guardedView(IntegrationErrors, { staff: true }, purpose);

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(async () => {
  await leaveStaffPage();
  saved.mockReset();
});

const show = (user = 'sistemas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  signIn(user);
  return render(<View heading="" roles="" />, language);
};
const fault = (call: string, kind: string, times?: number) => failCall(net, call, kind, times);
const stored = async (): Promise<IntegrationError[]> =>
  (await listIntegrationErrors({ query: { size: 100 } })).content;
const errorOf = async (id: string) => (await stored()).find((each) => each.id === id);
const row = (id: string) =>
  [...document.querySelectorAll('tbody tr')].find((each) => each.textContent?.includes(id))?.textContent ??
  '';
const pressBulk = async () => {
  await click(document.querySelector('.selection-actions button') as Element);
  await settle();
};
const notice = () => text('div.notice[role=status]');

describe('vt-integration-errors', () => {
  it('lists the errors for who has the role', async () => {
    await show();
    expect(row('ERR-001')).toContain('Tempo esgotado ao confirmar o pedido');
    expect(row('ERR-001')).toContain('Pendente');
    expect(row('ERR-006')).toContain('Resolvido');
    await leave();
    await show('ana');
    expect(text()).toContain('Sua conta não tem permissão para esta área');
  });

  it('filters by journey and state, as the service does', async () => {
    await show();
    await type('#integration-errors-journey', 'lead');
    await type('#integration-errors-status', 'PENDING');
    await submit();
    await settle();
    const rows = texts('tbody tr');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((each) => each.includes('lead') && each.includes('Pendente'))).toBe(true);
    expect(location.search).toContain('vt-integration-errors');
  });

  it('finds by words, which no address has, and by days of the own clock, both included', async () => {
    await show();
    const { createdAt = '' } = (await errorOf('ERR-003')) ?? {};
    const at = new Date(createdAt ?? '');
    const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((each) => String(each).padStart(2, '0'))
      .join('-');
    await type('#integration-errors-text', 'banco');
    await type('#integration-errors-since', day);
    await type('#integration-errors-until', day);
    await submit();
    await settle();
    expect(row('ERR-003')).toContain('Banco indisponível');
    const rows = texts('tbody tr');
    expect(rows.every((each) => each.includes('Banco indisponível'))).toBe(true);
    const created = (await stored()).filter(({ message }) => message === 'Banco indisponível');
    expect(rows.length).toBeLessThan(created.length);
    expect(location.search).toContain(day);
    expect(location.search).not.toContain('banco');
    expect(text('.filter-chips')).toContain(`De: ${day.split('-').reverse().join('/')}`);
  });

  it('exports all that match the filters, without payloads and secrets', async () => {
    signIn('sistemas');
    await updateIntegrationError({ id: 'ERR-001', body: { note: 'Authorization: Bearer abcdef123456' } });
    await show();
    await type('#integration-errors-journey', 'reserva');
    await submit();
    await settle();
    await click(button('Exportar (CSV)'));
    await settle();
    const [file, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toBe('erros-de-integracao.csv');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines[0]).toContain('Erro;Jornada;Mensagem;Situação;Tentativas');
    const matching = (await stored()).filter(({ journey }) => journey === 'reserva');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(matching.map(({ id }) => id));
    expect(lines.join()).toContain('Pendente');
    expect(lines.join()).not.toMatch(/abcdef123456|Ana Nogueira/);
  });

  it('exports nothing where a page does not load, and says so', async () => {
    await show();
    fault('LOG-03', '404');
    await click(button('Exportar (CSV)'));
    await settle();
    expect(saved).not.toHaveBeenCalled();
    expect(text('[role=alert]')).toContain('A lista não foi exportada.');
    fault('LOG-03', 'none');
    await click(button('Tentar novamente'));
    await settle();
    expect(saved).toHaveBeenCalledOnce();
  });

  it('shows what was sent, with its secrets hidden and personal data on demand', async () => {
    await show();
    await click(button('ERR-002'));
    expect(text('#dialog-title')).toBe('Erro ERR-002');
    for (const key of ['customer', 'headers'])
      await click(
        [...document.querySelectorAll('dialog [role=treeitem]')].find((each) =>
          each.textContent?.includes(key),
        ) as Element,
      );
    expect(text('dialog')).not.toMatch(/Bearer \d/);
    expect(text('dialog')).not.toContain('Ana Nogueira');
    await click(button('Mostrar dados pessoais'));
    expect(text('dialog')).toContain('Ana Nogueira');
    expect(text('dialog')).not.toMatch(/Bearer \d/);
  });

  it('corrects one and sends it again', async () => {
    const { emit } = await show();
    await pressRowAction('ERR-002', 'Corrigir e reenviar');
    expect(document.querySelector('[id="p-customer/cpf"]')).toBeNull();
    expect(document.querySelector('[id="p-headers/authorization"]')).toBeNull();
    await click(button('Mostrar 2 dados pessoais'));
    await type('[id="p-attempt"]', 'dois');
    await saveDialog();
    expect(text('[id="p-attempt-error"]')).toContain('Use um valor do mesmo tipo');
    await type('[id="p-attempt"]', '2');
    await type('[id="p-customer/cpf"]', '12345678909');
    await type('#note', 'CPF conferido com o cliente');
    await saveDialog();
    expect(document.querySelector('dialog')).toBeNull();
    expect(notice()).toContain('1 erro em reenvio.');
    expect(await errorOf('ERR-002')).toMatchObject({
      status: 'REPROCESSING',
      attempts: 2,
      note: 'CPF conferido com o cliente',
      payload: {
        attempt: 2,
        customer: { name: 'Ana Nogueira', cpf: '12345678909' },
        headers: { authorization: expect.stringMatching(/^Bearer \d+$/) },
      },
    });
    expect(emit).toHaveBeenCalledWith('vt-integration-errors-resent', { errorIds: ['ERR-002'] });
    net.sandbox.world.advance(REPROCESS);
    await click(button('Atualizar'));
    expect(row('ERR-002')).toContain('Resolvido');
  });

  it('keeps what was typed where another person was first', async () => {
    await show();
    await pressRowAction('ERR-001', 'Corrigir e reenviar');
    await type('[id="p-orderId"]', 'PED-1');
    await updateIntegrationError({ id: 'ERR-001', body: { note: 'Vejo isto' } });
    await saveDialog();
    expect(text('dialog [role=alert]')).toContain('Outra pessoa alterou isto');
    expect(document.querySelector<HTMLInputElement>('[id="p-orderId"]')?.value).toBe('PED-1');
    await saveDialog();
    expect(await errorOf('ERR-001')).toMatchObject({ note: 'Vejo isto', payload: { orderId: 'PED-1' } });
  });

  it('finds a correction whose answer was lost, and sends it once', async () => {
    await show();
    await pressRowAction('ERR-001', 'Corrigir e reenviar');
    await type('[id="p-orderId"]', 'PED-1');
    fault('LOG-05', 'lost', 1);
    await saveDialog();
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(await errorOf('ERR-001')).toMatchObject({ attempts: 2, payload: { orderId: 'PED-1' } });
  });

  it('says that a correction was saved but not sent', async () => {
    await show();
    await pressRowAction('ERR-001', 'Corrigir e reenviar');
    await type('[id="p-orderId"]', 'PED-1');
    fault('LOG-06', '503', 1);
    await saveDialog();
    expect(text('p.notice.bad')).toContain('A correção de ERR-001 foi salva');
    expect(await errorOf('ERR-001')).toMatchObject({ attempts: 1, payload: { orderId: 'PED-1' } });
  });

  it('sends several again after a question, and says what became of each', async () => {
    await show();
    await selectRows('ERR-001', 'ERR-003', 'ERR-006');
    await pressBulk();
    expect(text('#dialog-title')).toBe('Reenviar 3 erros?');
    expect(text('dialog')).toContain('1 deles já está resolvido ou ignorado');
    expect((await errorOf('ERR-001'))?.attempts).toBe(1);
    await confirmDialog();
    expect(notice()).toContain('2 erros em reenvio.');
    expect(notice()).toContain('Ficaram como estavam, resolvidos ou ignorados: ERR-006.');
    expect(row('ERR-001')).toContain('Em reenvio');
    expect(document.querySelector('.admin-table.selecting')).toBeNull();
  });

  it('asks for the number where there are many', async () => {
    await show();
    await click(
      document.querySelector('.page-select-label')?.parentElement?.querySelector('input') as Element,
    );
    await click(button('Selecionar todas as 27 linhas da lista'));
    await pressBulk();
    expect(text('#dialog-title')).toBe('Reenviar 27 erros?');
    await confirmDialog();
    expect(text('#confirm-count-error')).not.toBe('');
    await type('#confirm-count', '27');
    await confirmDialog();
    expect(notice()).toContain('23 erros em reenvio.');
  });

  it('counts errors as sent whose answer was lost, and sends them no second time', async () => {
    await show();
    await selectRows('ERR-001', 'ERR-003');
    await pressBulk();
    fault('LOG-06', 'lost', 1);
    await confirmDialog();
    expect(notice()).toContain('2 erros em reenvio.');
    expect((await errorOf('ERR-001'))?.attempts).toBe(2);
  });

  it.each([
    ['403', 'Sua conta não tem permissão para fazer isto. Nada foi alterado.'],
    ['404', 'Nada foi reenviado. Tente novamente.'],
    ['503', 'Não sabemos se isto foi feito'],
  ])('says why nothing was sent: %s', async (kind, words) => {
    await show();
    fault('LOG-06', kind);
    await pressRowAction('ERR-001', 'Reenviar');
    await confirmDialog();
    expect(text('dialog [role=alert]')).toContain(words);
    expect((await errorOf('ERR-001'))?.attempts).toBe(1);
  });

  it('ignores one with a reason, and reopens it', async () => {
    const { emit } = await show();
    await pressRowAction('ERR-001', 'Ignorar');
    await confirmDialog();
    expect(text('#confirm-reason-error')).not.toBe('');
    await type('#confirm-reason', 'Pedido cancelado pelo cliente');
    await confirmDialog();
    expect(text()).toContain('ERR-001 foi ignorado.');
    expect(await errorOf('ERR-001')).toMatchObject({
      status: 'IGNORED',
      note: 'Pedido cancelado pelo cliente',
    });
    expect(emit).toHaveBeenCalledWith('vt-integration-error-ignored', { errorId: 'ERR-001' });
    await pressRowAction('ERR-001', 'Reabrir');
    await confirmDialog();
    expect(await errorOf('ERR-001')).toMatchObject({
      status: 'PENDING',
      note: 'Pedido cancelado pelo cliente',
    });
  });

  it('keeps the note that an ignored error has, before the reason', async () => {
    signIn('sistemas');
    await updateIntegrationError({ id: 'ERR-001', body: { note: 'Aberto com o CRM' } });
    await show();
    await pressRowAction('ERR-001', 'Ignorar');
    await type('#confirm-reason', 'Pedido cancelado pelo cliente');
    await confirmDialog();
    expect(await errorOf('ERR-001')).toMatchObject({
      status: 'IGNORED',
      note: 'Aberto com o CRM\nPedido cancelado pelo cliente',
    });
  });

  it('ignores several with one reason and a result for each, though an answer is lost', async () => {
    const { emit } = await show();
    await selectRows('ERR-001', 'ERR-003', 'ERR-006');
    await click(
      [...document.querySelectorAll('.selection-actions button')].find(
        ({ textContent }) => textContent === 'Ignorar',
      ) as Element,
    );
    await settle();
    expect(text('#dialog-title')).toBe('Ignorar 2 erros?');
    expect(text('dialog')).toContain('1 já está resolvido, ignorado ou em reenvio e fica como está.');
    await type('#confirm-reason', 'Pedido cancelado pelo cliente');
    fault('LOG-05', 'lost', 1);
    await confirmDialog();
    await settle(2000);
    expect(text()).toContain('2 ignorados, 0 com falha');
    for (const id of ['ERR-001', 'ERR-003']) {
      expect(await errorOf(id)).toMatchObject({ status: 'IGNORED', note: 'Pedido cancelado pelo cliente' });
      expect(emit).toHaveBeenCalledWith('vt-integration-error-ignored', { errorId: id });
    }
    expect(callsOf(net, 'LOG-05')).toHaveLength(2);
  });

  it('ignores none that another person has changed, and shows how it is', async () => {
    await show();
    await pressRowAction('ERR-001', 'Ignorar');
    await updateIntegrationError({ id: 'ERR-001', body: { status: 'RESOLVED' } });
    await type('#confirm-reason', 'Pedido cancelado pelo cliente');
    await confirmDialog();
    expect(text('dialog [role=alert]')).toContain('Este erro mudou enquanto isso');
    expect(await errorOf('ERR-001')).toMatchObject({ status: 'RESOLVED' });
    expect(row('ERR-001')).toContain('Resolvido');
  });

  it('reports an error once, though its answer is lost', async () => {
    await show();
    await click(button('Informar erro'));
    await saveDialog();
    expect(text('#journey-error')).toBe('Este campo é obrigatório.');
    await type('#journey', 'lead');
    await type('#message', 'Fila cheia ');
    await type('#payload', '[1]');
    await saveDialog();
    expect(text('#payload-error')).toBe('Use um objeto JSON, entre { e }.');
    await type('#payload', '{"orderId":"PED-9"}');
    fault('LOG-04', 'lost', 1);
    await saveDialog();
    await settle();
    expect(text()).toContain('Erro ERR-028 informado.');
    const made = (await stored()).filter(({ message }) => message === 'Fila cheia');
    expect(made).toMatchObject([{ journey: 'lead', payload: { orderId: 'PED-9' } }]);
  });

  it('shows the log with its filters, and writes a line of it', async () => {
    await show();
    await click(document.querySelectorAll('[role=tab]')[1] as Element);
    expect(location.search).toContain('vt-integration=log');
    expect(text('[role=tabpanel]:not([hidden]) table')).toContain('Banco indisponível');
    await click(button('Anotar no log'));
    await type('#source', 'equipe');
    await type('#action', 'CHECK');
    await type('#message', 'Fila conferida');
    await saveDialog();
    expect(text()).toContain('Anotação incluída no log.');
    expect(text('[role=tabpanel]:not([hidden]) table')).toContain('Fila conferida');
    await type('#integration-log-level', 'ERROR');
    await act(async () =>
      document.querySelector<HTMLFormElement>('[role=tabpanel]:not([hidden]) .filter-form')?.requestSubmit(),
    );
    await settle();
    expect(text('[role=tabpanel]:not([hidden]) table')).not.toContain('Fila conferida');
  });

  it('finds entries of the log by words, and exports them', async () => {
    await show();
    await click(document.querySelectorAll('[role=tab]')[1] as Element);
    await type('#integration-log-text', 'banco');
    await act(async () =>
      document.querySelector<HTMLFormElement>('[role=tabpanel]:not([hidden]) .filter-form')?.requestSubmit(),
    );
    await settle();
    expect(texts('[role=tabpanel]:not([hidden]) tbody tr')).toHaveLength(1);
    await click(
      [...document.querySelectorAll('[role=tabpanel]:not([hidden]) button')].find(
        ({ textContent }) => textContent === 'Exportar (CSV)',
      ) as Element,
    );
    await settle();
    const [file, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toBe('log-de-integracao.csv');
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Erro;financiamento;SEND;Banco indisponível');
  });

  it('loads again after a failure', async () => {
    fault('LOG-03', '404');
    await show();
    expect(text('[role=alert]')).toContain('Não foi possível carregar');
    fault('LOG-03', 'none');
    await click(button('Tentar novamente'));
    expect(row('ERR-001')).not.toBe('');
  });

  it('speaks Spanish', async () => {
    await show('sistemas', 'es-AR');
    expect(text('h2')).toBe('Errores de integración');
    expect(row('ERR-001')).toContain('Pendiente');
  });
});
