// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import { rejectToken } from '#page/session/session';
import Account from '#widgets/account/Account';
import type { AccountProps } from '#widgets/account/attributes';
import { texts as ownTexts } from '#widgets/account/deferred/messages';
import { sectionsOf } from '#widgets/account/deferred/sections';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const PROPS: AccountProps = {
  heading: '',
  sections: ['personal-data', 'address', 'dealer', 'garage', 'orders', 'vouchers', 'card-wallet', 'password'],
  configuratorUrl: '',
  paymentUrl: '',
  documentsUrl: '',
  photoUrl: '',
  welcomeKitUrl: '',
  giftUrl: '',
  discountClub: '',
  eper: false,
  rewards: false,
};
const View = guardedView(Account, {}, { 'pt-BR': 'Entre.', 'es-AR': 'Ingresá.' });

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ 'sign-in': '/entrar' });
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  history.replaceState(null, '', '/conta?x=1');
});
afterEach(async () => {
  await leave();
  signOut();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const show = (props: Partial<AccountProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR', attributes = '') =>
  render(<View {...PROPS} {...props} />, language, attributes);
const link = (name: string) => {
  const found = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no link ${name}`);
  return found as HTMLAnchorElement;
};
const current = () => texts('nav [aria-current=page]');
const shown = () => texts('nav a');
/** The widgets of the sections that have been opened; a hidden one in brackets. */
const opened = () =>
  [...document.querySelectorAll('section')].map(({ hidden, firstElementChild }) => {
    const tag = firstElementChild?.firstElementChild?.localName ?? '';
    return hidden ? `(${tag})` : tag;
  });
const nested = (tag: string) => document.querySelector<HTMLElement>(tag) as HTMLElement;
const tell = (target: Element, type: string, detail: object) =>
  act(async () => {
    target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  });
/** As the widget does once its files are there. */
async function becomesReady(element: HTMLElement) {
  element.attachShadow({ mode: 'open' }).innerHTML = '<h2>Título</h2>';
  await tell(element, 'vt-widget-ready', { tag: element.localName });
}
const goBack = async (address: string) => {
  history.replaceState(null, '', address);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
};

describe('the account', () => {
  it('greets the visitor by name, and without one', async () => {
    net.faults['/user/'] = 404;
    await show();
    expect(text('.welcome p')).toBe('Você entrou na sua conta');
    net.faults = {};
    await leave();
    await show();
    expect(text('.welcome p')).toBe('Olá, Ana');
  });

  it('signs out: the sign-in returns to the same section', async () => {
    history.replaceState(null, '', '/conta?vt-section=garage');
    await show();
    await click(button('Sair da conta'));
    expect(document.cookie).not.toContain('vitrine_session=');
    expect(text('.sign-in')).toContain('Entre.');
    const { href } = document.querySelector('.sign-in a') as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('returnUrl')).toBe(location.href);
    expect(document.querySelector('vt-garage')).toBeNull();
  });

  it('stays as it is when the session ends by itself', async () => {
    await show();
    const first = nested('vt-user-data');
    await act(async () => {
      rejectToken();
      document.dispatchEvent(new Event('vt-session-expired', { bubbles: true }));
    });
    await settle();
    expect(text('.session-note')).toContain('Sua sessão terminou');
    expect(text('.welcome p')).toBe('Olá, Ana');
    expect(nested('vt-user-data')).toBe(first);
  });

  it('has a section for every widget of the logged area that the library has', () => {
    const widgets = new Set(readdirSync('widgets'));
    const wanted = ['user-data', 'garage', 'card-wallet', 'password', 'orders', 'vouchers'];
    const tags = new Set(
      sectionsOf(PROPS, document.body, ownTexts['pt-BR']).map(({ tag }) => tag?.slice('vt-'.length)),
    );
    expect([...tags].sort()).toEqual(wanted.filter((name) => widgets.has(name)).sort());
  });

  it('shows the sections that the author names, in their order', async () => {
    await show({ sections: ['password', 'garage'], configuratorUrl: '/monte' });
    expect(shown()).toEqual(['Trocar a senha', 'Minha garagem']);
    expect(nested('vt-password').getAttribute('mode')).toBe('change');
    await click(link('Minha garagem'));
    expect(nested('vt-garage').getAttribute('configurator-url')).toBe('/monte');
  });

  it('passes the addresses of an order’s pages on to the orders', async () => {
    const pages = {
      'payment-url': '/reserva',
      'documents-url': '/documentos',
      'photo-url': '/foto',
      'welcome-kit-url': '/kit',
    };
    await show({
      sections: ['orders'],
      paymentUrl: '/reserva',
      documentsUrl: '/documentos',
      photoUrl: '/foto',
      welcomeKitUrl: '/kit',
    });
    const of = nested('vt-orders');
    expect(Object.fromEntries(Object.keys(pages).map((name) => [name, of.getAttribute(name)]))).toEqual(
      pages,
    );
    await leave();
    await show({ sections: ['orders'] });
    for (const name of Object.keys(pages)) expect(nested('vt-orders').hasAttribute(name)).toBe(false);
  });

  it('passes the page of gifts on to the vouchers', async () => {
    await show({ sections: ['vouchers'], giftUrl: '/presente' });
    expect(nested('vt-vouchers').getAttribute('gift-url')).toBe('/presente');
    await leave();
    await show({ sections: ['vouchers'] });
    expect(nested('vt-vouchers').hasAttribute('gift-url')).toBe(false);
  });

  it('gives the widgets the level below its own', async () => {
    const { element, show: again } = await show();
    expect(nested('vt-user-data').getAttribute('heading-level')).toBe('3');
    element.setAttribute('heading-level', '3');
    await again(<View {...PROPS} heading="Outra" />);
    expect(nested('vt-user-data').getAttribute('heading-level')).toBe('4');
  });

  it('speaks Spanish', async () => {
    await show({}, 'es-AR');
    expect(shown().slice(2)).toEqual([
      'Mi concesionario',
      'Mi garaje',
      'Mis pedidos',
      'Mis vouchers',
      'Mis tarjetas',
      'Cambiar la contraseña',
    ]);
  });
  it('lists its sections behind a button with the name of the open one, which choosing closes', async () => {
    await show();
    const list = document.querySelector('nav button') as HTMLButtonElement;
    expect(list.textContent).toBe(`Seções da conta: ${current()[0]}`);
    expect(list.getAttribute('aria-expanded')).toBe('false');
    await click(list);
    expect(list.getAttribute('aria-expanded')).toBe('true');
    const name = shown().at(-1) as string;
    await click(link(name));
    expect(list.getAttribute('aria-expanded')).toBe('false');
    expect(list.textContent).toBe(`Seções da conta: ${name}`);
  });
});

describe('a section', () => {
  it('opens by its link, which the address keeps; an opened one stays', async () => {
    const { emit } = await show();
    expect(current()).toEqual(['Dados pessoais']);
    expect(opened()).toEqual(['vt-user-data']);
    expect(location.search).toBe('?x=1');
    await click(link('Minha garagem'));
    expect(current()).toEqual(['Minha garagem']);
    expect(opened()).toEqual(['(vt-user-data)', 'vt-garage']);
    expect(location.search).toBe('?x=1&vt-section=garage');
    expect(emit.mock.calls).toContainEqual(['vt-account-opened', { section: 'garage' }]);
    const first = nested('vt-user-data');
    await goBack('/conta?x=1');
    expect(opened()).toEqual(['vt-user-data', '(vt-garage)']);
    expect(nested('vt-user-data')).toBe(first);
  });

  it('is open from the start if the address names it; the first one for an unknown name', async () => {
    history.replaceState(null, '', '/conta?vt-section=card-wallet');
    await show();
    expect(opened()).toEqual(['vt-card-wallet']);
    await goBack('/conta?vt-section=nenhuma');
    expect(current()).toEqual(['Dados pessoais']);
  });

  it('has a link that the browser can open elsewhere', async () => {
    await show();
    expect(link('Endereço').href).toBe('http://localhost:3000/conta?x=1&vt-section=address');
    await act(async () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
      link('Endereço').dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    expect(current()).toEqual(['Dados pessoais']);
  });

  it('gets the focus at its title once it is there, and at once when it is opened again', async () => {
    await show();
    link('Minha garagem').focus();
    await click(link('Minha garagem'));
    expect(document.activeElement).toBe(link('Minha garagem'));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await becomesReady(nested('vt-garage'));
    const title = nested('vt-garage').shadowRoot?.querySelector('h2');
    expect(focus.mock.instances).toEqual([title]);
    await click(link('Endereço'));
    await click(link('Minha garagem'));
    expect(focus.mock.instances).toEqual([title, title]);
    focus.mockRestore();
  });

  it('leaves the focus where the visitor has moved it, and where another widget moves in the history', async () => {
    await show();
    await click(link('Minha garagem'));
    link('Endereço').focus();
    await becomesReady(nested('vt-garage'));
    expect(document.activeElement).toBe(link('Endereço'));
    await goBack('/conta?vt-section=garage&vt-step=2');
    expect(document.activeElement).toBe(link('Endereço'));
  });

  it('can be loaded again if its widget fails, and only then', async () => {
    await show();
    const first = nested('vt-user-data');
    await tell(first, 'vt-widget-failed', { tag: 'vt-dealer-finder', phase: 'import', error: null });
    expect(nested('vt-user-data')).toBe(first);
    await tell(first, 'vt-widget-failed', { tag: 'vt-user-data', phase: 'import', error: null });
    expect(text('section [role=alert]')).toBe('Não foi possível carregar as informações');
    await click(button('Tentar novamente'));
    expect(nested('vt-user-data')).not.toBe(first);
    await tell(nested('vt-user-data'), 'vt-widget-failed', {
      tag: 'vt-user-data',
      phase: 'import',
      error: null,
    });
    expect(document.querySelector('vt-user-data')).toBeNull();
  });
});

describe('an author’s template', () => {
  const withTemplates = async (html: string) => {
    const { element, show: again } = await show({ sections: ['garage', 'password'] });
    element.insertAdjacentHTML('beforeend', html);
    await again(<View {...PROPS} sections={['garage', 'password']} heading="Outra" />);
    await settle();
  };

  it('is a further section, or replaces the widget of one', async () => {
    await withTemplates(
      '<template data-section="ajuda" data-label="Ajuda"><p>Ligue.</p></template>' +
        '<template data-section="garage"><vt-garage lists="owned"></vt-garage></template>',
    );
    expect(shown()).toEqual(['Minha garagem', 'Trocar a senha', 'Ajuda']);
    expect(nested('section vt-garage').getAttribute('lists')).toBe('owned');
    await click(link('Ajuda'));
    expect(text('section:not([hidden])')).toBe('Ligue.');
    expect(location.search).toBe('?x=1&vt-section=ajuda');
  });

  it('is not shown with a tag that the library does not have, without a label, or with a name of other characters', async () => {
    await withTemplates(
      '<template data-section="pedidos" data-label="Pedidos"><p>x</p><div><vt-no-such-orders></vt-no-such-orders></div></template>' +
        '<template data-section="mudo"><p>x</p></template>' +
        '<template data-section="um dois" data-label="Um"><p>x</p></template>',
    );
    expect(shown()).toEqual(['Minha garagem', 'Trocar a senha']);
  });
});
