// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BenefitSites from '#features/benefit-sites/BenefitSites';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
/** The tab that a click opens. */
let tab: {
  opener: unknown;
  closed: boolean;
  document: Document;
  location: { replace: (address: string) => void };
  close(): void;
};
const led: string[] = [];
const open = vi.fn<() => unknown>(() => tab);
beforeEach(() => {
  net = sandboxPage();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  tab = {
    opener: window,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address) => led.push(address) },
    close: () => {
      tab.closed = true;
    },
  };
  led.length = 0;
  open.mockClear().mockImplementation(() => tab);
  vi.stubGlobal('open', open);
});
afterEach(async () => {
  await leave();
  signOut();
  vi.unstubAllGlobals();
});

const show = () => render(<BenefitSites discountClub="a/b" eper rewards />);
const asked = () => net.asked.filter((address) => /auth/.test(address));
const press = (name: RegExp) => click(button(name));

describe('a benefit', () => {
  it.each([
    [/^Clube/, '/auth/auth/discountclub/a/b', /^https:\/\/clube\.example\//, 'discount-club'],
    [/^Catálogo/, '/auth/v3/eper', /^https:\/\/eper\.example\//, 'eper'],
    [/^Recompensas/, '/auth/auth/rewards', /^https:\/\/recompensas\.example\//, 'rewards'],
  ] as const)(
    'opens in the tab of the click, which cannot reach the page: %s',
    async (name, path, site, benefit) => {
      const { emit } = await show();
      await press(name);
      expect(asked()).toEqual([path]);
      expect(open).toHaveBeenCalledTimes(1);
      expect(tab.opener).toBeNull();
      expect(led).toEqual([expect.stringMatching(site)]);
      expect(text('[role=status].said')).toMatch(/abriu em uma nova aba/);
      expect(emit.mock.calls).toEqual([['vt-benefit-opened', { benefit }]]);
      expect(location.href).not.toContain('ticket');
    },
  );

  it('is asked for once by a double click', async () => {
    net.hold = '/rewards';
    await show();
    await act(async () => {
      button(/^Recompensas/).click();
      button(/^Recompensas/).click();
      button(/^Clube/).click();
    });
    await settle();
    expect(asked()).toEqual(['/auth/auth/rewards']);
    expect(tab.document.body.textContent).toBe('Abrindo: Recompensas…');
    net.held[0]?.go();
    await settle();
    expect(led).toHaveLength(1);
    await press(/^Clube/);
    expect(led).toHaveLength(2);
  });

  it.each([403, 404])('that the visitor does not have is said: %i', async (status) => {
    net.faults.rewards = status;
    await show();
    await press(/^Recompensas/);
    expect(tab.closed).toBe(true);
    expect(text('.said').trim()).toBe('A sua conta não tem este benefício: Recompensas.');
    expect(texts('[role=alert]')).toEqual([]);
  });

  it.each([
    [500],
    ['offline'],
    [{ status: 200, body: { link: 'x' } }],
    [{ status: 200, body: { url: 'http://recompensas.example/' } }],
    [{ status: 200, body: { url: 'javascript:alert(1)' } }],
  ] as const)('can be tried again after %j', async (fault) => {
    net.faults.rewards = fault;
    await show();
    await press(/^Recompensas/);
    await settle(9000);
    expect(tab.closed).toBe(true);
    expect(led).toEqual([]);
    expect(text('[role=alert]')).toBe('Não foi possível abrir: Recompensas.');
    net.faults = {};
    tab.closed = false;
    await press(/^Tentar novamente/);
    expect(led).toHaveLength(1);
    expect(texts('[role=alert]')).toEqual([]);
  });

  it('that version 3 does not know is asked for as before it', async () => {
    net.faults['/v3/eper'] = 404;
    await show();
    await press(/^Catálogo/);
    expect(asked()).toEqual(['/auth/v3/eper', '/auth/auth/eper']);
    expect(led).toHaveLength(1);
  });

  it('is for owners of a car: nothing else is asked', async () => {
    net.faults['/v3/eper'] = 403;
    await show();
    await press(/^Catálogo/);
    expect(asked()).toEqual(['/auth/v3/eper']);
    expect(text('.said')).toContain('não tem este benefício');
  });
});

describe('the tab', () => {
  it('that the browser refuses leaves a link, which is used once', async () => {
    open.mockReturnValue(null);
    await show();
    await press(/^Recompensas/);
    const link = document.querySelector('.said a') as HTMLAnchorElement;
    expect(link.href).toMatch(/^https:\/\/recompensas\.example\//);
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    link.addEventListener('click', (event) => event.preventDefault());
    await click(link);
    expect(document.querySelector('.said a')).toBeNull();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('that the visitor closes is not opened again', async () => {
    net.hold = '/rewards';
    const { emit } = await show();
    await press(/^Recompensas/);
    tab.closed = true;
    net.held[0]?.go();
    await settle();
    expect(led).toEqual([]);
    expect(text('[role=status]')).not.toContain('abriu');
    expect(emit).not.toHaveBeenCalled();
  });

  it('closes when the visitor leaves, and a late answer opens nothing', async () => {
    net.hold = '/rewards';
    const { show: again, emit } = await show();
    await press(/^Recompensas/);
    await again(null);
    expect(tab.closed).toBe(true);
    tab.closed = false;
    net.held[0]?.go();
    await settle();
    expect(led).toEqual([]);
    expect(emit).not.toHaveBeenCalled();
  });
});
