// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../../../demo-pages/sandbox/lib/moments';
import { button, click, leave, settle, text } from '../../lib/render';
import {
  agree,
  alerts,
  CARD,
  charges,
  chooseWay,
  leavePage,
  OPEN,
  openOrder,
  payByNewCard,
  type ReservationNet,
  reservationPage,
  sendPayment,
  service,
  signIn,
  title,
} from './reservation-page';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(leavePage);

const sent = () => net.sent.filter((line) => /^POST \/api\/reservation\/.*\/payment /.test(line));
/** Every way to pay, by its button, and its screen after the answer. */
const WAYS: [type: string, screen: string][] = [
  ['card', 'Tudo certo com o seu pedido'],
  ['pix', 'Aguardando o pagamento'],
  ['boleto', 'Aguardando o pagamento'],
  ['financing', 'Tudo certo com o seu pedido'],
  ['dealer', 'Tudo certo com o seu pedido'],
];
const payBy = async (type: string) => {
  if (type === 'card') return payByNewCard();
  await chooseWay(type);
  await sendPayment();
};
/** Lets a pending Pix or boleto arrive, and counts what was charged. */
const counted = async () => {
  net.sandbox.world.advance(2 * 24 * 60 * MINUTE);
  return (await charges(net)).length;
};
/** What of the ways to pay is on the screen now. */
const reopen = async () => {
  await leave();
  await openOrder();
};

describe.each(WAYS)('%s', (type, screen) => {
  it('is charged once', async () => {
    await openOrder();
    await payBy(type);
    expect(title()).toBe(screen);
    expect(await counted()).toBe(1);
  });

  it('that is refused is charged nothing, says so in the document’s words, and can be tried again', async () => {
    await openOrder();
    net.faults[`${type}/payment`] = { status: 422, body: { error: 'no' } };
    await payBy(type);
    expect(alerts()).toContain('TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.');
    net.faults = {};
    expect(await charges(net)).toEqual([]);
    if (type === 'card') expect(document.querySelector<HTMLInputElement>('#number')?.value).toBe(CARD.number);
    await sendPayment();
    expect(title()).toBe(screen);
    expect(await counted()).toBe(1);
    const keys = sent().map((line) => /"idempotencyKey":"([^"]+)"/.exec(line)?.[1]);
    expect(new Set(keys).size).toBe(2);
  });

  it('with a lost answer is asked for, not paid again', async () => {
    await openOrder();
    net.faults[`${type}/payment`] = 'lost';
    await payBy(type);
    expect(title()).toBe(screen);
    expect(sent()).toHaveLength(1);
    expect(await counted()).toBe(1);
  });

  it('that did not arrive is sent again as the same attempt', async () => {
    await openOrder();
    net.faults[`${type}/payment`] = 'offline';
    await payBy(type);
    expect(alerts()).toContain('Não pague de novo');
    expect(document.querySelector('[hidden] .ways-to-pay')).not.toBeNull();
    await click(button('Verificar pagamento'));
    expect(text()).toContain('O serviço ainda não recebeu este pagamento. Você pode enviar de novo');
    net.faults = {};
    await click(button('Enviar de novo'));
    expect(title()).toBe(screen);
    const keys = sent().map((line) => /"idempotencyKey":"([^"]+)"/.exec(line)?.[1]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(await counted()).toBe(1);
  });

  it('of which nobody knows what became cannot be paid again until that is known', async () => {
    await openOrder();
    net.faults[`${type}/payment`] = 'lost';
    net.faultsAfterPayment.processing = 'offline';
    await payBy(type);
    expect(alerts()).toContain('Não pague de novo');
    expect(document.querySelector('[hidden] .way-to-pay')).not.toBeNull();
    expect(document.querySelector(':not([hidden]) > .ways-to-pay')).toBeNull();
    await click(button('Verificar pagamento'));
    expect(text()).toContain('Não foi possível verificar o pagamento');
    net.faultsAfterPayment = {};
    net.faults = {};
    await click(button('Verificar pagamento'));
    expect(title()).toBe(screen);
    expect(sent()).toHaveLength(1);
    expect(await counted()).toBe(1);
  });

  it('by a double press is sent once', async () => {
    await openOrder();
    net.hold = `${type}/payment`;
    await payBy(type);
    await act(async () => document.querySelector<HTMLFormElement>('form.pay')?.requestSubmit());
    await settle();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(sent()).toHaveLength(1);
    expect(await counted()).toBe(1);
  });

  it('after a reload goes on where it was, and is charged once', async () => {
    await openOrder();
    net.faults[`${type}/payment`] = 'lost';
    net.faultsAfterPayment.processing = 'offline';
    await payBy(type);
    net.faultsAfterPayment = {};
    net.faults = {};
    await reopen();
    expect(title()).toBe(screen);
    expect(await counted()).toBe(1);
  });

  it('in two tabs at once is charged once', async () => {
    await openOrder();
    await service(net, `${type}/payment`, {
      reservationId: OPEN,
      ...(type === 'card' && { cardId: 'card-user-ana-1' }),
      ...(type === 'financing' && { fundingType: 'PSA' }),
    });
    await payBy(type);
    expect(title()).toBe(screen);
    // The first code is shown, and no second one was made.
    if (type !== 'pix' && type !== 'boleto') expect(text()).toContain('já foi pago');
    expect(sent()).toEqual([]);
    expect(await counted()).toBe(1);
  });

  it('after the time is charged nothing', async () => {
    await openOrder();
    net.sandbox.world.advance(31 * MINUTE);
    await payBy(type);
    expect(title()).toBe('Reserva expirada');
    expect(text()).toContain('TEMPO ESGOTADO');
    expect(await counted()).toBe(0);
  });
});

describe('several tabs of one browser', () => {
  it('do not pay the same order at once, where the browser can tell', async () => {
    const request = vi.fn(async (_name: string, _options: object, run: (lock: null) => unknown) => run(null));
    const own = Object.getOwnPropertyDescriptor(navigator, 'locks');
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    await openOrder();
    await payBy('pix');
    expect(alerts()).toContain('está sendo pago em outra página');
    expect(request.mock.calls[0]?.[0]).toBe(`vitrine-payment-${OPEN}`);
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
