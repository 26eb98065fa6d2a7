// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { measurePosition } from '#page/geolocation';
import { hasStoredValue } from '#page/settings/storage-key';

const browser = (geolocation: unknown) => vi.stubGlobal('navigator', { geolocation });
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('measurePosition', () => {
  it('gives longitude first', async () => {
    browser({
      getCurrentPosition: (ok: (p: unknown) => void) => ok({ coords: { longitude: -44, latitude: -19 } }),
    });
    expect(await measurePosition()).toEqual([-44, -19]);
  });
  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ])('tells code %d as %s', async (code, reason) => {
    browser({ getCurrentPosition: (_: unknown, no: (e: unknown) => void) => no({ code }) });
    await expect(measurePosition()).rejects.toMatchObject({ name: 'PositionError', reason });
  });
  it('says that a browser has no such function', async () => {
    browser(undefined);
    await expect(measurePosition()).rejects.toMatchObject({ reason: 'unsupported' });
  });
  it('asks the browser to answer in time', async () => {
    const getCurrentPosition = vi.fn((ok: (p: unknown) => void, _no: unknown, _options: unknown) =>
      ok({ coords: { longitude: 1, latitude: 2 } }),
    );
    browser({ getCurrentPosition });
    await measurePosition();
    expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
  });
});

describe('hasStoredValue', () => {
  const keep = (saved: unknown) =>
    localStorage.setItem('vitrine:location:v1', JSON.stringify({ saved, value: {} }));
  it('is about a fresh value of that name', () => {
    expect(hasStoredValue('location', 1e12)).toBe(false);
    keep(1e12);
    expect(hasStoredValue('location', 1e12 + 14_399_999)).toBe(true);
    expect(hasStoredValue('location', 1e12 + 14_400_000)).toBe(false);
    expect(hasStoredValue('other', 1e12)).toBe(false);
    document.head.innerHTML = '<meta name="vitrine:cache-ttl" content="1000">';
    expect(hasStoredValue('location', 1e12 + 1001)).toBe(false);
    document.head.innerHTML = '';
  });
  it('is false for an unreadable value', () => {
    localStorage.setItem('vitrine:location:v1', '{');
    expect(hasStoredValue('location')).toBe(false);
    keep('soon');
    expect(hasStoredValue('location')).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(hasStoredValue('location')).toBe(false);
  });
});
