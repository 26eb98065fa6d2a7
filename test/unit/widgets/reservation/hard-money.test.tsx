// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { settle as settleOrders } from '#demo-pages/sandbox/rules/reservations/kept';
import { attemptStore } from '#services/once/attempt-store';
import { attemptOf } from '../../lib/attempt';
import { button, click, leave, said, settle, text } from '../../lib/render';
import { signOut } from '../../lib/requests';
import {
  check,
  isOffered,
  NUMBERS,
  pass as passTime,
  payBy,
  paymentsSent,
  manners as setManners,
} from './payment-steps';
import {
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
  reserveAsGuest,
  sendPayment,
  service,
  show,
  signIn,
  title,
} from './reservation-page';

const { refused: REFUSED, slow: SLOW } = NUMBERS;
const RESERVED = 'Tudo certo com o seu pedido';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(leavePage);

const manners = (changes: Parameters<typeof setManners>[1]) => setManners(net, changes);
const sent = () => paymentsSent(net);
const pass = (ms: number) => passTime(net, ms);
describe('a second card after a refusal, whose bank is slow', () => {
  beforeEach(async () => {
    await openOrder();
    await payByNewCard({ number: REFUSED });
    expect(alerts()).toContain('TIVEMOS UM PROBLEMA NO PAGAMENTO');
    await payByNewCard({ number: SLOW });
  });

  it('is not taken for the first one: nothing else can be paid until it is known, and it is charged once', async () => {
    expect(alerts()).toContain('Não pague de novo');
    expect(isOffered()).toBe(false);
    await check();
    expect(text()).toContain('O serviço ainda não recebeu este pagamento');
    await pass(21_000);
    await settle(20_000);
    expect(title()).toBe(RESERVED);
    expect(await charges(net)).toMatchObject([{ type: 'card', owner: 'user-ana' }]);
  });

  it.each([
    ['answers with the payment before', { lagsBehind: true }],
    ['names no attempt', { namesAttempts: false }],
  ] as const)('stays unknown while the service %s', async (_, hard) => {
    await manners(hard);
    await pass(21_000);
    await check();
    expect(isOffered()).toBe(false);
    expect(sent()).toHaveLength(2);
    await manners({ lagsBehind: false, namesAttempts: true });
    await check();
    expect(title()).toBe(RESERVED);
    expect(await charges(net)).toHaveLength(1);
  });

  it('is the same payment when it is sent again', async () => {
    await check();
    net.sandbox.world.advance(21_000);
    await click(button('Enviar de novo'));
    expect(title()).toBe(RESERVED);
    expect(await charges(net)).toHaveLength(1);
  });

  it('cannot be given up at the bank, which says so', async () => {
    await check();
    await click(button('Cancelar este pagamento'));
    expect(isOffered()).toBe(false);
    expect(text()).toContain('não pode mais ser cancelado');
    await pass(21_000);
    await settle(20_000);
    expect(title()).toBe(RESERVED);
    expect(await charges(net)).toHaveLength(1);
  });
});

describe('a payment that did not arrive', () => {
  it.each(['pix', 'dealer'])('by %s is cancelled before another one, and never carried out', async (type) => {
    await openOrder();
    net.faults[`${type}/payment`] = 'offline';
    await payBy(type);
    await check();
    net.faults = {};
    await click(button('Cancelar este pagamento'));
    expect(isOffered()).toBe(true);
    const [key = ''] = sent().map((line) => /"idempotencyKey":"([^"]+)"/.exec(line)?.[1]);
    const late = await service(net, `${type}/payment`, { reservationId: OPEN, idempotencyKey: key });
    expect(late.error).toContain('cancelled');
    await payBy('dealer');
    expect(title()).toBe('Aguardando o pagamento');
    expect(await charges(net)).toHaveLength(1);
  });

  it('keeps everything closed where the service cannot cancel', async () => {
    await manners({ cancels: false });
    await openOrder();
    net.faults['pix/payment'] = 'offline';
    await payBy('pix');
    await check();
    await click(button('Cancelar este pagamento'));
    expect(text()).toContain('Não foi possível cancelar o pagamento');
    expect(isOffered()).toBe(false);
  });
});

describe('two tabs with different cards', () => {
  const other = () => attemptOf(OPEN);

  it('see one another: the attempt of one closes the form of the other', async () => {
    await openOrder();
    attemptStore.put(other());
    await act(async () => dispatchEvent(new Event('storage')));
    await settle();
    expect(alerts()).toContain('Não pague de novo');
    expect(isOffered()).toBe(false);
  });

  it('do not both pay, though this one has not heard of the other', async () => {
    await openOrder();
    await chooseWay('card');
    await click(document.querySelector('input[name=card][value=new]') as HTMLElement);
    attemptStore.put(other());
    await payByNewCard();
    expect(sent()).toEqual([]);
    expect(await charges(net)).toEqual([]);
  });

  it('know that the order was paid, though the service does not yet', async () => {
    await openOrder();
    attemptStore.put({ ...other(), isDone: true });
    await payBy('pix');
    expect(alerts()).toContain('já foi pago');
    expect(sent()).toEqual([]);
  });
});

describe('a session that has ended', () => {
  it('does not make a guest of who pays: the payment is sent once more only after a sign-in', async () => {
    await openOrder();
    net.faults['pix/payment'] = 401;
    await payBy('pix');
    expect(alerts()).toContain('Sua sessão terminou');
    expect(sent()).toHaveLength(1);
    net.faults = {};
    await sendPayment();
    expect(sent()).toHaveLength(1);
    await act(async () => signIn());
    await settle();
    await click(button('Enviar agora'));
    expect(title()).toBe('Aguardando o pagamento');
    await pass(2 * MINUTE);
    expect(await charges(net)).toMatchObject([{ type: 'pix', owner: 'user-ana' }]);
  });

  it('is said while the page waits, which goes on after a sign-in', async () => {
    await openOrder();
    await payBy('pix');
    net.faults.processing = 401;
    await settle(3000);
    expect(text()).toContain('Sua sessão terminou');
    expect(text('.payment-code code')).toMatch(/^000201/);
    net.faults = {};
    await act(async () => signIn());
    await pass(MINUTE);
    await settle(20_000);
    expect(title()).toBe(RESERVED);
    expect(await charges(net)).toHaveLength(1);
  });

  it('at the first question shows a way to sign in, and no endless wait', async () => {
    net.faults['user-reserves'] = 401;
    await openOrder();
    expect(text()).toContain('Sua sessão terminou');
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    net.faults = {};
    await act(async () => signIn());
    await settle();
    expect(title()).toBe('Como você quer pagar?');
  });
});

it('a repeated question that fails says that the page no longer follows', async () => {
  await openOrder();
  await payBy('pix');
  net.faults.processing = 503;
  await settle(5000);
  expect(text()).toContain('não está conseguindo acompanhar o pagamento');
  net.faults = {};
  await settle(20_000);
  expect(text()).not.toContain('não está conseguindo acompanhar');
});

describe('the money of a reservation that has ended', () => {
  it('that was never paid: nothing is charged', async () => {
    await openOrder();
    await pass(31 * MINUTE);
    await settle(20_000);
    expect(text()).toContain('TEMPO ESGOTADO');
    expect(text()).toContain('Nenhum valor será cobrado');
  });

  it('with a code that may still be paid says so, then that it was, and that it is paid back', async () => {
    await manners({ paidLate: true });
    await openOrder();
    await payBy('pix');
    await pass(31 * MINUTE);
    await settle(20_000);
    expect(title()).toBe('Reserva expirada');
    expect(text()).not.toContain('Nenhum valor será cobrado');
    expect(text()).toContain('Não pague mais o código');
    const reopen = async (ms: number, said: string) => {
      net.sandbox.world.advance(ms);
      await leave();
      await openOrder();
      expect(text()).toContain(said);
    };
    await reopen(1.5 * DAY, 'A devolução de R$ 2.000,00 foi solicitada');
    await reopen(3 * DAY, 'A devolução de R$ 2.000,00 foi feita em');
    expect(await charges(net)).toMatchObject([{ type: 'pix', paidBack: 2000 }]);
  });
});

describe('a service that does not tell its time, on a device whose clock is wrong', () => {
  it.each([12, -12])('by %i hours: the deadline is a date, and nothing ends by the device', async (hours) => {
    await manners({ tellsTime: false });
    vi.setSystemTime(Date.now() + hours * 60 * MINUTE);
    await openOrder();
    expect(document.querySelector('[role=timer]')).toBeNull();
    expect(text('.notice')).toContain('O carro fica reservado até');
    await settle(2 * MINUTE);
    expect(text()).not.toContain('TEMPO ESGOTADO');
    await payBy('pix');
    expect(title()).toBe('Aguardando o pagamento');
  });
});

describe('a device whose clock is wrong, before the service has told its time', () => {
  it.each([200, -200])('by %i days: the cars of the campaigns are there', async (days) => {
    // The orders of a session would tell the time.
    signOut();
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    vi.setSystemTime(Date.now() + days * DAY);
    await show();
    expect(document.querySelectorAll('.model').length).toBeGreaterThan(0);
  });

  it('has no countdown after a hold either: when an order was made is not the time', async () => {
    await manners({ tellsTime: false });
    await reserveAsGuest();
    expect(title()).toBe('Como você quer pagar?');
    expect(document.querySelector('[role=timer]')).toBeNull();
  });
});

describe('the events', () => {
  const fired = ({ emit }: Awaited<ReturnType<typeof openOrder>>) =>
    emit.mock.calls.filter(([name]) => /paid|started/.test(name));

  it('of a Pix: begun with its code, paid when the service says so, once', async () => {
    const page = await openOrder('res-user-ana-aberta');
    await payBy('pix');
    const begun = ['vt-reservation-payment-started', { order: OPEN, type: 'pix' }];
    expect(fired(page)).toEqual([begun]);
    await pass(MINUTE);
    await settle(40_000);
    expect(title()).toBe(RESERVED);
    expect(fired(page)).toEqual([begun, ['vt-reservation-paid', { order: OPEN, type: 'pix' }]]);
  });
});

describe('another amount than the button has shown', () => {
  const order = () => settleOrders(net.sandbox.world).get(OPEN) as { amount: number };
  const plain = () => text('.panel').replaceAll('\u00a0', ' ');
  const expected = () =>
    net.sent
      .filter((line) => /^P.* \/api\/reservation\/.*payment /.test(line))
      .map((line) => line.match(/"expected(Amount|Total)":[\d.]+/g)?.join(' '));

  it('is not paid: it is shown, agreed to and sent, and what was typed of the card stays', async () => {
    await openOrder();
    order().amount = 2100;
    await payByNewCard();
    expect(await charges(net)).toEqual([]);
    expect(text('.terms-changed').replaceAll('\u00a0', ' ')).toContain('R$ 2.100,00');
    expect(said('.terms-changed table')).toContain('2.100 reais');
    expect(document.querySelector('[hidden] form.pay')).not.toBeNull();
    await click(button('Continuar com estes valores'));
    expect(document.querySelector('[hidden] form.pay')).toBeNull();
    expect(plain()).toContain('O valor mudou para R$ 2.100,00 e nada foi cobrado');
    expect(document.querySelector<HTMLInputElement>('#holderName')?.value).toBe(CARD.holderName);
    expect(text('form.pay [type=submit]').replaceAll('\u00a0', ' ')).toBe('Pagar R$ 2.100,00 com cartão');
    await sendPayment();
    expect(title()).toBe(RESERVED);
    expect(expected()).toEqual([
      '"expectedAmount":2000 "expectedTotal":2000',
      '"expectedAmount":2100 "expectedTotal":2100',
    ]);
    expect(await charges(net)).toMatchObject([{ type: 'card', amount: 2100 }]);
  });

  it('of the installments is said too', async () => {
    await openOrder();
    await chooseWay('card');
    net.faults['card/payment'] = {
      status: 409,
      body: { reason: 'amount-changed', amount: 2000, total: 2050 },
    };
    await payByNewCard();
    expect(plain()).toContain('O valor mudou para R$ 2.050,00 e nada foi cobrado');
    expect(document.querySelector<HTMLInputElement>('#holderName')?.value).toBe(CARD.holderName);
    net.faults = {};
    await sendPayment();
    expect(title()).toBe(RESERVED);
  });

  it('of the rest is shown and agreed again', async () => {
    const REST = 'res-user-ana-1';
    await openOrder(REST);
    const kept = settleOrders(net.sandbox.world).get(REST) as { price: number; amount: number };
    const before = kept.price - kept.amount;
    kept.price += 500;
    await chooseWay('dealer');
    const press = async () => {
      await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
      await settle();
    };
    await press();
    expect(alerts()).toContain('e nada foi cobrado');
    await press();
    expect(title()).toBe('Aguardando o pagamento do restante');
    expect(expected()).toEqual([`"expectedAmount":${before}`, `"expectedAmount":${before + 500}`]);
  });

  it('is said in Spanish', async () => {
    history.replaceState(null, '', `?order=${OPEN}`);
    await show({}, 'es-AR');
    await chooseWay('dealer');
    net.faults['dealer/payment'] = { status: 409, body: { reason: 'amount-changed' } };
    await sendPayment();
    expect(text('.panel')).toContain('El valor cambió y no se cobró nada');
  });
});
