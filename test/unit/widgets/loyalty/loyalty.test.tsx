// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { Program } from '#widgets/loyalty/deferred/Program';
import Loyalty from '#widgets/loyalty/Loyalty';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
/** Tells all observers that what they observe is in view. */
let comesIntoView: (() => void)[];
beforeEach(() => {
  expect(Program).toBeDefined();
  net = sandboxPage({ brand: 'jeep', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
  letDialogsOpen();
  localStorage.clear();
  comesIntoView = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        comesIntoView.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await leave();
  // The page's stores follow the session.
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
});
const signIn = (user: string) => Cookies.set('vitrine_session', user, { path: '/' });
const another = async (user: string) => {
  signIn(user);
  await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
  await settle(20);
};
const show = (language: 'pt-BR' | 'es-AR' = 'pt-BR', user = 'ana') => {
  // Now, as the page's widgets load for the session as soon as it is there.
  signIn(user);
  return render(
    <SignInGate purpose="">
      <Loyalty heading="" joinUrl="/participar" rewardsUrl="/premios" rankingUrl="" />
    </SignInGate>,
    language,
  );
};
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id).length;
const earned = () => texts('.item.earned h5');
const claim = (name: string) =>
  click(document.querySelector(`[aria-label='Já fiz isto: ${name}']`) as Element);

describe('the membership', () => {
  it('begins with the balance, the level and what is missing to the next one', async () => {
    await show();
    expect(text('.membership h3')).toMatch(/^Jeep (Wave|Nation)$/);
    expect(text('.balance')).toMatch(/^[\d.]+ pontos$/);
    expect(text('.membership')).toMatch(/Nível \S+/);
    expect(text('.membership')).toMatch(/Faltam [\d.]+ pontos para o nível \S+\./);
    const bar = document.querySelector('progress') as HTMLProgressElement;
    expect(bar.max - bar.value).toBe(
      Number(/Faltam ([\d.]+)/.exec(text('.membership'))?.[1]?.replace('.', '')),
    );
    expect(document.querySelector('.membership a')?.getAttribute('href')).toContain('/premios');
    expect(calls('LOY-03')).toBe(1);
  });

  it('has no bar and no promise where the service does not say them', async () => {
    const body = { userId: 'a', program: 'JEEP_WAVE', points: 1, medals: null };
    net.faults['loyalties/self'] = { status: 200, body };
    await show();
    expect(text('.balance')).toBe('1 ponto');
    expect(document.querySelector('progress')).toBeNull();
    expect(text('.membership')).not.toContain('nível');
    expect(text('.medals')).toContain('Ainda não há medalhas.');
  });

  it.each([
    ['points', 'Saldo não informado', /\d+ pontos? *Trocar|suficientes/],
    ['pointsToNext', 'Nível', /nível mais alto|Faltam/],
  ] as const)('claims nothing where %s is not said', async (field, says, never) => {
    net.silent = { address: 'loyalties/self', field };
    await show();
    expect(text('.membership')).toContain(says);
    expect(text('.membership')).not.toMatch(never);
  });

  it.each([[404], [{ status: 200, body: { userId: 'a', program: '' } }]])(
    'of nobody (%j) says who can join, why, and where',
    async (answer) => {
      net.faults['loyalties/self'] = answer;
      await show();
      expect(text('.eligibility')).toMatch(/^Você pode participar do Jeep (Wave|Nation)\./);
      expect(document.querySelector('.eligibility a')?.getAttribute('href')).toContain('/participar');
      expect(text()).not.toContain('Medalhas');
    },
  );

  it("of nobody has the program of the account's sign-on where the answer names none", async () => {
    net.faults['loyalties/self'] = 404;
    net.faults.eligibility = { status: 200, body: { eligible: true } };
    await show();
    expect(text('.eligibility')).toMatch(/^Você pode participar do Jeep (Wave|Nation)\./);
  });

  it('of a brand without a program has the reason, and no way in', async () => {
    net.faults['loyalties/self'] = 404;
    net.faults.eligibility = { status: 200, body: { eligible: false, reason: 'A marca não tem um' } };
    await show();
    expect(text('.eligibility')).toBe(
      'Não há um programa de fidelidade para a sua conta.A marca não tem um.',
    );
    expect(document.querySelector('.eligibility a')).toBeNull();
  });

  it.each([[400], [403], [{ status: 200, body: 'x' }]] as const)(
    'that could not be loaded (%j) offers a retry, which keeps the focus',
    async (fault) => {
      net.faults['loyalties/self'] = fault;
      await show();
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      await settle();
      expect(text('.balance')).toMatch(/pontos$/);
      expect(document.activeElement?.className).toBe('program');
    },
  );

  it('of another account goes with the account; a late answer for it too', async () => {
    await show();
    net.hold = 'loyalties/self';
    await another('equipe');
    expect(document.querySelector('.balance')).toBeNull();
    await another('ana');
    for (const { go } of net.held) go();
    net.hold = '';
    await settle(20);
    expect(text('.balance')).toMatch(/pontos$/);
  });

  it('is there for who has just joined elsewhere on the page', async () => {
    net.faults['loyalties/self'] = 404;
    await show();
    net.faults = {};
    await act(
      async () =>
        void document.dispatchEvent(new Event('vt-loyalty-subscription-started', { bubbles: true })),
    );
    await settle();
    expect(text('.balance')).toMatch(/pontos$/);
  });

  it('speaks Spanish', async () => {
    await show('es-AR');
    expect(text('h2')).toBe('Programa de fidelidad');
    expect(text('.balance')).toMatch(/puntos$/);
  });
});

describe('a medal', () => {
  it('to earn says what earns it; one that was done is counted at once', async () => {
    await show();
    expect(earned()).toEqual(['Boas-vindas', 'Em dia']);
    expect(text('.medals')).toContain('Completou uma trilha oficial.');
    const before = text('.balance');
    await claim('Pé na trilha');
    await settle();
    expect(earned()).toContain('Pé na trilha');
    expect(text('.balance')).not.toBe(before);
    expect(text('.medals [role=status]')).toBe('Medalha conquistada: Pé na trilha.');
    expect(document.activeElement?.className).toBe('medals');
  });

  it('whose answer comes for another account is not shown to it', async () => {
    const { emit } = await show();
    net.hold = 'self/medals';
    await claim('Pé na trilha');
    net.hold = '';
    await another('equipe');
    const theirs = text('.membership');
    for (const { go } of net.held) go();
    await settle(20);
    expect(text('.membership')).toBe(theirs);
    expect(earned()).not.toContain('Pé na trilha');
    expect(emit.mock.calls.map(([name]) => name)).not.toContain('vt-loyalty-medal-earned');
  });

  it('without a record stays to earn', async () => {
    await show();
    await claim('Anfitrião');
    await settle();
    expect(text('.medals [role=status]')).toContain('Ainda não consta no programa');
    expect(earned()).not.toContain('Anfitrião');
  });

  it('that two presses ask for is asked for once', async () => {
    await show();
    net.hold = 'self/medals';
    const pressed = document.querySelector<HTMLElement>("[aria-label='Já fiz isto: Pé na trilha']");
    // In one task, before the button is shown as busy.
    await act(async () => {
      pressed?.click();
      pressed?.click();
    });
    await claim('Pé na trilha');
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(calls('LOY-02')).toBe(1);
  });

  it('whose answer is lost is looked for before it is asked for again', async () => {
    await show();
    net.faults['self/medals'] = 'lost';
    await claim('Pé na trilha');
    await settle();
    expect(calls('LOY-02')).toBe(1);
    expect(earned()).toContain('Pé na trilha');
    expect(text('.medals [role=status]')).toBe('Medalha conquistada: Pé na trilha.');
  });

  it('that never arrived stays to earn, and can be asked for again', async () => {
    await show();
    net.faults['self/medals'] = 503;
    await claim('Pé na trilha');
    await settle();
    expect(text('.medals .notice.bad')).toContain('Não foi possível conferir a medalha Pé na trilha');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle();
    expect(earned()).toContain('Pé na trilha');
  });

  it('earned elsewhere meanwhile is there', async () => {
    await show();
    net.sandbox.world
      .table('loyalty members', () => new Map())
      .get('user-ana')
      .medals.push({
        id: 'trilha',
        name: 'Pé na trilha',
        earnedAt: '2026-11-20T12:00:00Z',
      });
    await claim('Pé na trilha');
    await settle();
    expect(text('.medals [role=status]')).toBe('Você já tem esta medalha: Pé na trilha.');
    expect(earned()).toContain('Pé na trilha');
  });
});

describe('the other sections', () => {
  it('are the prizes with what is lacking, the questions, and the dealer', async () => {
    await show();
    expect(text()).toContain('Boné da comunidade');
    expect(text()).toMatch(/Faltam [\d.]+ pontos\. Restam 12\./);
    expect(texts('.accordion-button')).toContain('Os pontos vencem?');
    expect(text('address')).toMatch(/Telefone: \(\d\d\) \d{4}-\d{4}$/);
    expect(document.querySelector<HTMLAnchorElement>('address a')?.href).toMatch(/^tel:\+55\d{10}$/);
  });

  it('have the picture of a prize, unless it has none or it does not load', async () => {
    await show();
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('.item > img')];
    const all = document.querySelectorAll('[aria-labelledby=prizes-title] .item').length;
    expect(pictures()).toHaveLength(all - 1);
    expect(pictures()[0]?.src).toContain('/prizes/bone.svg');
    await act(async () => void pictures()[0]?.dispatchEvent(new Event('error')));
    expect(pictures()).toHaveLength(all - 2);
    expect(text()).toContain('Boné da comunidade');
  });

  it.each([
    ['prizes', 'Não há prêmios agora.', { status: 200, body: [] }],
    ['associated-dealer', 'Você ainda não tem uma concessionária no programa.', 404],
  ] as const)('%s: nothing is said as nothing', async (call, said, answer) => {
    net.faults[call] = answer;
    await show();
    expect(text()).toContain(said);
  });

  it('fail by themselves', async () => {
    net.faults = { prizes: 400, faq: 400, 'associated-dealer': 400 };
    await show();
    expect(text('.balance')).toMatch(/pontos$/);
    expect(texts('.state.failed [role=alert]')).toHaveLength(3);
  });
});

describe('the welcome', () => {
  it('opens once per person and program when it comes into view, without storing who', async () => {
    await show();
    expect(document.querySelector('dialog')).toBeNull();
    await act(async () => comesIntoView.at(-1)?.());
    expect(text('dialog h2')).toMatch(/^Boas-vindas ao Jeep/);
    await click(button('Começar'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/ana/i);
    await leave();
    const known = comesIntoView.length;
    await show();
    expect(comesIntoView).toHaveLength(known);
  });
});

describe('giving a medal', () => {
  it('is not there for members', async () => {
    await show();
    expect(text()).not.toContain('Para a equipe do programa.');
  });
  it('is there for staff; the service gives each one once', async () => {
    await show('pt-BR', 'equipe');
    await settle(50);
    expect(text()).toContain('Para a equipe do programa.');
    await submit();
    expect(text('#receiver-error')).toBe('Digite a identificação da pessoa');
    await type('#receiver', 'ninguem');
    await type('#medalId', 'trilha');
    await submit();
    expect(text('#receiver-error')).toBe('Não há uma pessoa com esta identificação');
    await type('#receiver', 'user-ana');
    await submit();
    expect(text('form [role=status].good')).toBe('A medalha foi dada.');
    await settle();
    expect(text('#medalId-error')).toBe('');
    await type('#medalId', 'trilha');
    await submit();
    expect(text('#medalId-error')).toBe('A pessoa já tem esta medalha');
  });
});
