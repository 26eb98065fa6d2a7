// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletOf } from '#demo-pages/sandbox/rules/cards';
import {
  chargesOf,
  planPrices,
  registerFree,
  subscribe,
} from '#demo-pages/sandbox/rules/loyalty-subscriptions';
import { readSession } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import LoyaltySubscription from '#widgets/loyalty-subscription/LoyaltySubscription';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const PLANS = '/v1/subscription/plan';
const FREE = '/free/register';
/** Both the state and what begins one. */
const OWN = '/v1/subscription';
const CARDS = '/card-management';

let net: SandboxPage;
beforeEach(() => {
  localStorage.clear();
  net = sandboxPage({ brand: 'jeep', 'sign-in': '/entrar', 'idempotency-header': 'idempotency-key' });
  signIn('ana');
});
afterEach(async () => {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
});

function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
const show = (more = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <LoyaltySubscription heading="" termsUrl="/termos" walletUrl="/carteira" {...more} />
    </SignInGate>,
    language,
  );
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const charges = () => chargesOf(net.sandbox.world);
const named = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const openPlan = (plan = 'Completo') => click(named(`Assinar o plano ${plan}`));
const chooseCard = (n = 1) =>
  click(document.querySelector(`input[name=card][value="card-user-ana-${n}"]`) as Element);
const send = () => click(document.querySelector('.pay-plan [type=submit]') as Element);
const pay = async () => {
  await openPlan();
  await chooseCard();
  await send();
};
const register = async () => {
  await click(document.querySelector('#agreed') as Element);
  await click(button('Fazer o cadastro gratuito'));
};
const badge = () => text('.facts .badge');
const title = () => text('.success h3');
/** Answers LSB-02 alone with this; LSB-01 has the same address. */
function faultOnSend(
  fault: 'lost' | 'offline' | number | { status: number; body: unknown } | undefined,
  address = OWN,
  onSent = () => {},
): void {
  const { app } = net.sandbox;
  const native = app.fetch.bind(app);
  app.fetch = async (request: Request, ...rest: unknown[]) => {
    const isIt = request.method === 'POST' && request.url.endsWith(address);
    if (!isIt || fault === undefined)
      return (native as (...all: unknown[]) => Promise<Response>)(request, ...rest);
    keys.push(request.headers.get('idempotency-key'));
    onSent();
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number') return Response.json({}, { status: fault });
    if (typeof fault === 'object') return Response.json(fault.body, { status: fault.status });
    await (native as (...all: unknown[]) => Promise<Response>)(request, ...rest);
    throw new TypeError('Failed to fetch');
  };
  mend = () => {
    app.fetch = native as typeof app.fetch;
  };
}
let mend = () => {};
const KEY = expect.stringMatching(/^[\da-f]{32}$/);
/** The keys of what never arrived. */
const keys: (string | null)[] = [];

describe('the membership', () => {
  it('says its state, the plans with their price and benefits, and the ways to begin', async () => {
    await show();
    expect(badge()).toBe('Sem assinatura');
    expect(texts('.facts dt')).toEqual(['Situação']);
    expect(texts('.plan h4')).toEqual(['Essencial', 'Completo', 'Aventura']);
    expect(text('.plan:nth-child(2)')).toContain('R$ 59,90');
    expect(text('.plan:nth-child(2)')).toContain('por mês');
    expect(texts('.plan:nth-child(2) .plan-benefits li')).toHaveLength(3);
    expect(button('Fazer o cadastro gratuito')).toBeTruthy();
    expect(calls('LSB-01')[0]?.headers['x-brand']).toBe('jeep');
  });

  it('that was cancelled can begin again; its date of renewal is not said', async () => {
    signIn('bruno');
    await show();
    expect(badge()).toBe('Cancelada');
    expect(texts('.facts dt')).toEqual(['Situação', 'Plano', 'Número', 'Desde']);
    expect(document.querySelectorAll('.plan-action')).toHaveLength(3);
    await register();
    expect(title()).toBe('Cadastro gratuito confirmado');
  });

  it('that is active offers no other; its own plan is marked in words', async () => {
    subscribe(
      net.sandbox.world,
      { userId: 'user-ana', brand: 'jeep', key: '' },
      'completo',
      'card-user-ana-1',
    );
    await show();
    expect(texts('.facts dd')).toEqual([
      'Ativa',
      'Completo',
      expect.stringMatching(/^ASS-/),
      '20/11/2026',
      '20/12/2026',
    ]);
    expect(text('.plan.own h4')).toBe('Completo Seu plano');
    expect(document.querySelectorAll('.plan-action, .free')).toHaveLength(0);
  });

  it.each([
    [{ status: 'PENDING', planName: null, renewsAt: 'amanhã', id: null }, 'Em atualização'],
    [{ status: '' }, 'Em atualização'],
  ])('of a state that is unknown here begins nothing: %j', async (body, name) => {
    net.faults[`${OWN}/`] = { status: 200, body: [] };
    net.faults[OWN] = { status: 200, body };
    await show();
    expect(badge()).toBe(name);
    expect(document.querySelectorAll('.plan-action, .free')).toHaveLength(0);
  });

  it('stands whatever a service answers of the plans', async () => {
    net.faults[PLANS] = {
      status: 200,
      body: [
        { id: 'a', name: 'Sem preço', price: 'caro', benefits: null },
        { id: 'a', name: 'Outra vez' },
        { id: 'b', name: '  ' },
        { id: 'c', name: 'De graça', price: 0, benefits: ['x', 'x'] },
      ],
    };
    await show();
    expect(texts('.plan h4')).toEqual(['Sem preço', 'De graça']);
    expect(text('.plan')).toContain('Sem o preço, este plano não pode ser assinado agora.');
    expect(document.querySelectorAll('.plan-action')).toHaveLength(1);
    await openPlan('De graça');
    // No card for what costs nothing.
    expect(document.querySelector('input[name=card]')).toBeNull();
    expect(text('.pay-plan .facts')).toContain('sem mensalidade');
  });

  it('is there without the plans, which load again', async () => {
    net.faults[PLANS] = 404;
    await show();
    expect(badge()).toBe('Sem assinatura');
    expect(text('[role=alert]')).toMatch(/^Não foi possível carregar os planos/);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.plan')).toHaveLength(3);
    await leave();
    net.faults[PLANS] = { status: 200, body: [] };
    await show();
    expect(text('.subscription')).toContain('Nenhum plano disponível no momento.');
  });

  it('waits with the form below the plans until they are there: they would push it down', async () => {
    net.hold = PLANS;
    await show();
    expect(badge()).toBe('Sem assinatura');
    expect(document.querySelector('#agreed')).toBeNull();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(texts('.plan')).toHaveLength(3);
    expect(document.querySelector('#agreed')).not.toBeNull();
  });

  it('keeps the agreement while the plans are tried again', async () => {
    net.faults[PLANS] = 404;
    await show();
    await click(document.querySelector('#agreed') as Element);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.plan')).toHaveLength(3);
    expect((document.querySelector('#agreed') as HTMLInputElement).checked).toBe(true);
  });

  it.each([[404], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it could not be loaded: %j',
    async (fault) => {
      net.faults[OWN] = fault;
      await show();
      await settle(20_000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(badge()).toBe('Sem assinatura');
      expect(document.activeElement?.className).toBe('subscription');
    },
  );

  it('is of who is signed in, and of nobody else', async () => {
    await show();
    await pay();
    expect(title()).toBe('Assinatura confirmada');
    await act(async () => signIn('sofia'));
    await settle();
    expect([title(), badge()]).toEqual(['', 'Sem assinatura']);
    expect(text('.subscription')).not.toContain('ASS-');
    await act(async () => signOut());
    await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
    await settle();
    expect(document.querySelector('.facts')).toBeNull();
  });

  it('speaks Spanish', async () => {
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Suscripción del programa');
    expect(badge()).toBe('Sin suscripción');
  });
});

describe('the free registration', () => {
  it("needs the visitor's own agreement, whose terms are linked", async () => {
    const { emit } = await show();
    expect(document.querySelector<HTMLInputElement>('#agreed')?.checked).toBe(false);
    expect(document.querySelector('.free a')?.getAttribute('href')).toBe(`${location.origin}/termos`);
    await click(button('Fazer o cadastro gratuito'));
    expect(text('#agreed-error')).toBe('Para se cadastrar, aceite os termos');
    expect(calls('LSB-04')).toHaveLength(0);
    await register();
    expect(title()).toBe('Cadastro gratuito confirmado');
    expect(document.activeElement?.textContent).toBe(title());
    expect(calls('LSB-04')[0]?.body).toEqual({ agreed: true, idempotencyKey: KEY });
    expect(emit.mock.calls).toEqual([
      ['vt-loyalty-subscription-started', { plan: 'gratuito', status: 'FREE' }],
    ]);
    // A plan may follow, no other registration.
    expect(document.querySelectorAll('.plan-action')).toHaveLength(3);
    expect(document.querySelector('.free')).toBeNull();
  });

  it('has no link without an address of the terms, or with one that is none', async () => {
    await show({ termsUrl: 'javascript:alert(1)' });
    expect(document.querySelector('.free a')).toBeNull();
  });

  it('whose answer is lost is found, and not sent again', async () => {
    await show();
    net.faults[FREE] = 'lost';
    await register();
    expect(calls('LSB-04')).toHaveLength(1);
    expect(title()).toBe('Cadastro gratuito confirmado');
  });

  it('of another account is another intent, whatever became of the first', async () => {
    await show();
    faultOnSend('offline', FREE);
    await register();
    expect(text('[role=alert]')).not.toBe('');
    await act(async () => signIn('sofia'));
    await settle();
    await register();
    const [first, second] = keys.slice(-2);
    expect([first, second]).toEqual([
      expect.stringMatching(/^[\da-f]{32}$/),
      expect.stringMatching(/^[\da-f]{32}$/),
    ]);
    expect(second).not.toBe(first);
    mend();
  });

  it('shows the one that is there, made on another device', async () => {
    const { emit } = await show();
    subscribe(
      net.sandbox.world,
      { userId: 'user-ana', brand: 'jeep', key: '' },
      'completo',
      'card-user-ana-1',
    );
    await register();
    expect(text('.notice[role=status]')).toMatch(/^Já existe uma assinatura nesta conta/);
    expect(badge()).toBe('Ativa');
    expect(emit).not.toHaveBeenCalled();
  });

  it('is refused in the words of the service, at its field', async () => {
    await show();
    net.faults[FREE] = { status: 422, body: { errors: { agreed: 'É preciso aceitar os termos' } } };
    await register();
    expect(text('#agreed-error')).toBe('É preciso aceitar os termos');
    net.faults[FREE] = 429;
    await click(document.querySelector('#agreed') as Element);
    await click(document.querySelector('#agreed') as Element);
    await click(button('Fazer o cadastro gratuito'));
    expect(text('.free [role=alert]')).toContain('A assinatura não começou.');
  });
});

describe('a plan', () => {
  it('says what changes, is paid with a card of the wallet, and answers with a receipt', async () => {
    const { emit } = await show();
    registerFree(net.sandbox.world, { userId: 'user-ana', brand: 'jeep', key: '' }, true);
    await openPlan();
    expect(document.activeElement?.textContent).toBe('Assinar o plano Completo');
    expect(text('.pay-plan .facts')).toContain('Completo, R$ 59,90 por mês');
    await send();
    expect(text('#card-error')).toBe('Escolha um cartão');
    await chooseCard(2);
    await send();
    expect(calls('LSB-02').map(({ body }) => body)).toEqual([
      { planId: 'completo', cardId: 'card-user-ana-2', expectedPrice: 59.9, idempotencyKey: KEY },
    ]);
    expect(title()).toBe('Assinatura confirmada');
    expect(texts('.success dd')).toEqual([
      'Ativa',
      'Completo',
      expect.stringMatching(/^ASS-/),
      '20/11/2026',
      '20/12/2026',
    ]);
    expect(charges()).toHaveLength(1);
    expect(emit.mock.calls).toEqual([
      ['vt-loyalty-subscription-started', { plan: 'completo', status: 'ACTIVE' }],
    ]);
  });

  it('is left for the others without anything sent', async () => {
    await show();
    await openPlan();
    await click(button('Voltar aos planos'));
    expect(texts('.plan')).toHaveLength(3);
    expect(calls('LSB-02')).toHaveLength(0);
  });

  it('is one of a double press', async () => {
    await show();
    await openPlan();
    await chooseCard();
    net.hold = OWN;
    await send();
    await send();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect([calls('LSB-02').length, charges().length]).toEqual([1, 1]);
  });

  it('whose answer is lost is asked for, and charged once', async () => {
    await show();
    faultOnSend('lost');
    await pay();
    mend();
    expect(title()).toBe('Assinatura confirmada');
    expect([calls('LSB-02').length, charges().length]).toEqual([1, 1]);
  });

  it.each([['offline'], [500], [{ status: 200, body: 'unexpected' }]] as const)(
    'that did not arrive is asked for before it is sent again, with the same card and key: %j',
    async (fault) => {
      await show();
      faultOnSend(fault);
      await pay();
      expect(text('[role=alert]')).toMatch(/a assinatura ainda não aparece/);
      expect(document.querySelector<HTMLFieldSetElement>('.pay-plan fieldset')?.disabled).toBe(true);
      expect(document.body.textContent).not.toContain('Voltar aos planos');
      mend();
      const before = calls('LSB-01').length;
      await click(button('Verificar e concluir'));
      expect(calls('LSB-01').length - before).toBe(1);
      expect(calls('LSB-02')[0]?.headers['idempotency-key']).toBe(keys.at(-1));
      expect(title()).toBe('Assinatura confirmada');
      expect([calls('LSB-02').length, charges().length]).toEqual([1, 1]);
    },
  );

  it('that began although nobody could be asked is not sent again', async () => {
    await show();
    await openPlan();
    await chooseCard();
    // Before, the service was asked: without an answer nothing is sent.
    faultOnSend('lost', OWN, () => {
      net.faults[OWN] = 'offline';
    });
    await send();
    await settle(20_000);
    expect(text('[role=alert]')).toMatch(/não sabemos se a assinatura começou/);
    mend();
    net.faults = {};
    await click(button('Verificar e concluir'));
    expect(title()).toBe('Assinatura confirmada');
    expect([calls('LSB-02').length, charges().length]).toEqual([1, 1]);
  });

  it('shows the one that is there, begun on another device, and charges nothing more', async () => {
    await show();
    subscribe(
      net.sandbox.world,
      { userId: 'user-ana', brand: 'jeep', key: '' },
      'aventura',
      'card-user-ana-1',
    );
    await pay();
    expect(text('.notice[role=status]')).toMatch(/^Já existe uma assinatura nesta conta/);
    expect(text('.current .facts')).toContain('Aventura');
    expect(charges()).toHaveLength(1);
    expect(document.activeElement?.id).toBe('current-title');
  });

  it('whose card is declined says so in the words of the documents, and another card can pay', async () => {
    await show();
    const [first] = walletOf(net.sandbox.world, 'user-ana');
    if (first) first.number = '**** **** **** 0010';
    await pay();
    expect(text('[role=alert]')).toContain(
      'TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.',
    );
    await chooseCard(2);
    await send();
    expect(title()).toBe('Assinatura confirmada');
    expect(charges()).toHaveLength(1);
  });

  it.each([
    [
      'pt-BR',
      'O preço do plano mudou para R$ 64,90 por mês, e nada foi cobrado',
      'Assinar por R$ 64,90 por mês',
    ],
    [
      'es-AR',
      'El precio del plan cambió a $ 64,90 por mes, y no se cobró nada',
      'Suscribirme por $ 64,90 por mes',
    ],
  ] as const)(
    'of another price than was shown is asked about again, with its card: %s',
    async (language, said, action) => {
      await show({}, language);
      await click(document.querySelector('.plan:nth-child(2) button') as Element);
      await chooseCard();
      planPrices(net.sandbox.world).by = 5;
      const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ');
      await send();
      expect(plain()).toContain(said);
      expect(charges()).toHaveLength(0);
      expect(document.querySelector<HTMLInputElement>('input[name=card]:checked')?.value).toBe(
        'card-user-ana-1',
      );
      expect(text('.pay-plan [type=submit]').replaceAll('\u00a0', ' ')).toBe(action);
      await send();
      expect(calls('LSB-02').map(({ body }) => body)).toMatchObject([
        { expectedPrice: 59.9 },
        { expectedPrice: 64.9 },
      ]);
      expect(charges()).toHaveLength(1);
    },
  );

  it('or card that is gone is chosen anew', async () => {
    await show();
    await openPlan();
    await chooseCard();
    walletOf(net.sandbox.world, 'user-ana').shift();
    await send();
    expect(text('[role=alert]')).toBe('O plano ou o cartão não está mais disponível. Escolha de novo.');
    expect(document.querySelectorAll('input[name=card]')).toHaveLength(1);
    await send();
    expect(text('#card-error')).toBe('Escolha um cartão');
  });

  it('is paid with no card that has expired; without one there is a way to the wallet', async () => {
    for (const card of walletOf(net.sandbox.world, 'user-ana')) card.dueDate = '01/20';
    await show();
    await openPlan();
    expect(text('.pay-plan .state-title')).toBe('Nenhum cartão que sirva na carteira');
    expect(document.querySelector('.pay-plan .button[href]')?.getAttribute('href')).toBe(
      `${location.origin}/carteira`,
    );
    expect(document.querySelector('.pay-plan [type=submit]')).toBeNull();
  });

  it('waits for cards that could not be loaded', async () => {
    net.faults[CARDS] = 404;
    await show();
    await openPlan();
    expect(text('[role=alert]')).toMatch(/^Não foi possível carregar os seus cartões/);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(document.querySelectorAll('input[name=card]')).toHaveLength(2);
  });

  it('of a session that has ended waits for the next one, with its card', async () => {
    await show();
    faultOnSend(401);
    await pay();
    expect(text('.pay-plan')).toContain('sessão');
    mend();
    await act(async () => signIn('ana'));
    await settle();
    expect(document.querySelector<HTMLInputElement>('input[name=card]:checked')?.value).toBe(
      'card-user-ana-1',
    );
    await send();
    expect(title()).toBe('Assinatura confirmada');
  });

  it('that is answered to another account is not shown to it', async () => {
    await show();
    await openPlan();
    await chooseCard();
    net.hold = OWN;
    await send();
    net.hold = '';
    await act(async () => signIn('sofia'));
    for (const { go } of net.held) go();
    await settle();
    expect(badge()).toBe('Sem assinatura');
    expect(text('.subscription')).not.toContain('ASS-');
  });
});
