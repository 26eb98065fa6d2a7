// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CardWallet from '#widgets/card-wallet/CardWallet';
import { FRAME, type FrameProvider, frameProvider } from '../../features/card/frame-provider';
import { button, click, leave, letDialogsOpen, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import '#features/card/frame/CardFrame';
import { stubFetch } from '../../lib/stub-fetch';

let net: SandboxPage;
let provider: FrameProvider;
let sent: string[];
beforeEach(() => {
  letDialogsOpen();
  HTMLDialogElement.prototype.close ??= () => {};
  net = sandboxPage({ 'card-frame': FRAME });
  provider = frameProvider();
  sent = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    sent.push(`${input.method} ${new URL(input.url).pathname} ${await input.clone().text()}`);
    return fetch(input, init);
  });
  signOut();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
});
afterEach(async () => {
  await leave();
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const say: FrameProvider['say'] = (message) => act(() => provider.say(message)) as never;

async function open(calls: 'instruments' | 'card-management' = 'instruments'): Promise<void> {
  await render(<CardWallet heading="" calls={calls} />);
  await settle();
  await click(button('Incluir cartão'));
  await settle();
  act(() => provider.load());
  await settle();
}

async function save(): Promise<void> {
  await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  await settle();
  say({ type: 'checked', request: provider.last('check')?.request, invalid: [], shown: true });
  await settle();
  const { oneTimeToken, request } = provider.last('keep') ?? {};
  const card = { number: '5555555555554444', holderName: 'Nina Prado', dueDate: '12/40', cvv: '123' };
  await net.sandbox.app.request('/sandbox/card-provider/cards', {
    method: 'POST',
    body: JSON.stringify({ oneTimeToken, ...card }),
  });
  say({ type: 'kept', request, outcome: 'kept', digits: '4444', dueDate: '12/40' });
  await settle();
}

describe('a new card in the frame of its provider', () => {
  it.each(['instruments', 'card-management'] as const)('is added by its token alone (%s)', async (calls) => {
    await open(calls);
    expect(document.querySelector('dialog #number')).toBeNull();
    await save();
    expect(texts('.card h3')).toContain('Mastercard final 4444');
    expect(text('.card:last-child')).toContain('NINA PRADO');
    const bodies = sent.filter((line) => line.startsWith('POST'));
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0]?.split(' ').slice(2).join(' ') ?? '')).toEqual({
      oneTimeToken: provider.last('keep')?.oneTimeToken,
      favorite: false,
    });
  });

  it('whose answer is lost is found in the list, and not sent twice', async () => {
    await open();
    net.faults['payment-security/v2'] = 'lost';
    const { fetch } = globalThis;
    stubFetch(async (input: Request, init?: RequestInit) => {
      const isAdding = input.method === 'POST';
      if (!isAdding) net.faults = {};
      else net.faults['payment-security/v2'] = 'lost';
      return fetch(input, init);
    });
    await save();
    expect(sent.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(texts('.card h3').filter((name) => name === 'Mastercard final 4444')).toHaveLength(1);
  });

  it('is left by Escape in the frame', async () => {
    await open();
    say({ type: 'escape' });
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
  });
});
