// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitMissing } from '#element/await-missing';

const NEEDS = ['brand', 'country'];
const report = vi.hoisted(() => vi.fn());
vi.mock('#element/report-missing', () => ({ explainMissing: report }));

/** Puts the settings into the head, or takes them away. */
const settings = (...names: string[]) => {
  document.head.innerHTML = names
    .map((name) => `<meta name="vitrine:${name}" content="${name === 'brand' ? 'fiat' : 'BR'}">`)
    .join('');
};
/** Lets time pass, and observers and imports have their turn. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let calls: string[];
let element: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  settings();
  report.mockClear();
  calls = [];
  element = new AbortController();
  awaitMissing(
    NEEDS,
    element.signal,
    () => calls.push('start'),
    () => calls.push('fail'),
  );
});
afterEach(() => {
  element.abort();
  vi.useRealTimers();
});

it('settings that a router takes away for a moment are no fault', async () => {
  await pass(400);
  settings('brand');
  await pass(50);
  expect(calls).toEqual([]);
  settings(...NEEDS);
  await pass(5000);
  expect(calls).toEqual(['start']);
  expect(report).not.toHaveBeenCalled();
});

it('settings that stay away are one, until they come', async () => {
  await pass(5000);
  expect(calls).toEqual(['fail']);
  expect(report).toHaveBeenCalledExactlyOnceWith(NEEDS);
  settings(...NEEDS);
  await pass(5000);
  settings();
  await pass(5000);
  expect(calls).toEqual(['fail', 'start']);
});

it('an element that has been removed waits for nothing', async () => {
  element.abort();
  await pass(5000);
  settings(...NEEDS);
  await pass(5000);
  expect(calls).toEqual([]);
});
