// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { Ranking } from '#widgets/loyalty-ranking/deferred/Ranking';
import LoyaltyRanking from '#widgets/loyalty-ranking/LoyaltyRanking';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const RANKING = 'loyalties/ranking';

let net: SandboxPage;
beforeEach(() => {
  expect(Ranking).toBeDefined();
  net = sandboxPage({ brand: 'jeep', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  // The page's stores follow the session.
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
});
const show = (language: 'pt-BR' | 'es-AR' = 'pt-BR', count = 10) => {
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  return render(
    <SignInGate purpose="">
      <LoyaltyRanking heading="" pageSize={count} />
    </SignInGate>,
    language,
  );
};
const positions = () => texts('tbody:first-of-type .position');
const own = () => text('.own');
const asked = () => net.asked.filter((address) => address.includes(RANKING));

describe('vt-loyalty-ranking', () => {
  it('shows a page, and the visitor’s own row below it where that is on another page', async () => {
    await show();
    expect(positions()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(own()).toMatch(/^\d+Ana .*\(você\)/);
    expect(text('.elsewhere')).toBe('A sua posição, em outra página do ranking:');
    expect(text('.pagination > span:not(.sr)')).toBe('Página 1 de 5');
  });

  it('goes on and back; the own row stays in sight on every page, once', async () => {
    await show();
    for (let page = 1; page <= 5; page++) {
      expect(texts('.own')).toHaveLength(1);
      const [mine = ''] = texts('.own .position');
      expect(texts('.elsewhere')).toHaveLength(positions().includes(mine) ? 0 : 1);
      if (page < 5) await click(button('Próxima'));
    }
    expect(positions()[0]).toBe('41');
    expect(button('Próxima').getAttribute('aria-disabled')).toBe('true');
    await click(button('Anterior'));
    expect(positions()[0]).toBe('31');
  });

  it('keeps the page while the next one loads; a late answer for another page is dropped', async () => {
    await show();
    net.hold = 'page=1';
    await click(button('Próxima'));
    expect(positions()[0]).toBe('1');
    expect(text('.sr[role=status]')).toBe('Carregando a página 2…');
    await click(button('Próxima'));
    expect(positions()[0]).toBe('21');
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(positions()[0]).toBe('21');
  });

  it.each([[400], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it could not be loaded: %j',
    async (fault) => {
      net.faults[RANKING] = fault;
      await show();
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(positions()).toHaveLength(10);
      expect(document.activeElement?.className).toBe('area');
    },
  );

  it('has no columns of which the service says nothing, and no own row without one', async () => {
    const content = [{ position: 1, userName: 'Bia', points: 5 }];
    net.faults[RANKING] = { status: 200, body: { content, totalPages: 1 } };
    await show();
    expect(texts('thead th')).toEqual(['#', 'Nome', 'Pontos']);
    expect(document.querySelector('.own')).toBeNull();
    expect(document.querySelector('.pagination')).toBeNull();
  });

  it('says that nobody is in it', async () => {
    net.faults[RANKING] = { status: 200, body: { content: [], totalPages: 0 } };
    await show();
    expect(text('.state-title')).toBe('Ainda não há ninguém no ranking.');
  });

  it('is asked for by members only', async () => {
    net.faults['loyalties/self'] = 404;
    await show();
    expect(text()).toContain('O ranking é de quem participa do programa.');
    expect(asked()).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await show('es-AR');
    expect(text('h2')).toBe('Ranking del programa');
    expect(own()).toContain('(vos)');
  });
});
