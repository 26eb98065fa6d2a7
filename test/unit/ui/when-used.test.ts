// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayLoadAhead, whenIdle, whenUsed } from '#ui/core/when-used';

const fast = { effectiveType: '4g', saveData: false };

it.each([
  ['a fast connection', fast, true],
  ['a slow one', { ...fast, effectiveType: '3g' }, true],
  ['one as slow as 2G', { ...fast, effectiveType: '2g' }, false],
  ['a slower one', { ...fast, effectiveType: 'slow-2g' }, false],
  ['one that saves data', { ...fast, saveData: true }, false],
  ['one that tells nothing', {}, true],
  ['a browser that tells nothing', undefined, true],
])('what a visitor needs to go on loads ahead on %s: %o, %s', (_name, value, expected) => {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  expect(mayLoadAhead()).toBe(expected);
});

describe('whenUsed', () => {
  const element = document.createElement('div');
  const onUse = vi.fn();
  let life = new AbortController();
  beforeEach(() => {
    life = new AbortController();
    onUse.mockClear();
    whenUsed(element, life.signal, ['vt-dealer-selected'], onUse);
  });
  afterEach(() => life.abort());

  it('calls back at an interaction and at an event of the page, not before', () => {
    expect(onUse).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('pointerdown'));
    element.dispatchEvent(new Event('focusin'));
    document.dispatchEvent(new Event('vt-dealer-selected'));
    expect(onUse).toHaveBeenCalledTimes(3);
  });

  it('calls back at the first input without focus, not at each key', () => {
    element.dispatchEvent(new Event('input'));
    element.dispatchEvent(new Event('input'));
    expect(onUse).toHaveBeenCalledTimes(1);
  });

  it('does not call back after the widget was removed', () => {
    life.abort();
    element.dispatchEvent(new Event('pointerdown'));
    document.dispatchEvent(new Event('vt-dealer-selected'));
    expect(onUse).not.toHaveBeenCalled();
  });
});

it('whenUsed calls back at once where the focus has come before the effects', () => {
  const element = document.createElement('div');
  const field = document.createElement('input');
  element.attachShadow({ mode: 'open' }).append(field);
  document.body.append(element);
  field.focus();
  const onUse = vi.fn();
  const life = new AbortController();
  whenUsed(element, life.signal, [], onUse);
  life.abort();
  element.remove();
  expect(onUse).toHaveBeenCalledOnce();
});

describe('whenIdle', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('waits for an idle browser', () => {
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    const start = vi.fn();
    whenIdle(start);
    expect(idle).toHaveBeenCalledWith(start, { timeout: 4000 });
    expect(start).not.toHaveBeenCalled();
  });
});
