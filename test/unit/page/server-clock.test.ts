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
const clock = () => import('../../../src/page/server-clock');
const iso = (ms: number) => new Date(ms).toISOString();

describe('the clock of the service', () => {
  it('is the device’s until the service tells its time', async () => {
    const { noteServerTime, serverNow } = await clock();
    expect(serverNow()).toBe(NOON);
    for (const text of [undefined, null, '', 'soon']) noteServerTime(text);
    expect(serverNow()).toBe(NOON);
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
});
