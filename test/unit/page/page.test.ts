// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parentAddress, parentPath, siteAddress } from '#page/address/navigation';
import { pageSingleton } from '#page/core/page-singleton';
import { safeUrl } from '#page/core/safe-url';
import { deviceStore } from '#page/layout';
import { openRoots } from '#page/open-roots';
import { dispatchOutsidePress } from '#page/outside-press';
import { hideScroll, LOCK_RELEASE, lockScroll, showScroll } from '#page/scroll-lock';
import { eventually } from '../lib/eventually';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('addresses', () => {
  it.each([
    ['/a/b/c', '/a/b.html'],
    ['/a/b/c/', '/a/b.html'],
    ['/a/b.html/c', '/a/b.html'],
    ['/a', '/'],
    ['/', '/'],
  ])('the parent of %s is %s', (path, parent) => expect(parentPath(path)).toBe(parent));
  it('its address is of this site, whatever <base> names', () =>
    expect(parentAddress()).toBe(`${location.origin}${parentPath()}`));
  it('a place in this page is of this page, whatever <base> names', () => {
    document.head.innerHTML = '<base href="https://cdn.example/files/">';
    expect(safeUrl('#contato')).toBe(`${location.href.replace(/#.*/, '')}#contato`);
    expect(safeUrl('carros/argo')).toBe('https://cdn.example/files/carros/argo');
    document.head.replaceChildren();
  });
  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '',
    null,
    undefined,
    'http://[',
    'vbscript:x',
  ])('never opens %j', (text) => expect(safeUrl(text)).toBeNull());
  it.each([
    ['https://x.example/a', 'https://x.example/a'],
    ['tel:+551140028922', 'tel:+551140028922'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
  ])('opens %s', (text, href) => expect(safeUrl(text)).toBe(href));
  it('keeps to this site where it must', () => {
    expect(siteAddress('https://elsewhere.example/a')).toBeNull();
    expect(siteAddress('')).toBeNull();
    expect(siteAddress('javascript:alert(1)')).toBeNull();
    expect(siteAddress(`${location.origin}/a?b#c`)).toBe(`${location.origin}/a?b#c`);
  });
});

describe('scroll lock (spec screens#scroll)', () => {
  const style = document.documentElement.style;
  it('counts locks and restores what the page had', () => {
    style.overflow = 'scroll';
    const [first, second] = [lockScroll(), lockScroll()];
    expect(style.overflow).toBe('hidden');
    first();
    first();
    expect(style.overflow).toBe('hidden');
    second();
    expect(style.overflow).toBe('scroll');
    style.overflow = '';
  });
  it('ends by itself after 4000 ms, unless a dialog holds it', () => {
    vi.useFakeTimers();
    hideScroll(new CustomEvent('hide-scroll'));
    vi.advanceTimersByTime(LOCK_RELEASE - 1);
    expect(style.overflow).toBe('hidden');
    vi.advanceTimersByTime(1);
    expect(style.overflow).toBe('');
    showScroll();
    hideScroll(new CustomEvent('hide-scroll', { detail: { hold: true } }));
    hideScroll(new CustomEvent('hide-scroll', { detail: null }));
    vi.advanceTimersByTime(60_000);
    expect(style.overflow).toBe('hidden');
    // The page's own, which has ended.
    showScroll(new CustomEvent('show-scroll', { detail: null }));
    expect(style.overflow).toBe('hidden');
    showScroll(new CustomEvent('show-scroll', { detail: { hold: true } }));
    expect(style.overflow).toBe('');
  });
  it('of a page that ends by itself survives no dialog, which ends its own', () => {
    vi.useFakeTimers();
    const hold = { detail: { hold: true } };
    hideScroll(new CustomEvent('hide-scroll', hold));
    hideScroll(new CustomEvent('hide-scroll'));
    showScroll(new CustomEvent('show-scroll', hold));
    expect(style.overflow).toBe('hidden');
    vi.advanceTimersByTime(LOCK_RELEASE);
    expect(style.overflow).toBe('');
  });
  it('ends with the body that it was made for, and leaves the styles of the next page', async () => {
    hideScroll(new CustomEvent('hide-scroll', { detail: { hold: true } }));
    hideScroll(new CustomEvent('hide-scroll'));
    const body = document.createElement('body');
    document.body.replaceWith(body);
    await eventually(() => expect(style.overflow).toBe(''));
    hideScroll(new CustomEvent('hide-scroll'));
    expect(style.overflow).toBe('hidden');
    style.overflow = 'clip';
    showScroll();
    expect(style.overflow).toBe('clip');
    style.overflow = '';
  });
  it('takes a show-scroll too many', () => expect(() => showScroll()).not.toThrow());
});

it('a press outside a marked element tells it, one inside a shadow root within does not', () => {
  document.body.innerHTML = '<div id="in" data-vt-outside></div><div id="plain"></div><p></p>';
  const inside = document.getElementById('in') as HTMLElement;
  const deep = inside.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  const told = vi.fn();
  document.addEventListener('vt-touched-outside', ({ target }) => told((target as Element).id));
  const tell = (event: Event) => dispatchOutsidePress(event.composedPath(), openRoots());
  document.addEventListener('pointerdown', tell);
  const press = (target: Element) =>
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  press(deep);
  expect(told).not.toHaveBeenCalled();
  press(document.querySelector('p') as Element);
  expect(told.mock.calls).toEqual([['in']]);
  document.removeEventListener('pointerdown', tell);
});

describe('layout (spec screens#layout)', () => {
  const at = (width: number) =>
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const [, side, value] = /(max|min)-width: ([\d.]+)px/.exec(query) ?? [];
      const matches = !side ? false : side === 'max' ? width <= Number(value) : width >= Number(value);
      return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
    });
  it.each([
    [720, 'mobile'],
    [721, 'tablet'],
    [860, 'tablet'],
    [861, 'desktop'],
  ])('at %i px is %s', (width, layout) => {
    at(width);
    // Stores are the page's own: each case is a page.
    Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
    const stop = deviceStore().listen(() => {});
    expect(deviceStore().get()).toBe(layout);
    stop();
    vi.restoreAllMocks();
  });
});

it.each([
  [360, 'mobile'],
  [1024, 'tablet'],
  [1366, 'tablet'],
])('a touch device of %i px without a pointer is a %s', (width, device) => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const [, value] = /max-width: ([\d.]+)px/.exec(query) ?? [];
    const matches = value === undefined || width <= Number(value);
    return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  });
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  expect(deviceStore().get()).toBe(device);
});

it('shared gives every caller the first one made', () => {
  const one = pageSingleton('test', () => ({ n: 1 }));
  expect(pageSingleton('test', () => ({ n: 2 }))).toBe(one);
});
