// @vitest-environment happy-dom

import { object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheLifetime, persisted } from '#page/settings/storage';
import { CACHE_LIFETIME } from '#page/settings/storage-key';

const place = object({ city: string() });
let now = 1_000_000;
const cell = (name: string) => persisted(name, place, { now: () => now });

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  now = 1_000_000;
});
afterEach(() => vi.restoreAllMocks());

describe('persisted', () => {
  it('keeps a value under a versioned key for four hours and no longer', () => {
    cell('a').save({ city: 'Betim' });
    expect(Object.keys(localStorage)).toEqual(['vitrine:a:v1']);
    now += CACHE_LIFETIME - 1;
    expect(cell('a').load()).toEqual({ city: 'Betim' });
    now += 1;
    expect(cell('a').load()).toBeUndefined();
    expect(CACHE_LIFETIME).toBe(4 * 60 * 60 * 1000);
  });
  it('does not believe a value from the future', () => {
    cell('a').save({ city: 'Betim' });
    now -= 10;
    expect(cell('a').load()).toBeUndefined();
  });
  it("takes the page's lifetime", () => {
    document.head.innerHTML = '<meta name="vitrine:cache-ttl" content="100">';
    expect(cacheLifetime()).toBe(100);
  });
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"saved":1}',
    '{"saved":"x","value":{}}',
    '{"saved":1000000,"value":{"city":7}}',
  ])('gives nothing for %j, and does not throw', (text) => {
    localStorage.setItem('vitrine:a:v1', text);
    expect(cell('a').load()).toBeUndefined();
  });
  it('keeps a value in memory where storage is full, and drops it again', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cell('full').save({ city: 'Betim' });
    expect(cell('full').load()).toEqual({ city: 'Betim' });
    cell('full').clear();
    expect(cell('full').load()).toBeUndefined();
  });
  it('lives without storage', () => {
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const one = cell('blocked');
    expect(one.load()).toBeUndefined();
    one.save({ city: 'Betim' });
    expect(one.load()).toEqual({ city: 'Betim' });
    one.clear();
    expect(one.load()).toBeUndefined();
    expect(blocked).toHaveBeenCalled();
  });
});
