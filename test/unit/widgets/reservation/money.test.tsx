// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { settle as settleOrders } from '#demo-pages/sandbox/rules/reservations/kept';
import type { Kept } from '#demo-pages/sandbox/rules/reservations/kept-reservation';
import { record } from '#demo-pages/sandbox/rules/reservations/payments';
import { button, click, settle, text } from '../../lib/render';
import { check, isOffered, manners, payBy, paymentsSent, reopen } from './payment-steps';
import {
  agree,
  alerts,
  charges,
  chooseWay,
  leavePage,
  OPEN,
  openOrder,
  type ReservationNet,
  reservationPage,
  signIn,
  title,
} from './reservation-page';
import { keyOf } from './strict-service';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(leavePage);

const sent = () => paymentsSent(net);
describe('several tabs of one browser', () => {
  it('do not pay the same order at once, where the browser can tell', async () => {
    const request = vi.fn(async (_name: string, _options: object, run: (lock: null) => unknown) => run(null));
    const own = Object.getOwnPropertyDescriptor(navigator, 'locks');
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    await openOrder();
    await payBy('pix');
    expect(alerts()).toContain('está sendo pago em outra página');
    expect(request.mock.calls[0]?.[0]).toBe(`vitrine-once-${OPEN}`);
    expect(sent()).toEqual([]);
    if (own) Object.defineProperty(navigator, 'locks', own);
    else delete (navigator as { locks?: unknown }).locks;
  });
});

describe('the rest of the price', () => {
  const REST = 'res-user-ana-1';
  const restsSent = () => net.sent.filter((line) => /^PUT .*remaining-payment/.test(line));
  const kept = () => settleOrders(net.sandbox.world).get(REST) as Kept;
  const choose = async (type: string) => {
    await chooseWay(type);
    await agree();
    await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
    await settle();
  };
  it.each(['boleto', 'financing', 'dealer'])(
    'is agreed once by %s, also if the answer is lost',
    async (type) => {
      await openOrder(REST);
      expect(title()).toBe('Como você quer pagar o restante?');
      net.faults['remaining-payment'] = 'lost';
      await choose(type);
      expect(title()).toBe('Aguardando o pagamento do restante');
      expect(restsSent()).toHaveLength(1);
      expect(await charges(net)).toMatchObject([{ part: 'rest', type }]);
    },
  );

  it('shows its slip while the status still asks for it, here and after a reload, and then goes on', async () => {
    await openOrder(REST);
    await choose('boleto');
    const line = text('.payment-code code');
    expect(line).toMatch(/^[\d. ]{47,}$/);
    for (const name of [/^Copiar/, 'Baixar boleto em PDF']) expect(button(name)).toBeTruthy();
    expect(isOffered()).toBe(false);
    await reopen(REST);
    expect([title(), text('.payment-code code')]).toEqual(['Aguardando o pagamento do restante', line]);
    await check();
    expect(text('.awaiting > [role=status]')).toBe('O pagamento ainda não foi confirmado.');
    net.sandbox.world.advance(DAY);
    await check();
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(restsSent()).toHaveLength(1);
  });

  it('can be paid in another way once its slip is cancelled, as another attempt', async () => {
    await openOrder(REST);
    await choose('boleto');
    await click(button('Cancelar e pagar de outra forma'));
    expect(title()).toBe('Como você quer pagar o restante?');
    await choose('dealer');
    expect(title()).toBe('Aguardando o pagamento do restante');
    expect(text('.awaiting')).toContain('A sua escolha foi enviada.');
    expect(new Set(restsSent().map(keyOf)).size).toBe(2);
    net.sandbox.world.advance(3 * MINUTE);
    await check();
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(text('.badge')).not.toContain('saldo');
  });

  it('shows a Pix of another channel, and asks by its part where the service names no attempts', async () => {
    await manners(net, { namesAttempts: false });
    await openOrder(REST);
    const order = kept();
    record(order, { type: 'pix', part: 'rest', status: 'PENDING', amount: 90_000, pixCode: '000201PIX' });
    await reopen(REST);
    expect(title()).toBe('Aguardando o pagamento do restante');
    expect(text('.payment-code code')).toBe('000201PIX');
    expect(document.querySelector('vt-qr-code')?.getAttribute('value')).toBe('000201PIX');
    await check();
    expect(title()).toBe('Aguardando o pagamento do restante');
    for (const payment of order.payments) payment.status = 'PAID';
    await check();
    expect(title()).toBe('Tudo certo com o seu pedido');
  });

  it('wants a choice, and says if it was agreed elsewhere', async () => {
    await openOrder(REST);
    await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
    await settle();
    expect(text('#type-error')).toBe('Escolha uma forma de pagamento');
    await chooseWay('dealer');
    net.faults['remaining-payment'] = 409;
    await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
    await settle();
    expect(alerts()).toContain('já foi pago');
  });
});
