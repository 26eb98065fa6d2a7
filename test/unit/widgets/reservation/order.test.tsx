// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#demo-pages/sandbox/lib/moments';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { button, click, leave, settle, text, texts } from '../../lib/render';
import {
  alerts,
  chooseWay,
  leavePage,
  OPEN,
  openOrder,
  type ReservationNet,
  reservationPage,
  reserveAsGuest,
  sendPayment,
  service,
  show,
  signIn,
  title,
} from './reservation-page';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(async () => {
  await leavePage();
  hidden(false);
});
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const hidden = (value: boolean) => {
  Object.defineProperty(Object.getPrototypeOf(document), 'hidden', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
};
const left = () => text('[role=timer]');
const pass = async (ms: number) => {
  net.sandbox.world.advance(ms);
  await settle(ms);
};
const payBy = async (type: string) => {
  await chooseWay(type);
  await sendPayment();
};

describe('the time to pay', () => {
  it('runs until the service’s deadline, and is announced now and then', async () => {
    await openOrder();
    expect(left()).toBe('30:00');
    await pass(20 * MINUTE - 1000);
    expect(left()).toMatch(/^10:0/);
    await pass(1500);
    expect(texts('.countdown [role=status]')).toEqual(['Faltam 10 minutos para pagar.']);
    await pass(2 * MINUTE);
    expect(texts('.countdown [role=status]')).toEqual(['']);
  });

  it.each([3, -3])('is right on a device whose clock is %i hours ahead', async (hours) => {
    vi.setSystemTime(net.sandbox.world.now() + hours * 60 * MINUTE);
    await openOrder();
    expect(left()).toBe('30:00');
  });

  it('is right at once in a tab that was asleep', async () => {
    await openOrder();
    net.sandbox.world.advance(25 * MINUTE);
    vi.setSystemTime(Date.now() + 25 * MINUTE);
    await act(async () => hidden(false));
    expect(left()).toMatch(/^0[45]:/);
  });

  it('is not counted if the service names no deadline: the order does not expire by our clock', async () => {
    const [order] = (await service(net, 'user-reserves')).filter(({ id }: { id: string }) => id === OPEN);
    net.faults['user-reserves'] = { status: 200, body: [{ ...order, expiresAt: null }] };
    await openOrder();
    expect(left()).toBe('');
    await pass(30 * MINUTE);
    expect(title()).not.toBe('Reserva expirada');
  });

  it('ends as a failed payment, with the same data for another car', async () => {
    await openOrder();
    await pass(30 * MINUTE);
    expect(title()).toBe('Reserva expirada');
    expect(alerts()).toContain('TEMPO ESGOTADO');
    expect(alerts()).toContain('TIVEMOS UM PROBLEMA NO PAGAMENTO');
    await click(button('Fazer nova reserva'));
    expect([title(), location.search]).toEqual(['Escolha o seu carro', '']);
    await click(button(/^Reservar com/));
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toContain('@');
    expect(document.querySelector<HTMLInputElement>('#cpf')?.value).toMatch(/^\d{3}\./);
  });

  it('that the service prolongs goes on', async () => {
    await openOrder();
    net.hold = 'user-reserves';
    await settle(30 * MINUTE);
    expect(title()).toBe('Reserva expirada');
    net.hold = '';
    for (const { go } of net.held) go();
    // Its clock has not gone as far.
    await settle(20_000);
    expect([title(), left()]).toEqual(['Como você quer pagar?', expect.stringMatching(/^29:/)]);
  });
});

describe('an order', () => {
  it('that was cancelled says why, and leads to another', async () => {
    await openOrder('res-user-ana-4');
    expect(title()).toBe('Reserva cancelada');
    await settle();
    expect(text()).toContain('Motivo do cancelamento: Encontrei um preço melhor');
  });

  it('that is paid in another tab says so', async () => {
    await openOrder();
    await service(net, 'dealer/payment', { reservationId: OPEN });
    net.sandbox.world.advance(3 * MINUTE);
    await act(async () => hidden(false));
    await settle();
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(text()).toContain('Este pedido já foi pago em outra página ou em outro aparelho.');
  });

  it('leads to the financing and to its timeline', async () => {
    await openOrder();
    await payBy('financing');
    expect(title()).toBe('Aguardando o pagamento');
    await pass(3 * MINUTE);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.actions a')].map(({ href }) => href);
    expect(links).toEqual([
      expect.stringContaining(`/financiar?order=${OPEN}`),
      expect.stringContaining(`/pedido?order=${OPEN}`),
      expect.stringContaining(`/documentos?order=${OPEN}`),
    ]);
  });

  it('of nobody here says so', async () => {
    await openOrder('res-none');
    expect(text()).toContain('Ela pode ser de outra conta.');
    await click(button('Fazer nova reserva'));
    expect(title()).toBe('Escolha o seu carro');
  });

  it('that cannot be loaded says so, and loads again', async () => {
    net.faults['user-reserves'] = 404;
    await openOrder();
    expect(alerts()).toContain('Não foi possível carregar');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(title()).toBe('Como você quer pagar?');
  });

  it('that is open is offered on the showcase', async () => {
    await show();
    expect(texts('.open-order').join()).toContain('Você tem uma reserva em aberto');
    await click(button(/^Continuar/));
    expect(title()).toBe('Como você quer pagar?');
    expect(location.search).toContain('order=');
  });
});

describe('the ways to pay', () => {
  it('are those of the service and the campaign; an older service is asked by its own call', async () => {
    net.faults['/v2/payment'] = 404;
    await openOrder();
    expect(texts('.way-to-pay b')).toEqual([
      'Cartão de crédito',
      'Pix',
      'Boleto',
      'Financiamento',
      'Na concessionária',
    ]);
    expect(asked('payment-transaction/payment')).toHaveLength(1);
  });

  it('fail on their own, and load again', async () => {
    net.faults['payment-transaction'] = 400;
    await openOrder();
    expect(alerts()).toContain('Não foi possível carregar');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.way-to-pay')).toHaveLength(5);
  });
});

describe('a guest', () => {
  /** Whether the account has an order, asked for without the guest. */
  const own = async (id: string) =>
    (await service(net, 'user-reserves')).some((each: { id: string }) => each.id === id);
  beforeEach(async () => {
    await leavePage();
    net = reservationPage();
  });

  it('is asked to sign in for an order of an account', async () => {
    await openOrder('res-none');
    expect(text()).toContain('entre para continuar');
  });

  it('reserves and pays by Pix without an account', async () => {
    await reserveAsGuest();
    await payBy('pix');
    expect(title()).toBe('Aguardando o pagamento');
    expect(Cookies.get('vitrine_guest')).toMatch(/^[\da-f]{32}$/);
  });

  it('who signs in to pay by card keeps the reservation', async () => {
    await reserveAsGuest();
    const { search } = location;
    await chooseWay('card');
    expect(text('.pay')).toContain('entre na sua conta');
    await leave();
    signIn();
    history.replaceState(null, '', search);
    await show();
    await settle();
    expect(title()).toBe('Como você quer pagar?');
    expect(text('.claim-order')).toContain('Passar esta reserva para a sua conta?');
    // Nothing happens before the visitor agrees.
    const id = new URLSearchParams(search).get('order') ?? '';
    expect(await own(id)).toBe(false);
    await click(button('Passar para a minha conta'));
    expect(await own(id)).toBe(true);
    expect(title()).toBe('Como você quer pagar?');
    expect(text('.claim-order')).toBe('');
    expect(document.querySelector('.guest-order')).toBeNull();
    expect(document.activeElement?.textContent).toBe('A reserva agora é da sua conta.');
  });

  it('who signs in may keep the reservation without the account', async () => {
    await reserveAsGuest();
    const { search } = location;
    await leave();
    signIn();
    history.replaceState(null, '', search);
    await show();
    await click(button('Manter sem conta'));
    expect(text('.claim-order')).toBe('');
    await payBy('pix');
    expect(title()).toBe('Aguardando o pagamento');
    expect(await own(new URLSearchParams(search).get('order') ?? '')).toBe(false);
    expect(asked('/claim')).toEqual([]);
  });

  it('is told that the reservation was not claimed, and tries again', async () => {
    await reserveAsGuest();
    const { search } = location;
    await leave();
    signIn();
    history.replaceState(null, '', search);
    await show();
    net.faults['/claim'] = 404;
    await click(button('Passar para a minha conta'));
    expect(alerts()).toContain('Não foi possível passar a reserva');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).toContain('A reserva agora é da sua conta.');
  });
});

describe('an order whose status nobody knows', () => {
  it('says what of its payment is known, and not that the car is held', async () => {
    await openOrder();
    answerChanges(net.sandbox.world).change = ({ id }, answer) =>
      id === 'RES-03' ? { ...(answer as object), status: 'NEW_WORD' } : undefined;
    await payBy('dealer');
    expect(text('.reserved')).toContain('A concessionária fala com você');
    expect(text('.reserved')).not.toContain('está reservado');
  });
});
