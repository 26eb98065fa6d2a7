// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '../lib/stub-fetch';

const betim = { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', cityCode: '3106705' } as const;
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  document.head.innerHTML = '<meta name="vitrine:services" content="https://api.example/{service}">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
    const { setLocation, restoreLocation, $location, clearLocation } = await load();
    setLocation(betim as never);
    clearLocation();
    restoreLocation('BR');
    expect($location.get()).toBeNull();
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

describe('$popups', () => {
  it('takes text with the defaults of spec messages#popups and tells the page', async () => {
    const { $popups, showPopup, closePopup, POPUP_DURATION } = await import('#ui/standalone/popup-store');
    const heard = vi.fn();
    document.addEventListener('vt-popup-queued', heard);
    const first = showPopup({ type: 'SUCCESS', text: 'a' });
    const second = showPopup({ type: 'ERROR', text: 'b', duration: 4000 });
    expect($popups.get()).toEqual([
      { id: first, type: 'SUCCESS', text: 'a', duration: 5000, button: 'OK' },
      { id: second, type: 'ERROR', text: 'b', duration: 4000, button: 'OK' },
    ]);
    expect(POPUP_DURATION).toBe(5000);
    expect(heard).toHaveBeenCalledTimes(2);
    closePopup(first);
    expect($popups.get().map(({ id }) => id)).toEqual([second]);
  });
});

describe('findPostalCode (spec places#postal-code)', () => {
  const address = { cep: '01310100', countryCode: 'BR', stateCode: 'SP', cityName: 'São Paulo' };
  const configured =
    '<meta name="vitrine:postal-service" content="postal"><meta name="vitrine:public-lookup" content="publico">';
  const find = async (...answers: Response[]) => {
    const asked: string[] = [];
    stubFetch(async (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return answers.shift() ?? json({}, 404);
    });
    const { findPostalCode } = await import('#features/place/postal-code');
    const found = await findPostalCode('01310-100').catch((error: Error) => error);
    return { asked, found };
  };

  it('asks the postal service first, without the dash', async () => {
    document.head.innerHTML += configured;
    const { asked, found } = await find(json(address));
    expect(asked).toEqual(['/location/cep/postal/01310100']);
    expect(found).toMatchObject(address);
  });
  it.each([404, 422])('asks the public lookup where the first says %i', async (status) => {
    document.head.innerHTML += configured;
    const { asked, found } = await find(json({}, status), json(address));
    expect(asked).toEqual(['/location/cep/postal/01310100', '/location/cep/publico/01310100']);
    expect(found).toMatchObject({ cityName: 'São Paulo' });
  });
  it('asks the public lookup where the first finds nothing', async () => {
    document.head.innerHTML += configured;
    expect((await find(new Response(''), json(address))).asked).toHaveLength(2);
  });
  it('makes one plain lookup where neither is configured', async () => {
    expect((await find(json(address))).asked).toEqual(['/location/cep/01310100']);
  });
  it('is null for an unknown code, and fails if the last provider failed', async () => {
    expect((await find(json({}, 404))).found).toBeNull();
    document.head.innerHTML += configured;
    expect((await find(json({}, 404), json({}, 422))).found).toMatchObject({ kind: 'http', status: 422 });
  });
});
