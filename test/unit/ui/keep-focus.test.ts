// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from '#ui/first-use/keep-focus';
import { advance, installFakeClock } from '../lib/clock';

installFakeClock();

let life: AbortController;
let root: ShadowRoot;

/** Puts markup into a widget's shadow root whose focus is kept. */
function show(markup: string): void {
  const host = document.createElement('vt-sample');
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<div><div class="vt">${markup}</div></div>`;
  document.body.append(host);
  keepFocus(root, life.signal, [root]);
}
const get = (selector: string) => root.querySelector(selector) as HTMLElement;
const focused = () => root.activeElement?.textContent ?? root.activeElement;
/** The mutation is observed, and the frame painted. */
const settle = () => advance(250);

const PANEL = `
  <h2>Configure o seu carro</h2>
  <section><h3>Opcionais</h3><div><p>Pacote <button id="undo">Desfazer</button></p></div></section>
  <button id="next">Continuar</button>`;

beforeEach(() => {
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

describe('the focus of an element that goes', () => {
  it.each([
    ['was removed', () => get('#undo').remove()],
    ['was removed with its parent', () => get('p').remove()],
    ['was disabled', () => get('#undo').setAttribute('disabled', '')],
    ['was hidden with its parent', () => get('p').setAttribute('hidden', '')],
  ])('goes to the heading of what is left, if it %s', async (_, change) => {
    show(PANEL);
    // happy-dom has no layout: hidden is what it can tell.
    for (const element of root.querySelectorAll<HTMLElement>('*'))
      element.checkVisibility = () => !element.closest('[hidden]');
    get('#undo').focus();
    // As browsers do it with the next frame.
    get('#undo').blur();
    change();
    await settle();
    expect(focused()).toBe('Opcionais');
  });

  it.each([
    [
      'the heading that labels the area',
      '<h2>Carro</h2><div aria-labelledby="t"><p><b id="t">Itens</b></p><p><button>x</button></p></div>',
      'Itens',
    ],
    [
      'the area, if its label is not on screen',
      '<h2>Carro</h2><div role="group" aria-label="Itens"><span>2 itens</span><p><button>x</button></p></div>',
      '2 itens',
    ],
    ['the legend', '<fieldset><legend>Contato</legend><p><button>x</button></p></fieldset>', 'Contato'],
    ["the widget's first heading", '<div><h2>Carro</h2></div><p><button>x</button></p>', 'Carro'],
    ['the first control, without a heading', '<a href="#a">Voltar</a><p><button>x</button></p>', 'Voltar'],
  ])('goes to %s', async (_, markup, expected) => {
    show(markup);
    get('button').focus();
    get('p:has(button)').remove();
    await settle();
    expect(focused()).toBe(expected);
  });

  it('goes to what comes later, if a view that loads has neither a heading nor a control', async () => {
    show('<p>Não carregou <button id="retry">Tentar novamente</button></p>');
    get('#retry').focus();
    get('#retry').blur();
    get('.vt').innerHTML = '<p aria-busy="true">Carregando</p>';
    await settle();
    expect(focused()).toBeNull();
    get('.vt').innerHTML = '<h2>Minha conta</h2>';
    await settle();
    expect(focused()).toBe('Minha conta');
  });

  it('goes on from an element that went while this code was loading', async () => {
    show(PANEL);
    life.abort();
    life = new AbortController();
    const undo = get('#undo');
    const path = [undo, get('p'), get('section div'), get('section'), get('.vt'), root, document];
    undo.remove();
    keepFocus(root, life.signal, path);
    await settle();
    expect(focused()).toBe('Opcionais');
  });

  it('is a place in the tab order only as long as it has the focus', async () => {
    show(PANEL);
    get('#undo').focus();
    get('p').remove();
    await settle();
    expect(get('h3').tabIndex).toBe(-1);
    get('#next').focus();
    expect(get('h3').hasAttribute('tabindex')).toBe(false);
  });

  it('scrolls the page for a visitor on the keyboard only', async () => {
    show(PANEL);
    const scroll = vi.fn();
    get('h3').scrollIntoView = scroll;
    const matches = Element.prototype.matches;
    let onKeys = false;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':focus-visible' ? onKeys : matches.call(this, selector);
    });
    get('#undo').focus();
    get('#undo').remove();
    await settle();
    expect(focused()).toBe('Opcionais');
    expect(scroll).not.toHaveBeenCalled();

    onKeys = true;
    const more = document.createElement('button');
    get('p').append(more);
    more.focus();
    more.remove();
    await settle();
    expect(scroll).toHaveBeenCalledOnce();
  });
});

describe('the focus stays where it is', () => {
  it('if a view has moved it', async () => {
    show(PANEL);
    get('#undo').focus();
    get('#undo').remove();
    get('#next').focus();
    await settle();
    expect(focused()).toBe('Continuar');
  });

  it('if the visitor has left the element before it goes', async () => {
    show(PANEL);
    get('#undo').focus();
    get('#undo').blur();
    await settle();
    get('#undo').remove();
    await settle();
    expect(focused()).toBe(null);
  });

  it('if it is elsewhere in the page', async () => {
    show(PANEL);
    const link = document.createElement('button');
    document.body.append(link);
    get('#undo').focus();
    get('#undo').remove();
    link.focus();
    await settle();
    expect(document.activeElement).toBe(link);
  });

  it('if the widget has left the page', async () => {
    show(PANEL);
    get('#undo').focus();
    get('#undo').remove();
    life.abort();
    await settle();
    expect(focused()).toBe(null);
  });
});
