// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markStep, measureReady } from '#page/report/timing';
import { MOST_TAGS, timingsBetween } from '#page/report/timings';

const element = (tag: string) => document.createElement(tag);

afterEach(() => {
  vi.unstubAllGlobals();
  performance.clearMarks();
  performance.clearMeasures();
});

describe('User Timing of a widget', () => {
  it('has a measure of its start, and marks', () => {
    measureReady(element('vt-lead-form'), 12);
    markStep(element('vt-lead-form'), 'first-use');
    const [ready] = performance.getEntriesByName('vt-lead-form ready', 'measure');
    expect(ready?.startTime).toBe(12);
    expect(performance.getEntriesByName('vt-lead-form first-use', 'mark')).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['is missing', undefined],
    ['has no marks', {}],
    [
      'throws',
      {
        mark() {
          throw new Error('full');
        },
        measure() {
          throw new Error('full');
        },
        getEntriesByType() {
          throw new Error('full');
        },
      },
    ],
  ])('is left out where performance %s', (_, replaced) => {
    vi.stubGlobal('performance', replaced);
    expect(() => markStep(element('vt-lead-form'), 'sent')).not.toThrow();
    expect(() => measureReady(element('vt-lead-form'), 1)).not.toThrow();
    expect(timingsBetween(-1, 1e9)).toEqual([]);
  });
});

describe('the timings of a report', () => {
  it('have each tag once, with the first load, the longest wait, the first use and the number sent', () => {
    performance.measure('vt-a ready', { start: 100.4, duration: 20 });
    performance.measure('vt-a ready', { start: 300, duration: 50.6 });
    performance.mark('vt-a first-use', { startTime: 900 });
    performance.mark('vt-a sent', { startTime: 1000 });
    performance.mark('vt-a sent', { startTime: 1100 });
    performance.measure('vt-b ready', { start: 50, duration: 1 });
    expect(timingsBetween(-1, 5000).sort((a, b) => a.tag.localeCompare(b.tag))).toEqual([
      { tag: 'vt-a', loaded: 100, ready: 51, firstUse: 900, sent: 2 },
      { tag: 'vt-b', loaded: 50, ready: 1 },
    ]);
  });

  it('have nothing of the page, and nothing of an earlier part', () => {
    for (const name of ['ana@exemplo.com.br sent', 'vt-a', 'vt-a sent x', 'vt-A sent', 'x vt-a sent'])
      performance.mark(name, { startTime: 10 });
    performance.mark('vt-a sent', { startTime: 10 });
    performance.mark('vt-b sent', { startTime: 20 });
    expect(timingsBetween(10, 15)).toEqual([]);
    expect(timingsBetween(10, 20)).toEqual([{ tag: 'vt-b', sent: 1 }]);
  });

  it('have a bounded number of tags', () => {
    for (let n = 0; n < 100; n++) performance.mark(`vt-n${n} sent`, { startTime: 10 });
    expect(timingsBetween(-1, 100)).toHaveLength(MOST_TAGS);
  });
});
