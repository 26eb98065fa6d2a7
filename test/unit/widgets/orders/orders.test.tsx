// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import Orders from '#widgets/orders/Orders';
import { button, click, leave, letDialogsOpen, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LIST = '/v2/reservations/user-reserves';
const OPEN = 'res-user-ana-aberta';

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  await leave();
  signOut();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const show = (more: Partial<Parameters<typeof Orders>[0]> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <Orders
        heading=""
        detailsUrl=""
        paymentUrl=""
        documentsUrl=""
        photoUrl=""
        welcomeKitUrl=""
        carsUrl=""
        {...more}
      />
    </SignInGate>,
    language,
  );
const names = () => texts('.item h3');
const follow = (at = 0) => click(document.querySelectorAll('.item .button')[at] as Element);

describe('the list', () => {
  it('shows each car in the colour of its order', async () => {
    await show();
    const colors = [...document.querySelectorAll('.item vt-car-image')].map((car) =>
      car.getAttribute('color'),
    );
    expect(colors).toHaveLength(6);
    expect(colors.every(Boolean)).toBe(true);
  });

  it('shows a page of orders, then more, with the focus at the first of them', async () => {
    await show();
    expect(names()).toHaveLength(6);
    expect(text('.list [role=status]')).toBe('Mostrando 6 de 11 pedidos');
    await click(button('Mostrar mais'));
    expect(names()).toHaveLength(11);
    expect(document.activeElement?.textContent).toBe(names()[6]);
  });

  it('separates those under way from those that have ended', async () => {
    await show();
    const [all, active, ended] = texts('.segment-filter .choice').map((label) =>
      Number(/\d+/.exec(label)?.[0]),
    );
    expect([all, (active ?? 0) + (ended ?? 0)]).toEqual([11, 11]);
    await click(document.querySelector('input[value=ended]') as Element);
    await click(button(/^Mostrar mais|^Acompanhar/));
    expect(texts('.item .badge').every((label) => /Cancelado|Entregue|ESGOTADO/.test(label))).toBe(true);
  });

  it('counts none of them where nobody knows whether an order has ended', async () => {
    await show();
    expect(text()).toMatch(/Todos \(11\).*Em andamento \(\d+\).*Encerrados \(\d+\)/);
    await leave();
    answerChanges(net.sandbox.world).change = ({ id }, answer) =>
      id === 'RES-08' ? (answer as object[]).map((each) => ({ ...each, status: 'SETTLED' })) : undefined;
    await show();
    expect(text()).toContain('Todos (11)');
    expect(text()).toContain('Encerrados');
    expect(text()).not.toMatch(/(Em andamento|Encerrados) \(|Nenhum pedido/);
  });

  it('says until when an unpaid order is held', async () => {
    await show();
    expect(text('.item')).toMatch(/Pré-reserva/);
    expect(text('.item')).toMatch(/Pague até \d\d\/\d\d\/\d{4}, \d\d:\d\d/);
  });

  it('leads to the order’s own page where there is one, and to nothing unsafe', async () => {
    await show({ detailsUrl: '/pedido?a=1' });
    expect(document.querySelector<HTMLAnchorElement>('.item a')?.href).toMatch(
      new RegExp(`/pedido\\?a=1&order=${OPEN}$`),
    );
    await leave();
    await show({ detailsUrl: 'javascript:alert(1)' });
    expect(document.querySelector('.item a')).toBeNull();
  });

  it('says that there is no order, and where cars are', async () => {
    net.faults[LIST] = { status: 200, body: [] };
    await show({ carsUrl: '/carros' });
    expect(text('.state-title')).toBe('Você ainda não tem pedidos');
    expect(document.querySelector<HTMLAnchorElement>('.state a')?.pathname).toBe('/carros');
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      await show();
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(names()).toHaveLength(6);
      expect(document.activeElement?.className).toBe('list');
    },
  );

  it('is loaded again after a payment deadline: the reservation has expired', async () => {
    await show();
    expect(text('.item .badge')).toBe('Pré-reserva');
    net.sandbox.world.advance(31 * 60_000);
    await settle(31 * 60_000);
    expect(text('.item .badge')).toBe('TEMPO ESGOTADO');
  });

  it('stays after the session has ended by itself: no guest’s orders take its place', async () => {
    await show();
    await act(async () => {
      Cookies.remove('vitrine_session', { path: '/' });
      document.dispatchEvent(
        new CustomEvent('vt-session-expired', { bubbles: true, detail: { service: 'x' } }),
      );
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await settle();
    expect(names()).toHaveLength(6);
  });

  it('speaks Spanish', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Mis pedidos');
  });
});

describe('an order', () => {
  it('opens in place, in the address, and leads back to its entry', async () => {
    await show();
    const [first] = names();
    await follow();
    expect(location.search).toBe(`?order=${OPEN}`);
    expect(text('h3')).toBe(first);
    expect(document.activeElement?.tagName).toBe('H3');
    await click(button('Voltar aos pedidos'));
    expect(location.search).toBe('');
    expect(document.activeElement?.id).toBe(`order-${OPEN}`);
  });

  it('is the one of the address after a reload; an unknown one is said', async () => {
    history.replaceState(null, '', `?order=${OPEN}`);
    await show();
    expect(text('.timeline-entry[aria-current=step]')).toContain('Pré-reserva');
    await leave();
    history.replaceState(null, '', '?order=unknown');
    await show();
    expect(text('[role=alert]')).toBe('Este pedido não está entre os seus.');
  });

  it('links what it waits for', async () => {
    await show({ paymentUrl: '/pagar', documentsUrl: '/documentos' });
    await follow();
    expect(document.querySelector<HTMLAnchorElement>('.actions a')?.href).toMatch(
      new RegExp(`/pagar\\?order=${OPEN}$`),
    );
  });
});
