// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME_LIMITS, type FrameLink, frameAddress, linkFrame } from '#features/card/frame/link';
import type { SafeUrl } from '#page/core/safe-url';
import { FRAME, type FrameProvider, frameProvider, ORIGIN } from './frame-provider';

const on = {
  onReady: vi.fn(),
  onFailed: vi.fn(),
  onHeight: vi.fn(),
  onBrand: vi.fn(),
  onSubmit: vi.fn(),
  onEscape: vi.fn(),
};
const heard = () => Object.values(on).reduce((sum, { mock }) => sum + mock.calls.length, 0);
const CHANNEL = 'channel-1';

let provider: FrameProvider;
let link: FrameLink;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  provider = frameProvider();
  document.body.innerHTML = '<iframe></iframe>';
  Object.defineProperty(provider.frame(), 'src', { value: frameAddress(FRAME as SafeUrl, CHANNEL) });
  link = linkFrame(provider.frame(), FRAME, CHANNEL, { language: 'es-AR', style: { text: '#000' } }, on);
});
afterEach(() => {
  link.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Settles a promise into words. */
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    (value) => value ?? 'done',
    ({ reason }) => reason,
  );

describe('the address of a frame', () => {
  it('names who may speak to it, and the channel; what the page wrote stays', () => {
    const url = new URL(frameAddress(`${FRAME}?shop=7#x` as SafeUrl, CHANNEL));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      shop: '7',
      origin: location.origin,
      channel: CHANNEL,
    });
  });
});

describe('a frame', () => {
  it('is started with language and style once its script has loaded, by its exact origin only', () => {
    provider.say({ type: 'hello' });
    expect(provider.sent).toEqual([
      {
        message: {
          protocol: 'vitrine-card-frame/1',
          channel: CHANNEL,
          type: 'start',
          language: 'es-AR',
          style: { text: '#000' },
        },
        target: ORIGIN,
      },
    ]);
  });

  it.each([
    ['another origin', { type: 'ready', height: 1 }, { origin: 'https://evil.example' }],
    ['a part of its origin', { type: 'ready', height: 1 }, { origin: 'https://cards.example.evil.test' }],
    ['another scheme', { type: 'ready', height: 1 }, { origin: 'http://cards.example' }],
    ['another window of its origin', { type: 'ready', height: 1 }, { source: {} }],
    ['no window', { type: 'ready', height: 1 }, { source: null }],
    ['another channel', { type: 'ready', height: 1 }, { channel: 'channel-2' }],
    ['another protocol', { protocol: 'other', type: 'ready', height: 1 }, {}],
    ['an unknown type', { type: 'navigate', to: 'https://evil.example' }, {}],
    ['a field of another type', { type: 'ready', height: '300' }, {}],
    ['a brand as long as a number and a name', { type: 'brand', brand: 'x'.repeat(31) }, {}],
  ])('is not heard from %s', (_, message, from) => {
    provider.say(message, from);
    expect(heard()).toBe(0);
    expect(provider.sent).toEqual([]);
  });

  it.each([null, 'text', 7, undefined, []])('that says %s is not heard', (data) => {
    const event = new MessageEvent('message', { data, origin: ORIGIN });
    Object.defineProperty(event, 'source', { value: provider.window });
    dispatchEvent(event);
    expect(heard()).toBe(0);
  });

  it('reports height, brand and keys; its height is bounded', () => {
    provider.load();
    provider.say({ type: 'height', height: 1e9 });
    provider.say({ type: 'height', height: -5 });
    provider.say({ type: 'height', height: Number.NaN });
    provider.say({ type: 'brand', brand: 'Elo' });
    provider.say({ type: 'submit' });
    provider.say({ type: 'escape' });
    expect(on.onHeight.mock.calls.flat()).toEqual([300, 800, 120]);
    expect(on.onBrand).toHaveBeenCalledWith('Elo');
    expect(on.onSubmit).toHaveBeenCalledOnce();
    expect(on.onEscape).toHaveBeenCalledOnce();
  });

  it('that is not ready in time has failed; one that is ready has not', async () => {
    provider.say({ type: 'hello' });
    await vi.advanceTimersByTimeAsync(FRAME_LIMITS.ready - 1);
    expect(on.onFailed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(on.onFailed).toHaveBeenCalledOnce();
    vi.clearAllMocks();
    link.close();
    link = linkFrame(provider.frame(), FRAME, CHANNEL, { language: 'pt-BR', style: {} }, on);
    provider.load();
    await vi.advanceTimersByTimeAsync(FRAME_LIMITS.ready);
    expect(on.onFailed).not.toHaveBeenCalled();
  });

  it('gets the focus', () => {
    link.focus();
    expect(document.activeElement).toBe(provider.frame());
    expect(provider.last('focus')).toBeDefined();
  });
});

describe('what a frame is asked', () => {
  it('is answered once: of several answers the first counts', async () => {
    const asked = outcome(link.keep('tok'));
    const { request, oneTimeToken } = provider.last('keep') ?? {};
    expect(oneTimeToken).toBe('tok');
    provider.say({ type: 'kept', request, outcome: 'kept' });
    provider.say({ type: 'kept', request, outcome: 'refused' });
    expect(await asked).toEqual({ digits: '', dueDate: '' });
  });

  it.each(['refused', 'failed'])('ends as the frame says: %s', async (how) => {
    const asked = outcome(link.keep('tok'));
    provider.say({ type: 'kept', request: provider.last('keep')?.request, outcome: how });
    expect(await asked).toBe(how);
  });

  it('is not answered by another request, another kind of answer, another origin or another shape', async () => {
    const asked = outcome(link.keep('tok'));
    const request = provider.last('keep')?.request;
    provider.say({ type: 'kept', request: 'other', outcome: 'kept' });
    provider.say({ type: 'checked', request, invalid: [], shown: true });
    provider.say({ type: 'kept', request, outcome: 'kept' }, { origin: 'https://evil.example' });
    provider.say({ type: 'kept', request, outcome: { kept: true } });
    await vi.advanceTimersByTimeAsync(FRAME_LIMITS.keep);
    expect(await asked).toBe('timeout');
    // Too late: the next attempt is not ended by it.
    const next = outcome(link.keep('tok-2'));
    provider.say({ type: 'kept', request, outcome: 'kept' });
    provider.say({ type: 'kept', request: provider.last('keep')?.request, outcome: 'refused' });
    expect(await next).toBe('refused');
  });

  it('resolves to the invalid fields, and fails in time', async () => {
    const asked = link.check();
    provider.say({
      type: 'checked',
      request: provider.last('check')?.request,
      invalid: ['cvv'],
      shown: false,
    });
    expect(await asked).toMatchObject({ invalid: ['cvv'], shown: false });
    const silent = outcome(link.check());
    await vi.advanceTimersByTimeAsync(FRAME_LIMITS.check);
    expect(await silent).toBe('timeout');
  });

  it('is abandoned by a frame that loads again, and by one that is left', async () => {
    const first = outcome(link.keep('tok'));
    provider.say({ type: 'hello' });
    expect(await first).toBe('failed');
    const second = outcome(link.keep('tok'));
    link.close();
    expect(await second).toBe('failed');
    vi.clearAllMocks();
    provider.load();
    expect(heard()).toBe(0);
  });
});
