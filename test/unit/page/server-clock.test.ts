import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NOON = Date.UTC(2026, 10, 20, 12);
let running = 0;
beforeEach(() => {
  vi.resetModules();
  running = 0;
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => running);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const clock = () => import('#page/server-clock');
const iso = (ms: number) => new Date(ms).toISOString();

describe('the clock of the service', () => {
  it('is the device’s until the service tells its time', async () => {
    const { noteServerTime, serverNow, serverTime } = await clock();
    expect(serverNow()).toBe(NOON);
    for (const text of [undefined, null, '', 'soon']) noteServerTime(text);
    expect(serverNow()).toBe(NOON);
    expect(serverTime()).toBeUndefined();
  });

  it('goes on from there, also while the device sleeps or its clock is set back', async () => {
    const { noteServerTime, serverNow } = await clock();
    noteServerTime(iso(NOON + 3_600_000));
    expect(serverNow()).toBe(NOON + 3_600_000);
    vi.setSystemTime(NOON + 60_000);
    expect(serverNow()).toBe(NOON + 3_660_000);
    running = 90_000;
    vi.setSystemTime(NOON - 500_000);
    expect(serverNow()).toBe(NOON + 3_690_000);
  });

  it('is sure while both clocks of the device agree', async () => {
    const { noteServerTime, serverTime } = await clock();
    noteServerTime(iso(NOON - 12 * 3_600_000));
    running = 60_000;
    vi.setSystemTime(NOON + 60_000);
    expect(serverTime()).toBe(NOON - 12 * 3_600_000 + 60_000);
  });

  it.each([12, -12])(
    'is not sure any more once the device’s clock was set by %d hours, or it slept',
    async (hours) => {
      const { noteServerTime, serverTime } = await clock();
      noteServerTime(iso(NOON));
      vi.setSystemTime(NOON + hours * 3_600_000);
      expect(serverTime()).toBeUndefined();
      noteServerTime(iso(NOON + 1000));
      expect(serverTime()).toBe(NOON + 1000);
    },
  );
});
