// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../lib/render';
import { payBy, paymentsSent } from './payment-steps';
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
      expect(title()).toBe('Tudo certo com o seu pedido');
      expect(net.sent.filter((line) => /^PUT .*remaining-payment/.test(line))).toHaveLength(1);
      expect(await charges(net)).toMatchObject([{ part: 'rest', type }]);
    },
  );

  it('wants a choice, and says if it was agreed elsewhere', async () => {
    await openOrder(REST);
    await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
    await settle();
    expect(alerts()).toContain('Escolha uma forma de pagamento');
    await chooseWay('dealer');
    net.faults['remaining-payment'] = 409;
    await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
    await settle();
    expect(alerts()).toContain('já foi pago');
  });
});
