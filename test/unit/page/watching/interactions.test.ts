// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Module = typeof import('#page/report/interactions');
type Entry = Record<string, unknown>;
const BASE = 'https://cdn.example/v/';

let module: Module;
let page: AbortController;
let tell: Record<string, (entries: Entry[]) => void>;
let waiting: Entry[];
let observed: Record<string, unknown>[];

class FakeObserver {
  static supportedEntryTypes = ['event', 'long-animation-frame'];
  constructor(readonly take: (list: { getEntries(): Entry[] }) => void) {}
  observe(options: { type: string }) {
    observed.push({ ...options });
    tell[options.type] = (entries) => this.take({ getEntries: () => entries });
  }
  takeRecords = () => waiting.splice(0);
}

/** A widget in the page with a button in its shadow root. */
function widget(tag: string): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.attachShadow({ mode: 'open' }).innerHTML = '<button></button>';
  return element.shadowRoot?.firstElementChild as HTMLElement;
}
/** Presses an element, and returns the browser's entry of it, which does not tell the target. */
function press(target: HTMLElement, duration: number, interactionId: number, type = 'click'): Entry {
  const event = new Event(type, { bubbles: true, composed: true });
  target.dispatchEvent(event);
  return { name: type, startTime: event.timeStamp, duration, interactionId, target: null };
}

beforeEach(async () => {
  [tell, waiting, observed] = [{}, [], []];
  page = new AbortController();
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options: object) =>
    listen(type, listener, { ...options, signal: page.signal }),
  );
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.resetModules();
  module = await import('#page/report/interactions');
});
afterEach(() => {
  page.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  FakeObserver.supportedEntryTypes = ['event', 'long-animation-frame'];
});

it('belongs to the widget of its target, whose shadow root hides it', () => {
  module.watchInteractions(BASE);
  const button = widget('vt-lead-form');
  tell.event?.([press(button, 240, 1), press(button, 320.4, 2), press(button, 208, 3, 'keydown')]);
  expect(module.takeInteractions().interactions).toEqual([
    { tag: 'vt-lead-form', type: 'click', times: 2, longest: 320 },
    { tag: 'vt-lead-form', type: 'keydown', times: 1, longest: 208 },
  ]);
  expect(module.takeInteractions().interactions).toEqual([]);
  expect(observed).toContainEqual({ type: 'event', buffered: true, durationThreshold: 200 });
});

it('counts one interaction once, and nothing of the page, of hovering or short', () => {
  module.watchInteractions(BASE);
  const button = widget('vt-lead-form');
  const own = document.body.appendChild(document.createElement('button'));
  tell.event?.([
    press(button, 240, 7, 'pointerdown'),
    press(button, 300, 7, 'pointerup'),
    press(button, 199, 8),
    press(button, 900, 0, 'pointerover'),
    press(own, 900, 9),
  ]);
  expect(module.takeInteractions().interactions).toEqual([
    { tag: 'vt-lead-form', type: 'pointerdown', times: 1, longest: 240 },
  ]);
});

it('takes the target of an event before it listened, if the browser tells it', () => {
  module.watchInteractions(BASE);
  const link = document.body.appendChild(document.createElement('vt-go-back')).appendChild(new Text('x'));
  tell.event?.([{ name: 'click', startTime: -1, duration: 300, interactionId: 1, target: link }]);
  expect(module.takeInteractions().interactions).toMatchObject([{ tag: 'vt-go-back' }]);
});

it('takes what the browser has not told yet', () => {
  module.watchInteractions(BASE);
  waiting.push(press(widget('vt-lead-form'), 300, 1));
  expect(module.takeInteractions().interactions).toHaveLength(1);
});

it('is bounded', () => {
  module.watchInteractions(BASE);
  tell.event?.(Array.from({ length: 100 }, (_, n) => press(widget(`vt-w${n}`), 300, n + 1)));
  expect(module.takeInteractions().interactions).toHaveLength(module.MOST_PAIRS);
});

it('counts long frames, and those of the library', () => {
  module.watchInteractions(BASE);
  const frame = (...scripts: [url: string, duration: number][]): Entry => ({
    duration: 80,
    scripts: scripts.map(([sourceURL, duration]) => ({ sourceURL, duration })),
  });
  tell['long-animation-frame']?.([
    frame(['https://tags.example/t.js', 5], [`${BASE}chunks/a-12345678.js`, 60]),
    frame(['https://tags.example/t.js', 60], [`${BASE}vitrine.js`, 5]),
    frame(),
  ]);
  expect(module.takeInteractions().frames).toEqual({ times: 3, own: 1, longest: 80 });
  expect(module.takeInteractions().frames).toBeUndefined();
});

it.each<[string, () => void]>([
  [
    'supports neither',
    () => {
      FakeObserver.supportedEntryTypes = [];
    },
  ],
  ['has no observers', () => vi.stubGlobal('PerformanceObserver', undefined)],
])('counts nothing where the browser %s', (_, take) => {
  take();
  module.watchInteractions(BASE);
  expect(observed).toEqual([]);
  expect(module.takeInteractions()).toEqual({ interactions: [] });
});
