// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { emit, type VitrineEvents } from '#page/core/events';
import { MAX_WAITING } from '#page/report/data-layer';
import { page } from '../lib/answers';

type Layer = Record<string, unknown>[];
const select = (mvsCode = '358AF11') => emit(document, 'vt-version-selected', { mvsCode, year: 2026 });
const SELECTED = { event: 'vt-version-selected', mvsCode: '358AF11', year: 2026 };

beforeEach(() => page());
afterEach(() => {
  // Nothing waits for the next test.
  vi.stubGlobal('dataLayer', []);
  dispatchEvent(new Event('visibilitychange'));
  vi.unstubAllGlobals();
});

describe('the page’s data layer', () => {
  it('takes the name and the ids of each fact, once, whoever fires it', () => {
    const layer: Layer = [];
    vi.stubGlobal('dataLayer', layer);
    const heard = vi.fn();
    document.addEventListener('vt-version-selected', heard, { once: true });
    select();
    // An element that has left the page.
    emit(document.createElement('vt-lead-form'), 'vt-lead-sent', { personType: 'physical', dealer: '0101' });
    expect(layer).toEqual([SELECTED, { event: 'vt-lead-sent', personType: 'physical', dealer: '0101' }]);
    expect(heard).toHaveBeenCalledOnce();
  });
  it('takes no commands, and nothing about a widget itself', () => {
    const layer: Layer = [];
    vi.stubGlobal('dataLayer', layer);
    emit(document, 'show-scroll', null);
    emit(document, 'hide-scroll', null);
    emit(document, 'vt-popup-queued', null);
    emit(document, 'vt-widget-ready', { tag: 'vt-lead-form' });
    emit(document, 'vt-widget-failed', { tag: 'vt-lead-form', phase: 'import', error: new Error('a') });
    expect(layer).toEqual([]);
  });
  it('has the fact’s name in event, which no payload has', () => {
    const layer: Layer = [];
    vi.stubGlobal('dataLayer', layer);
    // @ts-expect-error a payload has no field of that name
    emit(document, 'vt-proposal-sent', { event: 'PROPOSAL_SENT', proposalId: 'p-1' });
    expect(layer).toEqual([{ event: 'vt-proposal-sent', proposalId: 'p-1' }]);
    type Named = { [Name in keyof VitrineEvents]: 'event' extends keyof VitrineEvents[Name] ? Name : never };
    expectTypeOf<Named[keyof VitrineEvents]>().toBeNever();
  });
});

describe('a page of its own', () => {
  it('names another array, or a function', () => {
    const [layer, own, other]: [Layer, ReturnType<typeof vi.fn>, Layer] = [[], vi.fn(), []];
    vi.stubGlobal('dataLayer', other);
    vi.stubGlobal('digitalData', layer);
    vi.stubGlobal('$track', own);
    page({ 'data-layer': 'digitalData' });
    select();
    page({ 'data-layer': '$track' });
    select();
    expect(layer).toEqual([SELECTED]);
    expect(own.mock.calls).toEqual([[SELECTED]]);
    expect(other).toEqual([]);
  });
  it.each(['toString', 'constructor', '__proto__', 'addEventListener'])('never means %s', (name) => {
    page({ 'data-layer': name });
    expect(() => select()).not.toThrow();
  });
  it('that names none is read as written, and never run: the facts wait', () => {
    const layer: Layer = [];
    vi.stubGlobal('dataLayer', layer);
    const run = vi.fn();
    vi.stubGlobal('run', run);
    page({ 'data-layer': 'run()' });
    select();
    expect([layer, run.mock.calls]).toEqual([[], []]);
  });
});

describe('a data layer that fails', () => {
  const throwing = Object.assign([], {
    push() {
      throw new TypeError('the tag manager broke');
    },
  });
  it.each([
    ['throws', throwing],
    ['is frozen', Object.freeze([])],
    ['throws as a function', throwing.push],
    ['is null', null],
    ['is a text', 'text'],
    ['pushes nothing', { push: 1 }],
  ])('%s: the event goes on', (_, layer) => {
    vi.stubGlobal('dataLayer', layer);
    const heard = vi.fn();
    document.addEventListener('vt-version-selected', heard, { once: true });
    expect(select()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });
  it('by a getter: the event goes on, and arrives once the page is right', () => {
    Object.defineProperty(globalThis, 'brokenLayer', {
      configurable: true,
      get() {
        throw new TypeError('not yet');
      },
    });
    page({ 'data-layer': 'brokenLayer' });
    expect(() => select()).not.toThrow();
    Reflect.deleteProperty(globalThis, 'brokenLayer');
    const layer: Layer = [];
    vi.stubGlobal('brokenLayer', layer);
    dispatchEvent(new Event('load'));
    expect(layer).toEqual([SELECTED]);
  });
  it('is replaced: the new one takes the next fact', () => {
    const [first, second]: Layer[] = [[], []];
    vi.stubGlobal('dataLayer', first);
    select();
    vi.stubGlobal('dataLayer', second);
    select('359000');
    expect(first).toEqual([SELECTED]);
    expect(second).toEqual([{ ...SELECTED, mvsCode: '359000' }]);
  });
  it.each(['load', 'visibilitychange', 'another fact'])(
    'comes late: %s brings the latest, in order',
    (occasion) => {
      vi.stubGlobal('dataLayer', undefined);
      for (let n = 0; n < MAX_WAITING + 10; n++) select(`mvs-${n}`);
      const layer: Layer = [];
      vi.stubGlobal('dataLayer', layer);
      if (occasion === 'another fact') select('last');
      else dispatchEvent(new Event(occasion));
      const last = occasion === 'another fact' ? 'last' : `mvs-${MAX_WAITING + 9}`;
      expect(layer).toHaveLength(MAX_WAITING);
      expect(layer.at(-1)?.mvsCode).toBe(last);
      expect(layer[0]?.mvsCode).toBe(occasion === 'another fact' ? 'mvs-11' : 'mvs-10');
      dispatchEvent(new Event('visibilitychange'));
      expect(layer).toHaveLength(MAX_WAITING);
    },
  );
});

it('what was fired before the file loaded is not lost', async () => {
  vi.resetModules();
  const layer: Layer = [];
  vi.stubGlobal('dataLayer', layer);
  // The list of a page on which the file has not loaded.
  const known = (globalThis as never as Record<symbol, Record<string, unknown>>)[Symbol.for('vitrine')];
  (known as Record<string, unknown>).fired = [];
  select();
  expect(layer).toEqual([]);
  await import('#page/report/data-layer');
  expect(layer).toEqual([SELECTED]);
  // A second copy leaves the list to the first.
  vi.resetModules();
  await import('#page/report/data-layer');
  select();
  expect(layer).toEqual([SELECTED, SELECTED]);
});
