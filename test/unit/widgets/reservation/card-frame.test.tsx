// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME, type FrameProvider, frameProvider } from '../../features/card/frame-provider';
import { page } from '../../lib/answers';
import { button, click, settle, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  alerts,
  charges,
  chooseWay,
  leavePage,
  openOrder,
  PROVIDER,
  reservationPage,
  sendPayment,
  show,
  signIn,
  title,
} from './reservation-page';
import '#features/card/frame/CardFrame';

let net: SandboxPage & { sent: string[] };
let provider: FrameProvider;
beforeEach(() => {
  net = reservationPage();
  named(FRAME);
  provider = frameProvider();
  signIn();
});
afterEach(async () => {
  await leavePage();
  vi.restoreAllMocks();
});

function named(frame: string): void {
  page({
    services: 'https://sandbox.example/api/{service}',
    brand: 'fiat',
    country: 'BR',
    'card-provider': PROVIDER,
    'card-frame': frame,
  });
}

const say: FrameProvider['say'] = (message, from) => act(() => provider.say(message, from)) as never;
const newCard = () => click(document.querySelector('input[name=card][value=new]') as HTMLElement);

async function openFrame(): Promise<void> {
  await openOrder();
  await chooseWay('card');
  await newCard();
  await settle();
  act(() => provider.load());
  await settle();
}

/** Presses the button, and lets the frame say that its fields are valid or not. */
async function press(invalid: string[] = [], shown = true): Promise<void> {
  await sendPayment();
  say({ type: 'checked', request: provider.last('check')?.request, invalid, shown });
  await settle();
}

/** The provider keeps a card under the token that the frame was given, as its own script would have it kept. */
async function keep(number = '4111111111111111'): Promise<void> {
  const { oneTimeToken, request } = provider.last('keep') ?? {};
  await net.sandbox.app.request('/sandbox/card-provider/cards', {
    method: 'POST',
    body: JSON.stringify({ oneTimeToken, number, holderName: 'Nina', dueDate: '12/40', cvv: '123' }),
  });
  say({ type: 'kept', request, outcome: 'kept' });
  await settle();
}

describe('the frame of a card provider', () => {
  it('loads when a new card is chosen, with no input of ours beside it', async () => {
    await openOrder();
    await chooseWay('card');
    expect(document.querySelector('iframe')).toBeNull();
    await newCard();
    await settle();
    const frame = provider.frame();
    expect(frame.src).toMatch(/^https:\/\/cards\.example\/frame\?origin=.+&channel=.+/);
    expect(frame.hasAttribute('sandbox')).toBe(false);
    expect(frame.referrerPolicy).toBe('strict-origin');
    expect(frame.title).toBe('Dados do cartão');
    expect(document.querySelector('#number, #cvv')).toBeNull();
    expect(text('form.pay')).toContain('não passam por esta página');
  });

  it('pays by the one-time token under which it keeps the card; nothing of the card is sent by the page', async () => {
    await openFrame();
    say({ type: 'brand', brand: 'Visa' });
    expect(text('[role=status].small')).toBe('Visa');
    await press();
    await keep();
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(await charges(net)).toHaveLength(1);
    const sent = net.sent.find((line) => line.includes('card/payment')) ?? '';
    expect(sent).toContain(`"oneTimeToken":"${provider.last('keep')?.oneTimeToken}"`);
    expect(net.sent.some((line) => /card-provider|"number"|"cvv"/.test(line))).toBe(false);
  });

  it.each([
    ['shown by itself', true, false],
    ['left to the page', false, true],
  ])('with invalid fields %s keeps the payment back and gets the focus', async (_, shown, isOurs) => {
    await openFrame();
    await press(['number', 'cvv'], shown);
    expect(alerts()).toContain('Confira os dados do cartão');
    expect(alerts().includes('Número do cartão inválido')).toBe(isOurs);
    expect(alerts().includes('Código de segurança inválido')).toBe(isOurs);
    expect(provider.last('focus')).toBeDefined();
    expect(net.sent.some((line) => line.includes('one-time-token'))).toBe(false);
  });

  it('with a brand that is not taken says so at once, and nothing is sent', async () => {
    await openFrame();
    say({ type: 'brand', brand: 'JCB' });
    expect(text('#frame-error')).toBe('JCB não é aceito neste pagamento');
    await press();
    expect(provider.last('keep')).toBeUndefined();
    expect(await charges(net)).toHaveLength(0);
  });

  it('that refuses the card leaves the order unpaid; the next try has another token', async () => {
    await openFrame();
    await press();
    say({ type: 'kept', request: provider.last('keep')?.request, outcome: 'refused' });
    await settle();
    expect(alerts()).toContain('O cartão não foi aceito');
    const first = provider.last('keep')?.oneTimeToken;
    await press();
    expect(provider.last('keep')?.oneTimeToken).not.toBe(first);
    await keep();
    expect(await charges(net)).toHaveLength(1);
  });

  it.each([
    ['fails', { outcome: 'failed' }],
    ['answers in another shape', { outcome: { kept: true } }],
    ['does not answer', undefined],
  ])('that %s is said, and nothing is charged', async (_, answer) => {
    await openFrame();
    await press();
    if (answer) say({ type: 'kept', request: provider.last('keep')?.request, ...answer });
    await settle(30_000);
    expect(alerts()).toContain('O pagamento não foi enviado');
    expect(net.sent.some((line) => line.includes('card/payment'))).toBe(false);
    expect(await charges(net)).toHaveLength(0);
    await press();
    await keep();
    expect(await charges(net)).toHaveLength(1);
  });

  it('that never loads is said, and can be loaded again', async () => {
    await openOrder();
    await chooseWay('card');
    await newCard();
    await settle(15_000);
    expect(alerts()).toContain('Os campos do cartão não carregaram');
    expect(document.querySelector('iframe')).toBeNull();
    await click(button('Tentar novamente'));
    act(() => provider.load());
    await settle();
    await press();
    await keep();
    expect(await charges(net)).toHaveLength(1);
  });

  it('that is still loading holds the payment back', async () => {
    await openOrder();
    await chooseWay('card');
    await newCard();
    await sendPayment();
    expect(alerts()).toContain('Espere os campos do cartão carregarem');
    expect(net.sent.some((line) => line.includes('one-time-token'))).toBe(false);
  });

  it('is sent by Enter in its inputs', async () => {
    await openFrame();
    say({ type: 'submit' });
    await settle();
    expect(provider.last('check')).toBeDefined();
  });

  it('speaks the language of the page', async () => {
    history.replaceState(null, '', '?order=res-user-ana-aberta');
    await show({}, 'es-AR');
    await chooseWay('card');
    await newCard();
    await settle();
    act(() => provider.load());
    expect(provider.last('start')?.language).toBe('es-AR');
    expect(provider.frame().title).toBe('Datos de la tarjeta');
  });

  it.each([
    ['without https', 'http://cards.example/frame'],
    ['of the page itself', `${location.origin}/frame`],
    ['that is none', 'cards'],
  ])('%s is not replaced by fields of the page', async (_, address) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    named(address);
    await openOrder();
    await chooseWay('card');
    expect(document.querySelector('input[name=card][value=new], #number, iframe')).toBeNull();
    await sendPayment();
    expect(title()).toBe('Tudo certo com o seu pedido');
  });
});
