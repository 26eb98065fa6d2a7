// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearQueryCache } from '#services/http/query-cache';
import TestDrive from '#widgets/test-drive/TestDrive';
import { button, click, leave, render, settle, submit, text } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const DONE = 'td-feito';
const CONFIRMED = 'td-confirmado';
const RATING = `/test-drives/${DONE}/rating`;
let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  clearQueryCache();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PROPS = { heading: '', model: '', mvs: '', dealer: '', testDrive: '', privacyUrl: '' };
const show = (id: string) => {
  history.replaceState(null, '', `/?a=1&test-drive=${id}`);
  return render(<TestDrive {...PROPS} />);
};

describe('a request by its link', () => {
  it.each([
    [CONFIRMED, 'Confirmado', 'A concessionária espera você'],
    [DONE, 'Realizado', 'O test drive foi feito'],
    ['td-cancelado', 'Cancelado', 'O test drive foi cancelado'],
  ])('%s says its status', async (id, status, words) => {
    await show(id);
    expect(text('.badge')).toBe(status);
    expect(text('.follow')).toContain(words);
  });

  it('that is unknown is said, and leads to a new one', async () => {
    await show('TD-404');
    expect(text('[role=alert]')).toContain('Não encontramos esta solicitação');
    await click(button('Solicitar outro test drive'));
    expect(document.querySelector('form.request')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Carro');
    expect(location.search).toBe('?a=1');
  });

  it.each([[500], ['offline'], [{ status: 200, body: [] }]] as const)(
    'can be loaded again after %j',
    async (fault) => {
      net.faults['/test-drives/'] = fault;
      await show(CONFIRMED);
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(text('.badge')).toBe('Confirmado');
    },
  );

  it('stays when its update fails, and says a status that has changed', async () => {
    await show(CONFIRMED);
    net.faults['/test-drives/'] = 500;
    await click(button('Atualizar'));
    await settle(9000);
    expect(text('.notice.bad')).toContain('Não foi possível atualizar a situação');
    expect(text('.badge')).toBe('Confirmado');
    net.faults = {};
    net.sandbox.world.advance(7 * 24 * 3_600_000);
    await click(button('Tentar novamente'));
    expect(text('.badge')).toBe('Realizado');
    expect(text('.follow > [role=status]')).toBe('Situação: Realizado.');
  });

  it('asks again when the tab is shown; a late answer does not replace a newer one', async () => {
    await show(CONFIRMED);
    net.hold = '/test-drives/';
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    net.hold = '';
    net.sandbox.world.advance(7 * 24 * 3_600_000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(text('.badge')).toBe('Realizado');
    net.faults['/test-drives/'] = {
      status: 200,
      body: { id: CONFIRMED, idSiteGeo: '1', date: '2026-11-25', period: 'MORNING', status: 'REQUESTED' },
    };
    for (const { go } of net.held) go();
    await settle();
    expect(text('.badge')).toBe('Realizado');
  });

  it('that the dealer has not answered in time says whom to call', async () => {
    const body = { id: 'x', idSiteGeo: '1', date: '2026-11-25', period: 'MORNING', status: 'REQUESTED' };
    net.faults['/test-drives/'] = { status: 200, body: { ...body, replyBy: '2026-11-20T11:00:00Z' } };
    await show('x');
    expect(text('.follow')).toContain('O prazo de 24 horas para a resposta já passou');
  });

  it('with a status, day or half that nobody knows is shown all the same', async () => {
    const body = { id: 'x', idSiteGeo: '1', date: 'soon', period: 'NIGHT', status: 'PAUSED' };
    net.faults['/test-drives/'] = { status: 200, body };
    await show('x');
    expect(text('.badge')).toBe('Em atualização');
  });

  it('gives a calendar file of the hours in which the dealer is open, and a reminder', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await show(CONFIRMED);
    await click(button('Adicionar ao calendário'));
    const file = (await files[0]?.text()) ?? '';
    // From eight to noon in Acre, two hours behind Brasília.
    expect(file).toMatch(/DTSTART:20261125T130000Z\r\nDTEND:20261125T170000Z/);
    expect(file).toContain('STATUS:CONFIRMED');
    await click(button('Receber lembrete no WhatsApp'));
    const bot = document.querySelector('vt-whatsapp');
    expect(bot?.getAttribute('schedule-date')).toBe('25/11/2026, Manhã');
    expect(document.activeElement?.className).toBe('reminder');
  });
});

describe('the rating', () => {
  const rate = async (stars: number) => {
    await click(document.querySelector(`input[value="${stars}"]`) as Element);
    await submit();
  };
  it('needs a number of stars', async () => {
    await show(DONE);
    await submit();
    expect(text('#rating-error')).toBe('Escolha de 1 a 5 estrelas');
    expect(net.asked.some((address) => address.includes('rating'))).toBe(false);
  });

  it('is sent once, thanked for with the focus, and shown again after a reload', async () => {
    const { emit } = await show(DONE);
    await rate(5);
    expect(text('.notice.good')).toBe('Obrigado pela avaliação: 5 de 5, muito bom.');
    expect(document.activeElement?.className).toBe('notice good');
    expect(emit.mock.calls).toEqual([['vt-test-drive-rated', { testDrive: DONE, rating: 5 }]]);
    await leave();
    await show(DONE);
    expect(text('.notice.good')).toContain('5 de 5');
  });

  it.each([[500], ['offline']] as const)('can be sent again after %j', async (fault) => {
    await show(DONE);
    net.faults[RATING] = fault;
    await rate(2);
    await settle(9000);
    expect(text('.notice.bad')).toContain('Não foi possível enviar a avaliação');
    net.faults = {};
    await submit();
    expect(text('.notice.good')).toContain('2 de 5, ruim');
  });

  it('whose answer was lost is there, not rated twice', async () => {
    await show(DONE);
    net.faults[RATING] = 'lost';
    await rate(4);
    net.faults = {};
    await submit();
    expect(text('.notice.good')).toContain('4 de 5');
  });

  it('of a test drive that is not over says so', async () => {
    await show(DONE);
    net.faults[RATING] = { status: 422, body: { error: 'the test drive is CONFIRMED' } };
    await rate(3);
    expect(text('.notice.bad')).toBe('Este test drive ainda não pode ser avaliado.');
  });
});
