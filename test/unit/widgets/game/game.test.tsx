// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR } from '#demo-pages/sandbox/lib/moments';
import { play, playsOf } from '#demo-pages/sandbox/rules/games';
import Game from '#widgets/game/Game';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const [LIST, PLAY] = ['/game/games', '/play'];
const ana = { id: 'user-ana' };

let net: SandboxPage;
/** While the device sleeps, its running clock stands still. */
let slept = 0;
/** Finishes what moves. */
let finish: (() => void)[] = [];
beforeEach(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'sign-in': '/entrar' });
  // A device whose clock is a day ahead: it could play tomorrow's game.
  vi.setSystemTime(net.sandbox.world.now() + 24 * HOUR);
  slept = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - slept);
  signIn('ana');
  withMotion(false);
});
afterEach(async () => {
  await leave();
  signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  net.faults = {};
  finish = [];
});
function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
const show = (props: object = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<Game heading="" game="" {...props} />, language);
const plays = () => playsOf(net.sandbox.world, 'roleta', ana);
const sent = () => net.asked.filter((address) => address.endsWith(PLAY)).length;
const lists = () => net.asked.filter((address) => address.endsWith(LIST)).length;
const alert = () => text('.game-act [role=alert]');
const result = () => text('.game-act h4');
/** Lets pictures move until they are finished. */
function withMotion(wanted = true) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('no-preference') && wanted }));
  Object.assign(HTMLElement.prototype, {
    animate() {
      const animation = { onfinish: () => {}, cancel: () => {} };
      finish.push(() => animation.onfinish());
      return animation;
    },
  });
}

describe('a game', () => {
  it('says what can be won, before anything is played', async () => {
    await show();
    expect(texts('h3')).toEqual(['Roleta da Estrada']);
    expect(text('.game-points')).toBe('Seus pontos neste jogo: 0 pontos');
    expect(texts('.game-outcomes li')).toContain('Lavagem grátis 100 pontos');
    expect(document.querySelectorAll('svg .game-field')).toHaveLength(6);
    expect(document.querySelector('[aria-current], .chosen')).toBeNull();
    await leave();
    await show({ game: 'raspadinha' });
    expect(texts('h3')).toEqual(['Raspadinha da Trilha']);
    expect(text('.game-card')).toBe('?');
  });

  it('is none, not loaded, or whatever a service answers', async () => {
    net.faults[LIST] = { status: 200, body: [] };
    await show();
    expect(text('.state-title')).toBe('Nenhum jogo no momento');
    await leave();
    net.faults[LIST] = 404;
    await show();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    const bare = { id: 'a', name: 'Um', kind: 'WHEEL', canPlay: false, nextPlayAt: 'logo', points: -3 };
    net.faults[LIST] = { status: 200, body: [bare, bare, { id: 'b', name: 'Dois', outcomes: null }] };
    await click(button('Tentar novamente'));
    expect(texts('h3')).toEqual(['Um', 'Dois']);
    expect(result()).toBe('Você já jogou hoje');
    expect(document.querySelector('[role=timer]')).toBeNull();
    // Of the other one nobody says whether it can be played.
    expect(texts('button')).not.toContain('Jogar');
    expect(alert()).toBe('Não foi possível saber se você pode jogar agora.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(button('Jogar')).toBeTruthy();
  });

  it('is of who is signed in, in either language', async () => {
    play(net.sandbox.world, 'roleta', ana);
    await show({}, 'es-AR');
    expect(result()).toBe('Tu jugada de hoy');
    await act(async () => signIn('bruno'));
    await settle();
    expect(button('Jugar')).toBeTruthy();
    expect(text()).not.toContain('Tu jugada de hoy');
  });
});

describe('without a session', () => {
  const signIns = () => [...document.querySelectorAll('.game-act a')];

  it.each([
    ['pt-BR', 'Entrar para jogar'],
    ['es-AR', 'Ingresá para jugar'],
  ] as const)('a game says in %s what can be won, and leads to the sign-in', async (language, label) => {
    signOut();
    net.faults[LIST] = 500;
    await show({}, language);
    await settle(20_000);
    net.faults = {};
    await click(button(/^(Tentar novamente|Intentar de nuevo|Reintentar)$/));
    expect(texts('h3')).toEqual(['Roleta da Estrada']);
    expect(texts('.game-outcomes li')).toHaveLength(6);
    expect(signIns().map((link) => link.textContent)).toEqual([label]);
    expect(signIns()[0]?.getAttribute('href')).toMatch(/\/entrar\?returnUrl=/);
    // Nothing of a player's.
    expect(text()).not.toMatch(/Seus pontos|Tus puntos/);
    expect(texts('button')).not.toContain('Jogar');
    const { call, headers } = net.sandbox.world.state.calls.at(-1) ?? {};
    expect([call, headers?.authorization]).toEqual(['GAM-01', undefined]);
  });

  it('the ranking is shown where the service makes it public', async () => {
    signOut();
    await show();
    await click(button(/^Ver ranking/));
    expect(texts('.ranking .position')).toHaveLength(10);
    expect(document.querySelector('.ranking .own')).toBeNull();
    await leave();
    await show({ game: 'raspadinha' });
    expect([texts('h3'), texts('button')]).toEqual([['Raspadinha da Trilha'], []]);
    // And asked for without a session it is refused.
    const answer = await fetch('https://sandbox.example/api/game/games/raspadinha/ranking');
    expect(answer.status).toBe(401);
  });

  it('one main action: further games say it in a line', async () => {
    signOut();
    net.faults[LIST] = { status: 200, body: ['a', 'b'].map((id) => ({ id, name: id })) };
    await show();
    expect(signIns().map((link) => link.className)).toEqual(['button', 'link']);
  });

  it('it is the account’s from the sign-in on, and nobody’s after the sign-out', async () => {
    play(net.sandbox.world, 'roleta', ana);
    signOut();
    await show();
    expect(signIns()).toHaveLength(1);
    await act(async () => signIn('ana'));
    await settle();
    expect([signIns(), result()]).toEqual([[], 'A sua jogada de hoje']);
    await act(async () => {
      signOut();
      document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    });
    await settle();
    expect([result(), signIns().length]).toEqual(['', 1]);
    expect(text()).not.toMatch(/Seus pontos|jogada/);
  });

  it('a session that had ended before shows the game as everybody may know it', async () => {
    signOut();
    signIn('ninguem');
    await show();
    expect(text('[role=status]')).toContain('Sua sessão terminou');
    expect([texts('h3'), signIns().length]).toEqual([['Roleta da Estrada'], 1]);
    await act(async () => {
      signOut();
      signIn('ana');
    });
    await settle();
    expect(text('.game-points')).toContain('0 pontos');
    expect(button('Jogar')).toBeTruthy();
  });

  it('nobody says that a play was not made after the session has ended meanwhile', async () => {
    await show();
    net.hold = LIST;
    net.faults[PLAY] = 'lost';
    await click(button('Jogar'));
    signOut();
    await act(async () => void document.dispatchEvent(new Event('vt-session-expired', { bubbles: true })));
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(alert()).toContain('não sabemos se a sua jogada foi feita');
  });
});

describe('a play', () => {
  it('is decided by the service before anything moves, and shown once the picture stands', async () => {
    withMotion();
    const { emit } = await show();
    await act(async () => {
      button('Jogar').click();
      button('Jogar').click();
    });
    await settle();
    expect([sent(), plays().count]).toEqual([1, 1]);
    const { last } = plays();
    const { outcomeId, name, points } = last ?? {};
    expect(finish).toHaveLength(1);
    expect(result()).toBe('');
    expect(text('.game-points')).toBe('Seus pontos neste jogo: 0 pontos');
    expect(document.querySelector('[aria-current], .chosen')).toBeNull();
    await act(async () => finish[0]?.());
    await settle();
    expect(result()).toBe('O seu resultado de hoje');
    expect(document.activeElement?.textContent).toBe('O seu resultado de hoje');
    expect(text('.game-act .notice')).toContain(name ?? '-');
    expect(text('[aria-current]')).toContain(name ?? '-');
    // The wheel stands on the field, also in a build without inline styles.
    expect(document.querySelector<HTMLElement>('.game-wheel > div')?.style.rotate).toMatch(/^\d[\d.]*deg$/);
    expect(emit.mock.calls).toContainEqual([
      'vt-game-played',
      { game: 'roleta', outcome: outcomeId, points },
    ]);
    expect(texts('.game-act button')).toEqual([]);
    expect(text('[role=timer]')).toMatch(/^1[45] h|^14 h/);
  });

  it('is shown at once to who wants no motion, or skips it', async () => {
    withMotion(false);
    await show();
    await click(button('Jogar'));
    expect([finish.length, result()]).toEqual([0, 'O seu resultado de hoje']);
    await leave();
    withMotion();
    signIn('bruno');
    await show();
    await click(button('Jogar'));
    expect(result()).toBe('');
    await click(button('Ver o resultado'));
    expect(result()).toBe('O seu resultado de hoje');
  });

  it.each([
    ['points are won', 'dez', 10, 1],
    ['nothing is won', 'nada', 0, 0],
  ])('where %s', async (_, outcomeId, points, successes) => {
    await show();
    const nextPlayAt = new Date(net.sandbox.world.now() + HOUR).toISOString();
    const answer = { playId: 'p', outcomeId, name: 'x', points, total: points, nextPlayAt };
    net.faults[PLAY] = { status: 200, body: answer };
    await click(button('Jogar'));
    expect(document.activeElement?.textContent).toBe('O seu resultado de hoje');
    expect(document.querySelectorAll('[part=success]')).toHaveLength(successes);
  });

  it('is the same after a reload, and no clock of the device gives another one', async () => {
    await show();
    await click(button('Jogar'));
    const before = text('.game-act b');
    await leave();
    vi.setSystemTime(Date.now() + 48 * HOUR);
    await show();
    expect([result(), text('.game-act b')]).toEqual(['A sua jogada de hoje', before]);
    expect(document.querySelector('[part=success]')).toBeNull();
    expect(texts('button')).not.toContain('Jogar');
    expect(plays().count).toBe(1);
  });

  it('of another tab or device stands, and is shown', async () => {
    const { emit } = await show();
    play(net.sandbox.world, 'roleta', ana);
    await click(button('Jogar'));
    expect(result()).toBe('Você já tinha jogado hoje, em outra página ou aparelho');
    expect(text('.game-act .notice b')).toBe(plays().last?.name);
    expect(plays().count).toBe(1);
    expect(emit).not.toHaveBeenCalledWith('vt-game-played', expect.anything());
  });

  it('whose answer is lost is found by its game, and carries one key', async () => {
    await show();
    net.faults[PLAY] = 'lost';
    await click(button('Jogar'));
    expect([sent(), plays().count]).toEqual([1, 1]);
    expect(result()).toBe('O seu resultado de hoje');
    const { body } = net.sandbox.world.state.calls.find(({ call }) => call === 'GAM-02') ?? {};
    expect(body).toEqual({ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('of a service that does not tell today’s play is counted, and not made again', async () => {
    await show();
    net.faults[PLAY] = 'lost';
    net.faults[LIST] = {
      status: 200,
      body: [
        { id: 'roleta', name: 'Roleta', canPlay: false, points: 50, nextPlayAt: '2026-11-21T03:00:00Z' },
      ],
    };
    await click(button('Jogar'));
    expect(result()).toBe('Você já jogou hoje');
    expect(text('.game-points')).toContain('50 pontos');
    expect(sent()).toBe(1);
  });

  it('of a service that no longer says whether it can be made is not made again', async () => {
    await show();
    net.faults[PLAY] = 'lost';
    net.faults[LIST] = { status: 200, body: [{ id: 'roleta', name: 'Roleta', points: 50 }] };
    await click(button('Jogar'));
    expect(alert()).toContain('não sabemos se a sua jogada foi feita');
    await click(button('Tentar novamente'));
    expect(sent()).toBe(1);
  });

  it('that did not arrive is asked for before it is sent again', async () => {
    await show();
    for (const fault of ['offline', 500, { status: 200, body: 'unexpected' }] as const) {
      net.faults[PLAY] = fault;
      await click(button(/^(Jogar|Tentar novamente)$/));
      expect(alert()).toContain('a sua jogada ainda não foi feita');
    }
    net.faults = {};
    const before = [sent(), lists()];
    await click(button('Tentar novamente'));
    expect([sent(), lists()]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
    expect(plays().count).toBe(1);
    expect(result()).toBe('O seu resultado de hoje');
  });

  it('of which nobody knows is not sent before the service has said', async () => {
    await show();
    net.faults = { '/roleta/play': 'lost', '/game/games': 'offline' };
    await click(button('Jogar'));
    await settle(20_000);
    expect(alert()).toContain('não sabemos se a sua jogada foi feita');
    await click(button('Tentar novamente'));
    await settle(20_000);
    expect([sent(), plays().count]).toEqual([1, 1]);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect([sent(), result()]).toEqual([1, 'O seu resultado de hoje']);
  });

  it('is refused, or waits for a session', async () => {
    await show();
    for (const fault of [403, 422, 429] as const) {
      net.faults[PLAY] = fault;
      await click(button(/^(Jogar|Tentar novamente)$/));
      expect(alert()).toContain('A sua jogada não foi feita.');
    }
    net.faults[PLAY] = 401;
    await click(button('Tentar novamente'));
    expect(text('.game-act')).toContain('sessão');
    net.faults = {};
    await act(async () => signIn('ana'));
    await settle();
    await click(button('Jogar'));
    expect(plays().count).toBe(1);
  });

  it('of a game that is gone says so', async () => {
    await show();
    net.faults[PLAY] = 404;
    net.faults[LIST] = { status: 200, body: [] };
    await click(button('Jogar'));
    expect(alert()).toBe('Este jogo não está mais disponível.');
    expect(texts('.game-act button')).toEqual([]);
  });

  it('that is answered to another account is not shown to it', async () => {
    const { emit } = await show();
    net.hold = PLAY;
    await click(button('Jogar'));
    net.hold = '';
    await act(async () => signIn('bruno'));
    for (const { go } of net.held) go();
    await settle();
    expect(text()).not.toContain('resultado de hoje');
    expect(emit).not.toHaveBeenCalledWith('vt-game-played', expect.anything());
  });
});

describe('the next play', () => {
  it('is possible once the service says so, a moment after its time too', async () => {
    net.sandbox.world.advance(14 * HOUR + 59 * 60_000);
    play(net.sandbox.world, 'roleta', ana);
    await show();
    expect(text('[role=timer]')).toMatch(/^(01:00|00:5\d)$/);
    const before = lists();
    // The service's day has not begun yet.
    await settle(61_000);
    expect(lists()).toBeGreaterThan(before);
    expect(texts('.game-act button')).toEqual([]);
    net.sandbox.world.advance(60_000);
    await settle(61_000);
    expect(button('Jogar')).toBeTruthy();
  });

  it('is asked for again and again where the service’s day begins later than it said', async () => {
    const at = (ms: number) => new Date(net.sandbox.world.now() + ms).toISOString();
    const game = { id: 'roleta', name: 'Roleta', canPlay: false, nextPlayAt: at(0), now: at(1000) };
    net.faults[LIST] = { status: 200, body: [game] };
    await show();
    net.faults = {};
    await settle(20_000);
    expect(button('Jogar')).toBeTruthy();
  });

  it('is asked for after a sleep', async () => {
    play(net.sandbox.world, 'roleta', ana);
    await show();
    const before = lists();
    net.sandbox.world.advance(16 * HOUR);
    slept = 16 * HOUR;
    vi.setSystemTime(Date.now() + 16 * HOUR);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(lists()).toBe(before + 1);
    expect(button('Jogar')).toBeTruthy();
  });
});

it('the ranking has the visitor’s own row, page by page, once it is asked for', async () => {
  await show();
  expect(net.asked.some((address) => address.includes('ranking'))).toBe(false);
  net.faults.ranking = 404;
  await click(button(/^Ver ranking/));
  expect(text('.game-ranking [role=alert]')).toBe('Não foi possível carregar as informações');
  net.faults = {};
  await click(button('Tentar novamente'));
  expect(texts('.ranking .own th')[0]).toContain('Nogueira');
  expect(text('.ranking .elsewhere')).toBe('A sua posição, em outra página do ranking:');
  await click(button('Próxima'));
  expect(texts('.ranking .position')[0]).toBe('11');
});
