import { act } from 'react';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { walletOf } from '#demo-pages/sandbox/rules/cards';
import { settle as settleOrders } from '#demo-pages/sandbox/rules/reservations/kept';
import type { PaymentManners } from '#demo-pages/sandbox/rules/reservations/manners';
import { record } from '#demo-pages/sandbox/rules/reservations/payments';
import { noteSeenTerms } from '#features/payment/seen-terms';
import { attemptStore } from '#services/once/attempt-store';
import { FRAME, type FrameProvider, frameProvider } from '../../features/card/frame-provider';
import { page } from '../../lib/answers';
import { attemptOf } from '../../lib/attempt';
import { button, click, leave, settle } from '../../lib/render';
import type { StepName, Way } from './payment-table';
import {
  agree,
  CARD,
  chooseWay,
  OPEN,
  openOrder,
  PROVIDER,
  payByNewCard,
  type ReservationNet,
  reserveAsGuest,
  sendPayment,
  service,
  signIn,
} from './reservation-page';
import { keyOf } from './strict-service';

/** Cards by what their bank does. */
export const NUMBERS = {
  ok: '4111 1111 1111 1111',
  refused: '4000 0000 0000 0010',
  slow: '4000 0000 0000 0127',
  challenge: '4000 0027 6000 3184',
} as const;
type Bank = keyof typeof NUMBERS;

export const manners = (net: ReservationNet, changes: Partial<PaymentManners>) =>
  net.sandbox.app.request('/sandbox/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });

/** Requests to pay that left the page. */
export const paymentsSent = (net: ReservationNet): string[] =>
  net.sent.filter((line) => /^POST \/api\/reservation\/.*\/payment /.test(line));

/** Whether another way to pay is offered. */
export const isOffered = (): boolean =>
  !!document.querySelector('.ways-to-pay') && !document.querySelector('[hidden] .ways-to-pay');

export const payBy = async (way: string): Promise<void> => {
  if (way === 'card') return payByNewCard();
  await chooseWay(way);
  await sendPayment();
};

/** Lets time pass, for the service and for the page. */
export const pass = async (net: ReservationNet, ms: number): Promise<void> => {
  net.sandbox.world.advance(ms);
  await settle(ms);
};

export const check = () => click(button('Verificar pagamento'));

/** Reloads the page with an order. */
export const reopen = async (id = OPEN): Promise<void> => {
  await leave();
  await openOrder(id);
};

/** Pays in one way, as one visitor with a page does; each step is a word of the table. */
export function steps(
  net: ReservationNet,
  { name, type: paid }: Way,
): Record<StepName, () => Promise<unknown>> {
  let provider: FrameProvider | undefined;
  let bank: Bank = 'ok';
  const answered = new Set<unknown>();
  const { world } = net.sandbox;
  const kept = () =>
    settleOrders(world).get(OPEN) as NonNullable<ReturnType<ReturnType<typeof settleOrders>['get']>>;
  const fault = (part: string, of: (typeof net.faults)[string]) => async () => {
    net.faults[part] = of;
  };

  if (name === 'frame') {
    page({
      services: 'https://sandbox.example/api/{service}',
      brand: 'fiat',
      country: 'BR',
      'card-provider': PROVIDER,
      'card-frame': FRAME,
    });
    provider = frameProvider();
  }
  if (name === 'wallet card') {
    const wallet = walletOf(world, 'user-ana');
    wallet.splice(
      0,
      2,
      ...Object.entries(NUMBERS).map(([id, number]) => ({
        id: `card-${id}`,
        brand: 'Visa',
        number: `**** **** **** ${number.slice(-4)}`,
        holderName: 'ANA',
        dueDate: '12/30',
        favorite: id === 'ok',
      })),
    );
  }

  /** The provider's frame answers what it was asked. */
  async function answerFrame(): Promise<void> {
    for (const what of ['check', 'keep']) {
      const asked = provider?.last(what);
      if (!provider || !asked || answered.has(asked.request)) continue;
      answered.add(asked.request);
      const { request, oneTimeToken } = asked;
      if (what === 'keep') {
        const body = JSON.stringify({ ...CARD, number: NUMBERS[bank], oneTimeToken });
        await net.sandbox.app.request('/sandbox/card-provider/cards', { method: 'POST', body });
      }
      const said =
        what === 'check'
          ? { type: 'checked', request, invalid: [], shown: true }
          : { type: 'kept', request, outcome: 'kept' };
      act(() => provider?.say(said));
      await settle();
    }
  }

  async function pay(by: Bank = 'ok'): Promise<void> {
    bank = by;
    await chooseWay(paid);
    if (name === 'own fields') return payByNewCard({ number: NUMBERS[by] });
    if (name === 'wallet card') await click(document.querySelector(`input[value=card-${by}]`) as HTMLElement);
    if (name === 'frame') {
      await click(document.querySelector('input[name=card][value=new]') as HTMLElement);
      await settle();
      act(() => provider?.load());
      await settle();
    }
    await sendPayment();
    await answerFrame();
  }
  const isCard = paid === 'card';

  return {
    open: () => openOrder(),
    reserve: reserveAsGuest,
    pay: () => pay(),
    async 'pay, refused'() {
      if (isCard) return pay('refused');
      net.faults[`${paid}/payment`] = { status: 422, body: { error: 'no' } };
      await pay();
      net.faults = {};
      // The refusal stays on the order, under its key.
      const idempotencyKey = keyOf(paymentsSent(net).at(-1) ?? '');
      record(kept(), { type: paid, part: 'reservation', status: 'REFUSED', amount: 2000, idempotencyKey });
    },
    'pay, slow bank': () => pay('slow'),
    // A card's bank asks.
    'pay and wait': () => pay(isCard ? 'challenge' : 'ok'),
    async 'press again'() {
      await act(async () => document.querySelector<HTMLFormElement>('form.pay')?.requestSubmit());
      await settle();
    },
    async 'answers come'() {
      net.hold = '';
      for (const { go } of net.held) go();
      await settle();
    },
    'answers wait': async () => {
      net.hold = `${paid}/payment`;
    },
    'payment: lost': fault(`${paid}/payment`, 'lost'),
    'payment: offline': fault(`${paid}/payment`, 'offline'),
    'payment: 401': fault(`${paid}/payment`, 401),
    'hold: 401': fault('pre-reserve', 401),
    async 'questions: offline'() {
      net.faultsAfterPayment.processing = 'offline';
    },
    'questions: 401': fault('processing', 401),
    async 'questions: of before'() {
      await manners(net, { lagsBehind: true });
    },
    async 'older attempt has ended'() {
      const idempotencyKey = 'older-attempt';
      const of = paid === 'pix' || paid === 'boleto' ? paid : 'card';
      const wallet = walletOf(world, 'user-ana');
      if (of === 'card' && name !== 'wallet card' && wallet[0]) wallet[0].number = '**** 0010';
      const cardId = name === 'wallet card' ? 'card-refused' : 'card-user-ana-1';
      await service(net, `${of}/payment`, { reservationId: OPEN, idempotencyKey, cardId });
      if (of !== 'card') await service(net, `${OPEN}/payment/cancel`, { idempotencyKey });
    },
    async 'other tab pays'() {
      attemptStore.put(attemptOf(OPEN));
    },
    async 'paid on another device'() {
      await service(net, `${paid}/payment`, {
        reservationId: OPEN,
        ...(isCard && { cardId: walletOf(world, 'user-ana')[0]?.id }),
        ...(paid === 'financing' && { fundingType: 'PSA' }),
      });
    },
    async 'all is well'() {
      net.faults = {};
      net.faultsAfterPayment = {};
      await manners(net, { lagsBehind: false });
    },
    check,
    'send again': () => click(button('Enviar de novo')),
    async 'send now'() {
      await click(button('Enviar agora'));
      await answerFrame();
    },
    'sign in': async () => {
      await act(async () => signIn());
      await settle();
    },
    reload: () => reopen(),
    async 'bank has taken it'() {
      await pass(net, 21_000);
      await settle(20_000);
    },
    async 'it is paid'() {
      if (!isCard) return void world.advance((paid === 'pix' ? 0 : DAY) + MINUTE);
      const body = new URLSearchParams({ order: OPEN, answer: 'confirm' });
      await net.sandbox.app.request('/sandbox/bank', { method: 'POST', body });
    },
    async 'other amount'() {
      const { price, amount } = kept();
      noteSeenTerms(OPEN, { price, amount });
      kept().amount = amount + 100;
    },
    async agree() {
      await click(button('Continuar com estes valores'));
      await agree();
    },
    async 'codes are paid late'() {
      await manners(net, { paidLate: true });
    },
    async 'just before the deadline'() {
      await openOrder();
      await leave();
      world.advance((kept().expiresAt ?? 0) - world.now() - 10_000);
    },
    async deadline() {
      world.advance((kept().expiresAt ?? world.now()) - world.now() + MINUTE);
    },
    async 'two days later'() {
      world.advance(2 * DAY);
    },
  };
}
