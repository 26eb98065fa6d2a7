// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardKeys } from '#ui/first-use/guard-keys';

let root: ShadowRoot;
let life: AbortController;
/** What a handler of the page gets. */
const page = vi.fn();
const TYPES = ['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend'];

beforeEach(() => {
  life = new AbortController();
  const host = document.createElement('vt-sample');
  document.body.append(host);
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<slot></slot><div><input id="text"><input id="range" type="range"><select id="list"></select>
    <textarea id="area"></textarea><button id="button"></button><a id="link" href="/"></a><h2 id="title" tabindex="-1"></h2>
    <div id="tab" role="tab"></div></div>`;
  guardKeys(root, life.signal);
  page.mockClear();
  for (const type of TYPES) document.addEventListener(type, page, { signal: life.signal });
});
afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

/** Presses a key on an element; returns whether the page gets it. */
function press(id: string, key: string, init: KeyboardEventInit = {}, type = 'keydown'): boolean {
  page.mockClear();
  const event = new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true, ...init });
  event.getModifierState = () => false;
  root.getElementById(id)?.dispatchEvent(event);
  return page.mock.calls.length > 0;
}

describe('keys in a widget', () => {
  it.each(['text', 'range', 'list', 'area'])('that are typed in %s stay there', (id) => {
    for (const key of [
      's',
      ' ',
      '/',
      'ç',
      '😀',
      'Enter',
      'Backspace',
      'ArrowLeft',
      'Home',
      'PageDown',
      'Process',
    ])
      for (const type of ['keydown', 'keypress', 'keyup']) expect(press(id, key, {}, type), key).toBe(false);
    expect(press(id, 'A', { shiftKey: true })).toBe(false);
  });
  it.each([
    ['text', 'k', { ctrlKey: true }],
    ['text', 'k', { metaKey: true }],
    ['text', 'k', { altKey: true }],
    ['text', 'Tab', {}],
    ['text', 'Escape', {}],
    ['text', 'F2', {}],
    ['text', 'Shift', { shiftKey: true }],
    ['button', '/', {}],
    ['title', 'Enter', {}],
  ])('of the page reach it: on %s %s with %j', (id, key, init) => expect(press(id, key, init)).toBe(true));
  it.each(['button', 'link', 'tab'])('that press the %s press nothing of the page', (id) => {
    for (const key of ['Enter', ' ']) expect(press(id, key)).toBe(false);
  });
  it('with AltGr are typed, though Windows reports Ctrl and Alt', () => {
    const event = new KeyboardEvent('keydown', {
      key: '@',
      ctrlKey: true,
      altKey: true,
      bubbles: true,
      composed: true,
    });
    event.getModifierState = (name) => name === 'AltGraph';
    root.getElementById('text')?.dispatchEvent(event);
    expect(page).not.toHaveBeenCalled();
  });
  it('that a widget has used are used, Escape too', () => {
    for (const key of ['ArrowRight', 'Escape']) {
      const use = (event: Event) => event.preventDefault();
      root.querySelector('div')?.addEventListener('keydown', use, { once: true });
      expect(press('tab', key)).toBe(false);
      expect(press('tab', key)).toBe(true);
    }
  });
  it('that close a dialog of the widget close none of the page', () => {
    root.querySelector('div')?.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(press('text', 'Escape')).toBe(false);
  });
  it('reach handlers of the widget itself', () => {
    const own = vi.fn();
    root.querySelector('div')?.addEventListener('keydown', own);
    press('text', 's');
    expect(own).toHaveBeenCalledOnce();
  });
  it('of an input method stay in the field', () => {
    for (const type of ['compositionstart', 'compositionend']) {
      root
        .getElementById('text')
        ?.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));
      root
        .getElementById('title')
        ?.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));
    }
    expect(page).toHaveBeenCalledTimes(2);
  });
  it('of the author’s own content are the page’s', () => {
    const input = document.createElement('input');
    root.host.append(input);
    const event = new KeyboardEvent('keydown', { key: 's', bubbles: true, composed: true });
    // Through the slot, as browsers lead it.
    Object.defineProperty(event, 'target', { value: input });
    root.querySelector('slot')?.dispatchEvent(event);
    expect(page).toHaveBeenCalled();
  });
  it('are kept once, and not any more when the widget has gone', () => {
    guardKeys(root, life.signal);
    life.abort();
    document.addEventListener('keydown', page, { once: true });
    expect(press('text', 's')).toBe(true);
  });
});
