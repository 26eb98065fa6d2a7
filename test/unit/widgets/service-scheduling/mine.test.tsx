// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { BOOK, pickTime, pressDay, show, tidy, times } from './visit-page';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(tidy);

const coming = () => document.querySelectorAll('.mine > * > .visits > .visit, .mine > .visits > .visit');
/** Sends the reason: the booking form is the other one. */
const submitReason = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('.visit form')?.requestSubmit());
  await settle();
};
const sent = (part: string) => net.asked.filter((address) => address.endsWith(part)).length;

describe('the visits of a signed-in visitor', () => {
  it('are those to come, then the others; a visitor without a session is asked for nothing', async () => {
    await show();
    expect(texts('.visit .badge')).toEqual([
      'Pendente',
      'Confirmada',
      'Reprovado',
      'Cancelada',
      'Confirmada',
    ]);
    expect(text('.mine')).toContain('Visitas anteriores (3)');
    expect(text('.mine')).toContain('Motivo: Peça em falta');
    await tidy();
    net = sandboxPage();
    await show();
    expect(document.querySelector('.mine')).toBeNull();
    expect(net.asked.some((address) => address.endsWith(BOOK))).toBe(false);
  });

  it('to come stay so in a status that is not known, without what could be done', async () => {
    const visits = [
      {
        id: 'v1',
        idSiteGeo: '1',
        dealerName: 'Via',
        services: [],
        status: 'NEW',
        date: '2099-03-02',
        time: '10:00',
      },
    ];
    net.faults[BOOK] = { status: 200, body: visits };
    await show();
    expect(coming()).toHaveLength(1);
    expect(texts('.visit .badge')).toEqual(['Em atualização']);
    expect(texts('.visit button')).toEqual([]);
    expect(text('.mine')).not.toMatch(/anteriores|ainda não tem/);
  });

  it('are confirmed', async () => {
    const { emit } = await show();
    await click(button(/^Confirmar presença/));
    expect(texts('.visit .badge').slice(0, 2)).toEqual(['Confirmada', 'Confirmada']);
    expect(document.activeElement?.textContent).toBe('Presença confirmada.');
    expect(emit.mock.calls[0]?.[0]).toBe('vt-visit-changed');
    expect(sent('/confirm')).toBe(1);
  });

  it('can be confirmed again after a failure; one that was confirmed meanwhile is', async () => {
    await show();
    net.faults['/confirm'] = 'lost';
    await click(button(/^Confirmar presença/));
    expect(text('.visit .notice.bad')).toContain('Não foi possível confirmar a presença');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.visit .badge')[0]).toBe('Confirmada');
    expect(document.activeElement?.textContent).toBe('Presença confirmada.');
  });

  it('are cancelled with a reason, and kept without', async () => {
    await show();
    await click(button(/^Cancelar/));
    expect(document.activeElement?.tagName).toBe('SELECT');
    await submitReason();
    expect(text('.visit .error')).toBe('Selecione o motivo');
    await click(button('Manter a visita'));
    expect(sent('/cancel')).toBe(0);
    await click(button(/^Cancelar/));
    await type('.visit select', 'Outro motivo');
    net.faults['/cancel'] = 500;
    await submitReason();
    expect(text('.visit .notice.bad')).toContain('Não foi possível cancelar a visita');
    net.faults = {};
    await submitReason();
    expect(coming()).toHaveLength(1);
    expect(texts('.visit .badge').filter((name) => name === 'Cancelada')).toHaveLength(2);
  });

  it('whose state has changed are shown as they are now', async () => {
    await show();
    await click(button(/^Cancelar/));
    await type('.visit select', 'Outro motivo');
    net.faults['/cancel'] = { status: 409, body: { status: 'B' } };
    const before = net.asked.filter((address) => address.endsWith(BOOK)).length;
    await submitReason();
    expect(text('.visit .notice.bad')).toBe('A situação da visita mudou. Veja a situação atual.');
    expect(net.asked.filter((address) => address.endsWith(BOOK)).length).toBe(before + 1);
  });

  it.each([[500], ['offline'], [{ status: 200, body: {} }]] as const)(
    'can be loaded again after %j; the form is there meanwhile',
    async (fault) => {
      net.faults[BOOK] = fault;
      await show();
      await settle(9000);
      expect(text('.mine [role=alert]')).toContain('Não foi possível carregar as informações');
      expect(document.querySelector('form.booking')).not.toBeNull();
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(coming()).toHaveLength(2);
    },
  );

  it('stay after the session has ended by itself, without their buttons', async () => {
    await show();
    await act(async () => {
      Cookies.remove('vitrine_session', { path: '/' });
      document.dispatchEvent(
        new CustomEvent('vt-session-expired', { bubbles: true, detail: { service: 'x' } }),
      );
    });
    await settle();
    expect(text('.mine')).toContain('A sua sessão terminou.');
    expect(texts('.visit')).toHaveLength(5);
    expect(texts('.visit button')).toEqual([]);
  });
});

describe('moving a visit', () => {
  const move = async () => {
    await show();
    await click(button(/^Remarcar/));
    expect(document.activeElement?.textContent).toMatch(/^Remarcar a visita de /);
    await pressDay('2026-12-15');
    const [time = ''] = times();
    await pickTime(time);
    await type('#name', 'Ana Nogueira');
    await type('#email', 'ana@correio.example');
    await type('#phone', '(11) 95550-0101');
    if (!document.querySelector<HTMLInputElement>('#plateNumber')?.value)
      await type('#plateNumber', 'ABC1D23');
    return time;
  };
  it('needs a reason, books the new one, and cancels the old one after that', async () => {
    const time = await move();
    await submit();
    expect(text('#reason-error')).toBe('Selecione o motivo');
    expect(sent('/cancel')).toBe(0);
    await type('#reason', 'Outro motivo');
    await submit();
    expect(text('.booked')).toContain(`15/12/2026, às ${time}`);
    expect(text('.booked')).toContain('A visita anterior foi cancelada.');
    expect(sent('/cancel')).toBe(1);
    expect(coming()).toHaveLength(2);
    expect(text('.mine')).toContain(`15/12/2026, às ${time}`);
  });

  it('whose old visit could not be cancelled says so, and cancels it alone again', async () => {
    await move();
    await type('#reason', 'Outro motivo');
    net.faults['/cancel'] = 'lost';
    await submit();
    expect(text('.booked')).toContain('a anterior não foi cancelada');
    const before = net.asked.filter((address) => address.endsWith(BOOK)).length;
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.booked')).toContain('A visita anterior foi cancelada.');
    expect(sent('/cancel')).toBe(2);
    // Of the two, the second is the list that loads again.
    expect(net.asked.filter((address) => address.endsWith(BOOK)).length).toBe(before + 1);
  });

  it('can be left: nothing changes', async () => {
    await move();
    await click(button('Manter como está'));
    expect(document.querySelector('.moving')).toBeNull();
    expect(sent('/cancel')).toBe(0);
  });
});
