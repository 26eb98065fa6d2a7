// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const betim = { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', cityCode: '3106705' } as const;

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  localStorage.clear();
  document.head.innerHTML = '<meta name="vitrine:services" content="https://api.example/{service}">';
});

describe('$location', () => {
  const load = () => import('#features/place/location-store');

  it('is kept for a later page and restored there', async () => {
    (await load()).setLocation(betim as never);
    vi.resetModules();
    Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
    const later = await load();
    expect(later.$location.get()).toBeNull();
    later.restoreLocation('BR');
    expect(later.$location.get()).toMatchObject(betim);
  });
  it('of another country stays away', async () => {
    const { restoreLocation, $location } = await load();
    localStorage.setItem('vitrine:location:v1', JSON.stringify({ saved: Date.now(), value: betim }));
    restoreLocation('AR');
    expect($location.get()).toBeNull();
    restoreLocation('BR');
    expect($location.get()?.cityName).toBe('Betim');
  });
  it('never overwrites what was chosen since', async () => {
    localStorage.setItem(
      'vitrine:location:v1',
      JSON.stringify({ saved: Date.now(), value: { ...betim, cityName: 'Contagem' } }),
    );
    const { setLocation, restoreLocation, $location } = await load();
    setLocation(betim as never);
    restoreLocation('BR');
    expect($location.get()?.cityName).toBe('Betim');
  });
  it('does not believe a tampered one', async () => {
    localStorage.setItem(
      'vitrine:location:v1',
      JSON.stringify({ saved: Date.now(), value: { countryCode: 'BR' } }),
    );
    const { restoreLocation, $location } = await load();
    restoreLocation();
    expect($location.get()).toBeNull();
  });
});
