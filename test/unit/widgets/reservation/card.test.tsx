// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletOf } from '#demo-pages/sandbox/rules/cards';
import { leave, settle, text, texts, type } from '../../lib/render';
import { keptTexts } from '../card-wallet/kept-texts';
import {
  alerts,
  CARD,
  charges,
  chooseWay,
  leavePage,
  openOrder,
  payByNewCard,
  type ReservationNet,
  reservationPage,
  sendPayment,
  signIn,
  title,
} from './reservation-page';

const SECRETS = [/4111\s?1111\s?1111/, /Zenaide/i, /"917"|\b917\b/];

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(leavePage);

/** Everything that outlives the press of the button, except what stands in the inputs and goes to the provider. */
const everything = (
  shown: { element: HTMLElement; emit: { mock: { calls: unknown[][] } } },
  logs: unknown[],
) =>
  [
    ...net.sent.filter((line) => !line.includes('/card-provider/')),
    JSON.stringify(net.sandbox.state.calls),
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    document.cookie,
    location.href,
    JSON.stringify(shown.emit.mock.calls),
    JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? null),
    JSON.stringify(logs),
    keptTexts(shown.element),
  ].join('\n');

it('has its fields directly below the choice of it, and the amount on the button that pays', async () => {
  await openOrder();
  await chooseWay('card');
  const choice = document.querySelector('.way-to-pay:has([value=card])');
  expect(choice?.nextElementSibling?.className).toBe('pay');
  expect(text('form.pay button[type=submit]')).toMatch(/^Pagar R\$ [\d.]+,\d\d com cartão$/);
});

describe('a new card', () => {
  it.each([
    ['that is paid', {}],
    ['that is refused', { 'card/payment': { status: 422, body: { error: 'Nein: 4111 1111 1111 1111' } } }],
    [
      'that the provider refuses',
      { 'card-provider': { status: 422, body: { errors: { number: 'No: 4111 1111 1111 1111, Zenaide' } } } },
    ],
    ['that the provider does not answer', { 'card-provider': 'offline' }],
    ['whose payment has no answer', { 'card/payment': 'offline' }],
  ] as const)('%s is nowhere but in its inputs and at the provider', async (_, faults) => {
    const logs: unknown[] = [];
    for (const name of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((...all) => void logs.push(all.map(String)));
    const shown = await openOrder();
    Object.assign(net.faults, faults);
    await payByNewCard();
    await settle();
    const seen = everything(shown, logs);
    for (const secret of SECRETS.slice(0, 1)) expect(seen).not.toMatch(secret);
    for (const secret of SECRETS.slice(2)) expect(seen).not.toMatch(secret);
    // A message of the provider may repeat a name; what is kept and sent does not.
    if (!('card-provider' in faults)) expect(seen).not.toMatch(SECRETS[1] as RegExp);
    const toProvider = net.sent.filter((line) => line.includes('/card-provider/'));
    expect(toProvider).toHaveLength(1);
    await leave();
    vi.restoreAllMocks();
  });

  it('that is refused or not answered stays in its inputs; one that is paid does not', async () => {
    await openOrder();
    net.faults['card-provider'] = 'offline';
    await payByNewCard();
    expect(alerts()).toContain('O pagamento não foi enviado');
    expect(document.querySelector<HTMLInputElement>('#number')?.value).toBe(CARD.number);
    net.faults = {};
    await sendPayment();
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(await charges(net)).toHaveLength(1);
  });

  it('gets a token of its own for each try', async () => {
    await openOrder();
    net.faults['card/payment'] = { status: 422, body: {} };
    await payByNewCard();
    net.faults = {};
    await sendPayment();
    const tokens = net.sent.flatMap((line) => /"oneTimeToken":"([^"]+)","number/.exec(line)?.[1] ?? []);
    expect(new Set(tokens).size).toBe(2);
  });

  it('is checked before it is sent, also that its brand is taken', async () => {
    await openOrder();
    await payByNewCard({ number: '4111 1111 1111 1112', dueDate: '01/20', cvv: '1', holderName: '' });
    expect(document.querySelectorAll('form.pay [aria-invalid=true]')).toHaveLength(4);
    await type('#number', '3566 0020 2036 0505');
    await type('#dueDate', '12/30');
    await type('#cvv', '123');
    await type('#holderName', 'Zenaide Quixote');
    await sendPayment();
    expect(text('#number-error')).toBe('JCB não é aceito neste pagamento');
    expect(net.sent.some((line) => line.includes('card-provider'))).toBe(false);
  });

  it('is not offered without a provider of the page', async () => {
    document.querySelector('meta[name="vitrine:card-provider"]')?.remove();
    await openOrder();
    await chooseWay('card');
    expect(document.querySelector('#number')).toBeNull();
    await sendPayment();
    expect(title()).toBe('Tudo certo com o seu pedido');
  });
});

describe('a card of the wallet', () => {
  it('is paid with by its id, in installments', async () => {
    await openOrder();
    await chooseWay('card');
    expect(texts('#installments option')[2]).toMatch(
      /^3x de R\$\s666,67 \(total R\$\s2\.000,00, sem juros\)$/,
    );
    await type('#installments', '3');
    await sendPayment();
    expect(text('.order-facts')).toContain('3x no cartão');
    expect(net.sent.at(-1)).toBeDefined();
    const sent = net.sent.find((line) => line.includes('card/payment'));
    expect(sent).toMatch(/"cardId":"card-user-ana-1","installments":3/);
  });

  it('that has expired or whose brand is not taken is not offered', async () => {
    const [first, second] = walletOf(net.sandbox.world, 'user-ana');
    if (first) first.dueDate = '01/20';
    if (second) second.brand = 'JCB';
    await openOrder();
    await chooseWay('card');
    expect(text('.pay')).toContain('Cartões vencidos ou de bandeiras não aceitas não aparecem.');
    expect(document.querySelector('input[name=card]')).toBeNull();
    expect(document.querySelector('#number')).not.toBeNull();
  });

  it('cannot be chosen while the wallet cannot be loaded; another card can', async () => {
    net.faults['payment-security/v2'] = 404;
    await openOrder();
    await chooseWay('card');
    expect(alerts()).toContain('Não foi possível carregar os seus cartões');
    expect(document.querySelector('#number')).not.toBeNull();
  });
});
