// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  assign,
  assignCookie,
  currentScript,
  flatParent,
  native,
  onIdle,
  optionalGlobal,
  pageDocument,
  shadowRootOf,
  unhidden,
} from '#page/core/native';

/** What browsers do with the name of an element: a property of the document itself, which hides its prototype's. */
function hide(object: object, name: string, element: unknown = document.createElement('img')): void {
  Object.defineProperty(object, name, { configurable: true, value: element });
}

afterEach(() => {
  for (const name of ['cookie', 'head', 'currentScript', 'querySelector', 'title'])
    Reflect.deleteProperty(document, name);
  vi.unstubAllGlobals();
});

describe('the document', () => {
  it.each(['cookie', 'head', 'currentScript', 'querySelector', 'title'] as const)(
    'has its own %s, whatever element is named so',
    (name) => {
      const before = pageDocument[name];
      hide(document, name);
      expect(typeof pageDocument[name]).toBe(typeof before);
      expect(pageDocument[name]).not.toBeInstanceOf(HTMLImageElement);
    },
  );

  it('calls its methods as its own', () => {
    hide(document, 'querySelector');
    document.body.innerHTML = '<p id="here"></p>';
    expect(pageDocument.querySelector('#here')).toBe(document.body.firstChild);
  });

  it('sets what an element hides', () => {
    hide(document, 'title');
    assign(document, 'title', 'mine');
    expect(pageDocument.title).toBe('mine');
  });

  it('writes a cookie that an element hides, and by the page’s own property where it has one', () => {
    hide(document, 'cookie');
    assignCookie('hidden=1');
    expect(pageDocument.cookie).toContain('hidden=1');
    Reflect.deleteProperty(document, 'cookie');
    const set = vi.fn();
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set });
    assignCookie('asked=1');
    expect(set).toHaveBeenCalledWith('asked=1');
  });

  it('has no running script but an HTML one', () => {
    const read = vi.spyOn(Object.getPrototypeOf(document) as Document, 'currentScript', 'get');
    const script = document.createElement('script');
    read.mockReturnValue(script);
    expect(currentScript()).toBe(script);
    read.mockReturnValue(
      document.createElementNS('http://www.w3.org/2000/svg', 'script') as SVGScriptElement,
    );
    expect(currentScript()).toBeUndefined();
    read.mockReturnValue(null);
    expect(currentScript()).toBeUndefined();
    read.mockRestore();
  });
});

describe('a form', () => {
  it('has its own parent and root, whatever its fields are called', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const form = root.appendChild(document.createElement('form'));
    for (const name of ['parentNode', 'getRootNode', 'assignedSlot']) hide(form, name);
    expect(native(form, 'parentNode')).toBe(root);
    expect(shadowRootOf(form)).toBe(root);
    expect(flatParent(form)).toBe(root);
    expect(flatParent(root)).toBe(host);
    expect(shadowRootOf(host)).toBeUndefined();
    expect(flatParent(host)).toBeNull();
  });

  it('is read and called as itself, and another element is as it is', () => {
    const form = document.createElement('form');
    hide(form, 'matches');
    expect(unhidden(form).matches('form')).toBe(true);
    unhidden(form).scrollTop = 0;
    expect(unhidden(document.body)).toBe(document.body);
  });
});

describe('a global that some browsers lack', () => {
  it('is none where it is inherited, as an element by its id is', () => {
    const inherited = Object.create({ clobbered: document.createElement('a') });
    vi.stubGlobal('owned', 1);
    expect(optionalGlobal('owned')).toBe(1);
    expect(optionalGlobal('toString')).toBeUndefined();
    expect(Object.hasOwn(inherited, 'clobbered')).toBe(false);
  });

  it('calls back soon where the browser cannot tell when it is idle', () => {
    vi.useFakeTimers();
    const own = Object.getOwnPropertyDescriptor(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const callback = vi.fn();
    onIdle(callback, { timeout: 5000, otherwise: 300 });
    vi.advanceTimersByTime(299);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledOnce();
    vi.useRealTimers();
    if (own) Object.defineProperty(globalThis, 'requestIdleCallback', own);
    const request = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    onIdle(callback, { timeout: 5000 });
    expect(request).toHaveBeenCalledWith(callback, { timeout: 5000 });
  });
});
