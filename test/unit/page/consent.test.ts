// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '#page/core/events';
import '#page/report/data-layer';
import { page } from '../lib/answers';

type State = typeof import('#page/consent-state');
type Values = Record<string, unknown>;

let layer: unknown[];
let state: State;
/** As in Google's snippet: what it pushes are its arguments. */
function gtag(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the consent mode's commands are arguments objects
  layer.push(arguments);
}
const consent = (type: string, values: Values) => gtag('consent', type, values);
const attribute = (text: string) => document.documentElement.setAttribute('data-vitrine-consent', text);
const second = () => vi.advanceTimersByTime(1000);

beforeEach(async () => {
  vi.useFakeTimers();
  layer = [];
  vi.stubGlobal('dataLayer', layer);
  page({ consent: 'analytics_storage, ad_storage' });
  vi.resetModules();
  state = await import('#page/consent-state');
});
afterEach(() => {
  document.documentElement.removeAttribute('data-vitrine-consent');
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a consent (spec leads#consent)', () => {
  it.each<[string, () => void, boolean]>([
    ['nothing said', () => {}, false],
    ['a default of granted', () => consent('default', { ad_storage: 'granted' }), true],
    ['a default of denied', () => consent('default', { ad_storage: 'denied' }), false],
    ['a default elsewhere', () => consent('default', { ad_storage: 'granted', region: ['US'] }), false],
    ['an update', () => consent('update', { ad_storage: 'granted' }), true],
    ['an update of another', () => consent('update', { analytics_storage: 'granted' }), false],
    ['an update of nonsense', () => consent('update', { ad_storage: 1 }), false],
    ['entries of others', () => layer.push(null, 'consent', () => {}, { event: 'x' }, ['consent']), false],
    ['our attribute', () => attribute('x ad_storage'), true],
    ['our empty attribute', () => attribute(''), false],
  ])('by %s', (_, say, granted) => {
    say();
    expect(state.isGranted('ad_storage')).toBe(granted);
  });
  it('is what was said last, also after tag managers shorten the list', () => {
    consent('default', { ad_storage: 'denied' });
    consent('update', { ad_storage: 'granted' });
    expect(state.isGranted('ad_storage')).toBe(true);
    layer.splice(0);
    expect(state.isGranted('ad_storage')).toBe(true);
    consent('update', { ad_storage: 'denied' });
    expect(state.isGranted('ad_storage')).toBe(false);
  });
  it('by our attribute outweighs the commands', () => {
    consent('update', { ad_storage: 'granted' });
    attribute('analytics_storage');
    expect(state.isGranted('ad_storage')).toBe(false);
  });
  it('is not needed where the page does not require it; an invalid setting requires all', () => {
    page({ consent: 'ad_storage' });
    expect(state.isGranted('analytics_storage')).toBe(true);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    page({ consent: 'on' });
    expect(state.isGranted('analytics_storage')).toBe(false);
  });
  it('of a data layer that throws is not given', () => {
    layer.push({
      get 0() {
        throw new TypeError('broken');
      },
    });
    expect(state.isGranted('ad_storage')).toBe(false);
  });
});

describe('what needs a consent', () => {
  it('waits for it, in order, and is done once', () => {
    const done: number[] = [];
    for (const n of [1, 2]) state.whenGranted('ad_storage', () => done.push(n));
    state.whenGranted('analytics_storage', () => done.push(9));
    second();
    expect(done).toEqual([]);
    consent('update', { ad_storage: 'granted' });
    second();
    second();
    expect(done).toEqual([1, 2]);
    consent('update', { analytics_storage: 'denied' });
    second();
    expect(vi.getTimerCount()).toBe(0);
    state.whenGranted('ad_storage', () => done.push(3));
    expect(done).toEqual([1, 2, 3]);
  });
  it('is dropped on denial, and stays so when the visitor agrees later', () => {
    const action = vi.fn();
    state.whenGranted('ad_storage', action);
    attribute('');
    second();
    attribute('ad_storage');
    second();
    expect(action).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
  it('is done when the page is left right after the decision', () => {
    const action = vi.fn();
    state.whenGranted('ad_storage', action);
    attribute('ad_storage');
    dispatchEvent(new Event('pagehide'));
    expect(action).toHaveBeenCalledOnce();
  });
  it('waits up to a number, the latest first in value', () => {
    const done: number[] = [];
    for (let n = 0; n < state.MAX_WAITING + 5; n++) state.whenGranted('ad_storage', () => done.push(n));
    attribute('ad_storage');
    second();
    expect([done.length, done[0]]).toEqual([state.MAX_WAITING, 5]);
  });
});

const facts = () => layer.filter((each) => String((each as Values).event).startsWith('vt-'));
const settled = () => vi.advanceTimersByTimeAsync(1000);

describe('on a page that requires consent', () => {
  const sent = () => emit(document, 'vt-lead-sent', { personType: 'physical', dealer: null });
  it('no fact reaches the data layer before it, and all do after it', async () => {
    sent();
    sent();
    await vi.dynamicImportSettled();
    expect(facts()).toEqual([]);
    consent('update', { analytics_storage: 'granted' });
    await settled();
    expect(facts()).toHaveLength(2);
  });
  it('the click id is not kept before it, nor its cookie read', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: of an earlier visit
    document.cookie = 'vitrine_gclid=; max-age=0';
    const { keepClickId } = await import('#page/campaign/click-id');
    const { clickId } = await import('#page/tracking');
    keepClickId('?gclid=a');
    await settled();
    expect(document.cookie).toBe('');
    // Nor does a lead of this page take it from its address.
    expect(await clickId('?gclid=a')).toBeUndefined();
    attribute('ad_storage');
    await settled();
    expect(document.cookie).toBe('vitrine_gclid=a');
    attribute('');
    expect(await clickId('')).toBeUndefined();
    attribute('ad_storage');
    expect(await clickId('')).toBe('a');
  });
});
