// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeClock, until } from '../../lib/clock';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { type CarStore, freshStore } from './fresh-store';

const ARGO = '358AF11';
const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

let net: SandboxPage;
let store: CarStore;

installFakeClock(NOON);
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/carro?utm_source=x');
  net = sandboxPage();
  store = await freshStore();
});

/** Nothing waits for a paint where the page is left. */
const left = () => dispatchEvent(new Event('pagehide'));
const press = (code: string) => {
  const change = store.previewPart(`${store.$car.get().mvs?.code}-${code}`);
  if (!change) throw new Error('there is no car');
  const done = store.applyChange(change, document);
  left();
  return done;
};
const place = (stateCode: string, cityCode: string) => ({
  countryCode: 'BR' as const,
  stateCode,
  cityCode,
  cityName: '',
  influenceAreas: [],
  regionals: [],
  longitude: 0,
  latitude: 0,
});
const codes = () => store.$car.get().parts.map(({ code }) => code);
/** The page is opened anew, in this tab or in another. */
const reload = async (later = 0, tab: 'same' | 'new' = 'same', written = {}) => {
  left();
  vi.setSystemTime(Date.now() + later);
  if (tab === 'new') sessionStorage.clear();
  store = await freshStore();
  await store.restoreCar(written, document);
};

describe('a configuration of an earlier visit', () => {
  it('comes back with its choices, and with prices asked for anew', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    store.chooseColor(`${ARGO}-176`, document);
    store.chooseCoating(`${ARGO}-C01`, document);
    store.toggleService(`${ARGO}-V01`, document);
    net.asked.length = 0;
    await reload(3 * 60 * MINUTE + 59 * MINUTE);
    expect(store.$car.get()).toMatchObject({
      mvs: { code: ARGO },
      color: { code: '176' },
      coating: { code: 'C01' },
      services: [{ id: `${ARGO}-V01` }],
      loadedFromLocalStorage: true,
      prices: null,
      configured: null,
      ecommerce: null,
      total: null,
      updatePrice: true,
    });
    expect(codes()).toEqual(['LED']);
    await until(() => expect(store.$car.get().updatePrice).toBe(false));
    expect(store.$car.get().total).toBe(92990 + 2190 + 2490 + 2490 + 2190);
    expect(net.asked.some((address) => address.includes('price/reservation'))).toBe(true);
  });
  it('is forgotten after four hours, whether it was looked at meanwhile or not', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    await reload(2 * 60 * MINUTE);
    expect(codes()).toEqual(['LED']);
    await reload(2 * 60 * MINUTE);
    expect(store.$car.get()).toMatchObject({ status: 'empty', loadedFromLocalStorage: false });
  });
  it('is saved after the paint that follows the click, also if the visitor stays', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    store.chooseColor(`${ARGO}-176`, document);
    await until(() => expect(store.savedConfiguration()?.color).toBe('176'));
  });
  it('is kept when the visitor did something, not when a page showed a car', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
  it('holds codes, a country and a time, nothing of the visitor and no price', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    const kept = JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '{}');
    expect(kept.value).toEqual({
      savedAt: NOON,
      brand: 'fiat',
      mvs: { code: ARGO, year: 2026, modelCode: '358' },
      location: { countryCode: 'BR' },
      color: '249',
      coating: 'T01',
      parts: ['LED'],
      services: [],
    });
  });
  it('of another model or version than the page is about stays where it is', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    await reload(MINUTE, 'same', { model: 'Pulse' });
    expect(store.$car.get().status).toBe('empty');
    await reload(MINUTE, 'same', { mvs: '363AF32' });
    expect(store.$car.get().mvs?.code).toBe('363AF32');
    await reload(MINUTE, 'same', { model: 'argo' });
    expect(codes()).toEqual(['LED']);
  });
  it('of another place than the visitor’s is not restored, and its choices are there to begin anew', async () => {
    store.setLocation(place('SP', '3550308'));
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    left();
    // The place is chosen in a page without a car.
    vi.setSystemTime(Date.now() + MINUTE);
    store = await freshStore();
    store.setLocation(place('MG', '3106200'));
    await store.restoreCar({}, document);
    expect(store.$car.get().status).toBe('empty');
    expect(store.savedConfiguration()).toBeUndefined();
    expect(store.expiredConfiguration()?.mvs.code).toBe(ARGO);
    store.setLocation(place('SP', '3550308'));
    await store.restoreCar({}, document);
    expect(store.$car.get().mvs?.code).toBe(ARGO);
  });

  it('goes along to another place that is chosen while it is on the page, at its age', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    left();
    const { savedAt } = store.savedConfiguration() ?? {};
    vi.setSystemTime(Date.now() + MINUTE);
    store.setLocation(place('SP', '3550308'));
    store.setLocation(place('MG', '3106200'));
    expect(store.savedConfiguration()).toMatchObject({
      savedAt,
      location: { countryCode: 'BR', stateCode: 'MG', cityCode: '3106200' },
    });
    await reload(MINUTE);
    expect(store.$car.get().mvs?.code).toBe(ARGO);
  });

  it('of another brand or country is not for this page', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    net = sandboxPage({ country: 'AR' });
    await reload(MINUTE);
    expect(store.$car.get().status).toBe('empty');
    net = sandboxPage({ brand: 'jeep' });
    await reload(MINUTE);
    expect(store.$car.get().status).toBe('empty');
  });
  it('tells what is not sold any more', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    const key = localStorage.key(0) ?? '';
    for (const area of [localStorage, sessionStorage])
      area.setItem(key, (area.getItem(key) ?? '').replace('"LED"', '"LED","OLD"'));
    await reload(MINUTE);
    expect(store.$car.get().lost).toEqual([{ kind: 'part', code: 'OLD' }]);
  });
  it('that is damaged is none', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    const key = localStorage.key(0) ?? '';
    for (const broken of ['{', '{"saved":1}', JSON.stringify({ saved: NOON, value: { savedAt: 'soon' } })]) {
      for (const area of [localStorage, sessionStorage]) area.setItem(key, broken);
      await reload();
      expect(store.$car.get().status).toBe('empty');
    }
  });
  it('is kept for this page view where storage is blocked', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    expect(codes()).toEqual(['LED']);
    expect(store.savedConfiguration()?.parts).toEqual(['LED']);
    blocked.mockRestore();
  });
});

describe('two tabs', () => {
  it('keep a car each; a new tab begins with the one that was touched last', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    const first = { ...Object.entries(sessionStorage) };
    const mine = sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '';
    expect(Object.keys(first)).toHaveLength(1);
    // Another tab, another car.
    await reload(MINUTE, 'new', { mvs: '363AF32' });
    press('LED');
    const theirs = sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '';
    expect(theirs).not.toBe(mine);
    // The first tab is opened anew.
    sessionStorage.setItem(sessionStorage.key(0) ?? '', mine);
    await reload(MINUTE);
    expect(store.$car.get().mvs?.code).toBe(ARGO);
    await reload(MINUTE, 'new');
    expect(store.$car.get().mvs?.code).toBe('363AF32');
  });
});

describe('a shared link', () => {
  it('opens the same car for somebody else, and carries nothing else of the visit', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('PTE');
    store.chooseColor(`${ARGO}-876`, document);
    const address = new URL(store.carShareUrl() ?? '');
    expect([...address.searchParams.keys()]).toEqual(['vt-car', 'vt-step']);
    localStorage.clear();
    history.replaceState(null, '', address);
    await reload(0, 'new', { mvs: '358BF31' });
    expect(store.$car.get()).toMatchObject({
      mvs: { code: ARGO },
      color: { code: '876' },
      loadedFromLocalStorage: false,
    });
    expect(codes()).toEqual(['PTE', 'MUL', 'CAM']);
  });
  it('comes before what the browser kept, until the visitor changes the car', async () => {
    await store.restoreCar({ mvs: ARGO }, document);
    press('LED');
    history.replaceState(null, '', '/carro?vt-car=363AF32~2027&vt-step=color');
    await reload();
    expect(store.$car.get().mvs?.code).toBe('363AF32');
    press('LED');
    expect(location.search).toBe('?vt-step=color');
    await reload();
    expect(store.$car.get().mvs?.code).toBe('363AF32');
    expect(codes()).toEqual(['LED']);
  });
  it('to a version that is not sold any more says so', async () => {
    history.replaceState(null, '', '/carro?vt-car=ZZZZZZZ~2020');
    await store.restoreCar({ model: 'Argo' }, document);
    expect(store.$car.get()).toMatchObject({ status: 'failed', problem: 'missing' });
  });
  it('that is none of ours is no link', async () => {
    history.replaceState(null, '', '/carro?vt-car=%3Cscript%3E');
    await store.restoreCar({ mvs: ARGO }, document);
    expect(store.$car.get().mvs?.code).toBe(ARGO);
  });
});
