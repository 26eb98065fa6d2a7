// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#demo-pages/sandbox/lib/moments';
import { addKeptCard, walletOf } from '#demo-pages/sandbox/rules/cards';
import CardWallet from '#widgets/card-wallet/CardWallet';
import { FRAME, frameProvider } from '../../features/card/frame-provider';
import { button, click, leave, letDialogsOpen, render, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import '#features/card/frame/CardFrame';
import { stubFetch } from '../../lib/stub-fetch';
import { keptTexts } from './kept-texts';

const USER = 'user-ana';
const CARD = { number: '5555 5555 5555 4444', holderName: 'Zenaide Quixote', dueDate: '12/30', cvv: '917' };
const ADDED = 'O cartão foi incluído.';

let net: SandboxPage;
/** The tokens under which a card was sent, in their order. */
let tokens: string[];
/** What becomes of the requests that add a card, and of the readings of the wallet. */
let adding: 'ok' | 'lost' | 'offline';
let reading: 'ok' | 'refused';

function start(tags: Record<string, string> = {}): void {
  net = sandboxPage(tags);
  vi.setSystemTime(net.sandbox.world.now());
  tokens = [];
  adding = 'ok';
  reading = 'ok';
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    const isWallet = input.url.endsWith('/payment-security/v2');
    if (!isWallet) return fetch(input, init);
    const isAdding = input.method === 'POST';
    if (isAdding) tokens.push(JSON.parse(await input.clone().text()).oneTimeToken);
    const fault = isAdding ? adding : reading;
    if (fault === 'refused') return Response.json({}, { status: 404 });
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    const answer = await fetch(input, init);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  signOut();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}

beforeEach(() => {
  letDialogsOpen();
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(async () => {
  await leave();
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const cards = () => walletOf(net.sandbox.world, USER);
const elsewhere = (more: object = {}) =>
  addKeptCard(net.sandbox.world, USER, {
    brand: 'Visa',
    last: '1881',
    holderName: 'Ana',
    dueDate: '11/31',
    ...more,
  });
const submit = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  await settle();
};
const look = () => click(button('Verificar a carteira'));
const isAsking = () => text('dialog').includes('não sabemos se o cartão foi incluído');

describe('a card of our own fields whose answer was lost', () => {
  let element: HTMLElement;
  beforeEach(async () => {
    start();
    ({ element } = await render(<CardWallet heading="" calls="instruments" />));
    await settle();
    await click(button('Incluir cartão'));
    for (const [name, typed] of Object.entries(CARD)) await type(`#${name}`, typed);
  });

  it('is the one that matches, not any new one', async () => {
    adding = 'offline';
    elsewhere();
    await submit();
    expect(isAsking()).toBe(true);
    expect(document.activeElement?.textContent).toContain('não sabemos');
    expect(document.querySelector('dialog .submit, dialog [hidden] #number')).not.toBeNull();
    await look();
    expect(text('dialog [role=status].notice')).toContain('ainda não está na carteira');
    expect(texts('.wallet-note')).toEqual([]);
  });

  it('that has not arrived is sent once more under the same token, and added once', async () => {
    adding = 'offline';
    await submit();
    await look();
    adding = 'ok';
    await click(button('Enviar de novo'));
    expect(text('.wallet-note')).toBe(ADDED);
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 1]);
    expect(cards()).toHaveLength(3);
  });

  it('that had arrived is not added twice by sending it once more', async () => {
    adding = 'lost';
    reading = 'refused';
    await submit();
    await look();
    expect(text('dialog')).toContain('Não foi possível verificar a carteira');
    reading = 'ok';
    adding = 'ok';
    // As if the look had come too early.
    const [added] = cards().splice(2, 1);
    await look();
    if (added) cards().push(added);
    await click(button('Enviar de novo'));
    expect(text('.wallet-note')).toBe(ADDED);
    expect(cards()).toHaveLength(3);
  });

  it('stays unknown while the dialog is closed, and is found later', async () => {
    adding = 'lost';
    reading = 'refused';
    await submit();
    reading = 'ok';
    await click(document.querySelector('.dialog-close') as Element);
    expect(texts('.card h3')).toContain('Mastercard final 4444');
    await click(button('Incluir cartão'));
    expect(isAsking()).toBe(true);
    await look();
    expect(text('.wallet-note')).toBe(ADDED);
    expect(tokens).toHaveLength(1);
  });

  it('can be typed again once its token has ended and the wallet does not have it', async () => {
    adding = 'offline';
    await submit();
    await click(document.querySelector('.dialog-close') as Element);
    await click(button('Incluir cartão'));
    await look();
    expect(document.querySelector('dialog [type=submit]')).toBeNull();
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    net.sandbox.world.advance(6 * MINUTE);
    await look();
    expect(text('dialog [role=alert].notice')).toContain('O cartão não foi incluído');
    adding = 'ok';
    for (const [name, typed] of Object.entries(CARD)) await type(`#${name}`, typed);
    await submit();
    expect(text('.wallet-note')).toBe(ADDED);
    expect(new Set(tokens).size).toBe(2);
    expect(cards()).toHaveLength(3);
  });

  it('keeps nothing of its number but the end', async () => {
    adding = 'offline';
    await submit();
    expect(keptTexts(element)).not.toMatch(/5555\s?5555|Zenaide|\b917\b/);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/4444|tok-/);
  });

  it('is nobody else’s after another sign-in', async () => {
    adding = 'offline';
    await submit();
    await act(async () => {
      Cookies.set('vitrine_session', 'bruno', { path: '/' });
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    await settle();
    expect(isAsking()).toBe(false);
  });
});

describe('a card of the provider’s frame whose answer was lost', () => {
  /** Opens the frame, and has it keep a card; told: what the frame says of it. */
  const save = async (told: object, brand = '') => {
    start({ 'card-frame': FRAME });
    const provider = frameProvider();
    const say = (message: object) => act(() => provider.say(message));
    await render(<CardWallet heading="" calls="instruments" />);
    await settle();
    await click(button('Incluir cartão'));
    await settle();
    act(() => provider.load());
    await settle();
    if (brand) say({ type: 'brand', brand });
    adding = 'lost';
    reading = 'refused';
    await submit();
    say({ type: 'checked', request: provider.last('check')?.request, invalid: [], shown: true });
    await settle();
    const { oneTimeToken, request } = provider.last('keep') ?? {};
    await net.sandbox.app.request('/sandbox/card-provider/cards', {
      method: 'POST',
      body: JSON.stringify({ oneTimeToken, ...CARD, holderName: 'Nina' }),
    });
    say({ type: 'kept', request, outcome: 'kept', ...told });
    await settle();
    reading = 'ok';
    return provider;
  };

  it.each([
    ['its digits and expiry', { digits: '4444', dueDate: '12/30' }, ''],
    ['its digits only', { digits: '4444' }, ''],
  ])('is found by what the frame tells: %s', async (_, told, brand) => {
    await save(told, brand);
    elsewhere();
    await look();
    expect(text('.wallet-note')).toBe(ADDED);
    expect(tokens).toHaveLength(1);
  });

  it.each([
    ['tells nothing of it', {}, ''],
    ['tells a whole number, which is dropped', { digits: CARD.number, dueDate: 'soon' }, ''],
    ['tells a brand only', {}, 'Mastercard'],
  ])('is unclear if the frame %s; the visitor decides', async (_, told, brand) => {
    await save(told, brand);
    elsewhere({ brand: 'Mastercard', last: '0001' });
    await look();
    expect(text('dialog')).toContain('não é possível saber se é este');
    expect(text('.wallet-note')).toBe('');
    expect(tokens).toHaveLength(1);
    await click(button('Não é este: preencher de novo'));
    expect(document.querySelector('dialog [hidden] iframe')).toBeNull();
  });

  it('is sent once more by its token alone, and added once', async () => {
    const provider = await save({ digits: '4444' });
    const [added] = cards().splice(2, 1);
    await look();
    if (added) cards().push(added);
    adding = 'ok';
    await click(button('Enviar de novo'));
    expect(text('.wallet-note')).toBe(ADDED);
    expect(new Set(tokens).size).toBe(1);
    expect(provider.sent.filter(({ message }) => message.type === 'keep')).toHaveLength(1);
    expect(cards()).toHaveLength(3);
  });
});
