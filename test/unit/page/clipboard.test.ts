import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '#page/clipboard';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('tells whether the browser has written', async () => {
  const write = vi.fn(async () => {});
  clipboard(write);
  expect(await copyText('abc')).toBe(true);
  expect(write).toHaveBeenCalledWith('abc');
  clipboard(() => Promise.reject(new Error('denied')));
  expect(await copyText('abc')).toBe(false);
});

it('is false without a clipboard, as on an address without TLS', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('abc')).toBe(false);
});

it('is false where the browser does not answer', async () => {
  vi.useFakeTimers();
  clipboard(() => new Promise(() => {}));
  const copied = copyText('abc');
  await vi.runAllTimersAsync();
  expect(await copied).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
