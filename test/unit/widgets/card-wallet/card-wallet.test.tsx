// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletOf } from '#demo-pages/sandbox/rules/cards';
import CardWallet from '#widgets/card-wallet/CardWallet';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  said,
  settle,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';
import { keptTexts } from './kept-texts';

const props = { heading: '', calls: 'instruments' as const };
const USER = 'user-ana';
const CARD = { number: '5555 5555 5555 4444', holderName: 'Zenaide Quixote', dueDate: '12/30', cvv: '917' };
const SECRETS = [/5555\s?5555\s?5555/, /Zenaide/i, /\b917\b/];

let net: SandboxPage;
/** What was sent, as "METHOD /path body". */
let sent: string[];
beforeEach(() => {
  letDialogsOpen();
  HTMLDialogElement.prototype.close ??= () => {};
  net = sandboxPage();
  sent = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    const body = await input.clone().text();
    sent.push(`${input.method} ${new URL(input.url).pathname.replace('/api/payment-security', '')} ${body}`);
    return fetch(input, init);
  });
  signOut();
  signIn('ana');
});
afterEach(async () => {
  await leave();
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
const cards = () => walletOf(net.sandbox.world, USER);
const names = () => texts('.card h3');
const action = (label: RegExp): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('.card button')];
  return all.find((each) => label.test(each.getAttribute('aria-label') ?? '')) as HTMLElement;
};
const writes = () => sent.filter((line) => /^(POST|PUT|PATCH|DELETE) \/(v\d|card|contracts)/.test(line));
const value = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
const open = async (calls: 'instruments' | 'card-management' = 'instruments') => {
  const shown = await render(<CardWallet {...props} calls={calls} />);
  await settle();
  return shown;
};
const fillCard = async (card: Partial<typeof CARD> = {}) => {
  for (const [name, typed] of Object.entries({ ...CARD, ...card })) await type(`#${name}`, typed);
};
/** Sends the form of the open dialog. */
const submit = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  await settle();
};
const addCard = async (card: Partial<typeof CARD> = {}) => {
  await click(button('Incluir cartão'));
  await fillCard(card);
  await submit();
};

describe('the cards', () => {
  it('show brand, last digits and due date, the favorite first, an expired one marked', async () => {
    cards().push({
      ...(cards()[0] as never as object),
      id: 'old',
      dueDate: '01/20',
      favorite: false,
    } as never);
    await open();
    expect(names()[0]).toMatch(/^Visa final \d{4}$/);
    expect(texts('.card-badges')).toEqual(['Favorito', '', 'Vencido']);
    expect(text('.card')).toContain('Validade');
    expect(action(/^Tornar favorito: Visa final \d+$/)).toBeDefined();
  });

  it('never show more of a number than its end, whatever the service answers', async () => {
    net.faults['/v2'] = { status: 200, body: [{ id: 'a', number: '4111111111111111', dueDate: '12/40' }] };
    const { element } = await open();
    expect(names()).toEqual(['Visa final 1111']);
    expect(keptTexts(element)).not.toMatch(/4111\s?1111/);
    expect(document.querySelector('[aria-label^="Tornar favorito"]')).toBeNull();
  });

  it('are none, and can be added', async () => {
    net.faults['/v2'] = { status: 200, body: [] };
    await open();
    expect(text('.state-title')).toBe('Nenhum cartão ainda');
    await click(button('Incluir cartão'));
    expect(document.querySelector('dialog')).not.toBeNull();
  });

  it.each([[404], [{ status: 200, body: 'unexpected' }]] as const)('can be retried: %j', async (fault) => {
    net.faults['/v2'] = fault;
    await open();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(names()).toHaveLength(2);
    expect(document.activeElement?.className).toBe('wallet');
  });

  it('are loaded again for another account', async () => {
    await open();
    const [first] = names();
    await act(async () => signIn('bruno'));
    await settle(50);
    expect(names()[0]).not.toBe(first);
  });
});

describe('the favorite', () => {
  it.each([
    ['instruments', /^PATCH \/v2\/card-user-ana-2/],
    ['card-management', /^PUT \/card-management\/card-user-ana-2 {.*"favorite":true,/],
  ] as const)('is another with %s', async (calls, call) => {
    const { emit } = await open(calls);
    await click(action(/^Tornar favorito/));
    expect(writes()).toEqual([expect.stringMatching(call)]);
    expect(cards().map(({ favorite }) => favorite)).toEqual([false, true]);
    expect(document.activeElement?.textContent).toMatch(/^Mastercard final \d{4} é o seu cartão favorito\.$/);
    expect(emit.mock.calls).toEqual([['vt-card-wallet-changed', { change: 'favorite' }]]);
  });

  it('stays where it fails, with a retry', async () => {
    await open();
    net.faults['/v2/card'] = 500;
    await click(action(/^Tornar favorito/));
    expect(text('[role=alert]')).toContain('O cartão favorito não mudou');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(cards()[1]?.favorite).toBe(true);
  });
});

describe('a new card', () => {
  it.each([
    ['instruments', '/v2'],
    ['card-management', '/card-management'],
  ] as const)('is added with a token of its own by %s, and nothing of it is left', async (calls, path) => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) =>
      vi.spyOn(console, kind).mockImplementation(() => {}),
    );
    const facts: unknown[] = [];
    (globalThis as { dataLayer?: unknown[] }).dataLayer = facts;
    const { element, emit } = await open(calls);
    await click(button('Incluir cartão'));
    await fillCard();
    expect(text('.adorn-text')).toBe('Mastercard');
    // Even while it is typed it is in the inputs only.
    for (const secret of SECRETS) expect(keptTexts(element)).not.toMatch(secret);
    await submit();
    expect(names()).toContain('Mastercard final 4444');
    expect(document.activeElement?.textContent).toBe('O cartão foi incluído.');
    const asked = sent.map((line) => line.split(' ')[1]);
    const token = asked.indexOf('/v2/one-time-token');
    expect(sent[token + 1]).toMatch(new RegExp(`^POST ${path} {"number":"5555 5555 5555 4444"`));
    expect(sent[token + 1]).toContain('"oneTimeToken":"tok-');
    expect(sent.filter((line) => SECRETS.some((secret) => secret.test(line)))).toHaveLength(1);
    const storages = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
    ]);
    const heard = JSON.stringify([emit.mock.calls, facts, logs.map(({ mock }) => mock.calls.map(String))]);
    // The holder stands in the wallet's list, as the service answers it.
    const [number, , cvv] = SECRETS as [RegExp, RegExp, RegExp];
    for (const secret of [number, cvv]) {
      expect(keptTexts(element)).not.toMatch(secret);
      expect(document.documentElement.outerHTML).not.toMatch(secret);
    }
    for (const secret of SECRETS) expect(storages + heard).not.toMatch(secret);
  });

  it('stays in the inputs only where it fails, is sent again with another token, and is gone once left', async () => {
    const { element } = await open();
    net.faults['/v2/one-time-token'] = 404;
    await addCard();
    expect(text('dialog [role=alert]')).toContain('O cartão não foi incluído');
    expect(value('number')).toBe(CARD.number);
    const kept = () => keptTexts(element) + document.documentElement.outerHTML;
    for (const secret of SECRETS) expect(kept()).not.toMatch(secret);
    const input = document.querySelector<HTMLInputElement>('#number');
    net.faults = {};
    await submit();
    expect(names()).toContain('Mastercard final 4444');
    expect(input?.value).toBe('');

    await click(button('Incluir cartão'));
    await fillCard({ number: '4012 8888 8888 1881' });
    const cvv = document.querySelector<HTMLInputElement>('#cvv');
    await click(document.querySelector('.dialog-close') as Element);
    expect(cvv?.value).toBe('');
    await click(button('Incluir cartão'));
    expect(value('number')).toBe('');
  });

  it('is not repeated by a service that answers with it', async () => {
    const { element } = await open();
    await click(button('Incluir cartão'));
    await fillCard();
    // The first that matches an address counts.
    net.faults['/v2/one-time-token'] = { status: 200, body: { token: 'tok', expiresAt: '2030-01-01' } };
    net.faults['/v2'] = {
      status: 422,
      body: { errors: { number: `Recusado: ${CARD.number}`, other: CARD.number } },
    };
    await submit();
    expect(text('#number-error')).toBe('Recusado: …');
    expect(keptTexts(element) + document.body.innerHTML).not.toMatch(/5555\s?5555/);
    await type('#number', '4012 8888 8888 1881');
    expect(text('#number-error')).toBe('');
  });

  it('says what is wrong before anything is sent', async () => {
    await open();
    await addCard({ number: '5555 5555 5555 4445', dueDate: '01/20', cvv: '12', holderName: '' });
    for (const name of ['number', 'holderName', 'dueDate', 'cvv'])
      expect(text(`#${name}-error`)).not.toBe('');
    expect(writes()).toEqual([]);
    expect(document.activeElement?.id).toBe('number');
  });

  it('is refused where it is in the wallet already', async () => {
    await open();
    await addCard();
    await addCard();
    expect(text('#number-error')).toBe('Este cartão já está na carteira');
    expect(cards()).toHaveLength(3);
  });

  it('is found in the list where the answer was lost, and is not sent twice', async () => {
    await open();
    await click(button('Incluir cartão'));
    await fillCard();
    const { fetch } = globalThis;
    stubFetch(async (input: Request, init?: RequestInit) => {
      const answer = await fetch(input, init);
      if (input.method === 'POST') throw new TypeError('Failed to fetch');
      return answer;
    });
    await submit();
    expect(names()).toContain('Mastercard final 4444');
    expect(writes()).toHaveLength(1);
  });

  it('can be sent after the session has ended and another has begun', async () => {
    await open();
    await click(button('Incluir cartão'));
    await fillCard();
    net.faults['/v2/one-time-token'] = 401;
    await submit();
    expect(text('dialog')).toContain('Sua sessão terminou');
    net.faults = {};
    await act(async () => signIn('ana'));
    await submit();
    expect(names()).toContain('Mastercard final 4444');
  });
});

describe('a card of the wallet', () => {
  it('is not edited by the calls of another group', async () => {
    await open('instruments');
    expect(action(/^Remover/)).toBeDefined();
    expect(action(/^Editar/)).toBeUndefined();
    await leave();
    await open('card-management');
    expect(action(/^Editar/)).toBeDefined();
  });

  it('gets another due date and holder', async () => {
    const { emit } = await open('card-management');
    await click(action(/^Editar/));
    await type('#dueDate', '01/20');
    await submit();
    expect(text('#dueDate-error')).toBe('Data de validade inválida');
    net.faults['/card-management/'] = 500;
    await type('#dueDate', '11/31');
    await submit();
    expect(text('dialog [role=alert]')).toContain('Um erro ocorreu');
    net.faults = {};
    await submit();
    expect([cards()[0]?.dueDate, text('.card')]).toEqual(['11/31', expect.stringContaining('11/31')]);
    expect(emit).toHaveBeenCalledWith('vt-card-wallet-changed', { change: 'edited' });
  });

  it.each([
    ['instruments', /^DELETE \/v1\/card-user-ana-1/],
    ['card-management', /^DELETE \/card-management\/card-user-ana-1/],
  ] as const)('is removed once confirmed, with %s', async (calls, call) => {
    await open(calls);
    await click(action(/^Remover/));
    expect(text('dialog')).toContain('Ele paga: Serviços conectados.');
    await click(button('Manter cartão'));
    expect(writes()).toEqual([]);
    await click(action(/^Remover/));
    await submit();
    expect(writes()).toEqual([expect.stringMatching(call)]);
    expect(names()).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('O cartão foi removido.');
  });

  it('stays where removing fails; one that is gone counts as removed', async () => {
    await open();
    await click(action(/^Remover/));
    net.faults['/v1/'] = 500;
    await submit();
    expect(text('dialog [role=alert]')).toContain('O cartão não foi removido');
    net.faults['/v1/'] = 404;
    await submit();
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('the contracts', () => {
  it('never show more of a card’s number than its end, in the list and in what is said', async () => {
    const contract = {
      id: 'c1',
      name: 'Seguro 4111 1111 1111 1111',
      status: 'ACTIVE',
      cardId: 'card-user-ana-1',
    };
    net.faults['/contracts'] = { status: 200, body: [contract] };
    await open();
    expect(texts('.contract h4')).toEqual(['Seguro •••• 1111']);
    await click(action(/^Remover/));
    expect(text('dialog')).toContain('Ele paga: Seguro •••• 1111.');
    await click(button('Manter cartão'));
    await type('[name="card-of-c1"]', 'card-user-ana-2');
    const paid = { status: 200, body: { ...contract, cardId: 'card-user-ana-2' } };
    net.faults = { 'PUT /payment-security/contracts': paid, ...net.faults };
    await click(button('Usar este cartão'));
    expect(text('.wallet-note')).toContain('Seguro •••• 1111 será pago com');
    expect(document.documentElement.outerHTML).not.toContain('4111 1111');
  });

  it('are paid with another card', async () => {
    await open();
    expect(texts('.contract h4')).toEqual(['Serviços conectados', 'Assinatura de pedágio']);
    expect(said('.contract')).toMatch(/ reais.* de \w+/);
    expect(texts('.contract .badge')).toEqual(['Ativo', 'Suspenso']);
    const select = '[name="card-of-contract-user-ana-2"]';
    await type(select, 'card-user-ana-2');
    net.faults['PUT /payment-security/contracts'] = 500;
    await click(button('Usar este cartão'));
    expect(text('.contract [role=alert]')).toContain('Um erro ocorreu');
    net.faults = {};
    await click(button('Usar este cartão'));
    expect(writes().at(-1)).toMatch(/"id":"contract-user-ana-2".*"cardId":"card-user-ana-2"/);
    expect(texts('.contract .badge')).toEqual(['Ativo', 'Ativo']);
    expect(document.activeElement?.textContent).toMatch(/^Assinatura de pedágio será pago com/);
  });

  it('leave the cards usable where they cannot be loaded', async () => {
    net.faults['/contracts'] = 404;
    await open();
    expect(names()).toHaveLength(2);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.contract h4')).toHaveLength(2);
  });
});

it('speaks Spanish', async () => {
  await render(<CardWallet {...props} />, 'es-AR');
  expect(text('h2')).toBe('Mis tarjetas');
});
