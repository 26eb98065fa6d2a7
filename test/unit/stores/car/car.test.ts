// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, advanceTo, installFakeClock, until } from '../../lib/clock';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { type CarStore, freshStore } from './fresh-store';

let store: CarStore;
let net: SandboxPage;
let life: AbortController;
/** Every event of the car that reached the document. */
let told: { name: string; detail: unknown }[];

const EVENTS = ['vt-version-selected', 'vt-part-changed', 'vt-color-selected'] as const;

installFakeClock();
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/carro');
  document.body.replaceChildren();
  net = sandboxPage();
  store = await freshStore();
  told = [];
  life = new AbortController();
  for (const name of EVENTS) {
    document.addEventListener(name, (event) => told.push({ name, detail: event.detail }), {
      signal: life.signal,
    });
  }
});
// Prices may still be on their way: they go on asking the sandbox of their test.
afterEach(() => {
  life.abort();
  vi.stubGlobal('dataLayer', undefined);
});

const ARGO = '358AF11';
const element = () => document.body.appendChild(document.createElement('vt-configurator'));
const open = async (mvsCode = ARGO) => {
  const from = element();
  await store.restoreCar({ mvs: mvsCode }, from);
  return from;
};
const car = () => store.$car.get();
const partCodes = () => car().parts.map(({ code }) => code);
const id = (code: string) => `${ARGO}-${code}`;
/** A press on a part without a question. */
const press = (code: string, from: EventTarget = document) => {
  const change = store.previewPart(id(code));
  if (!change) throw new Error('there is no car');
  return store.applyChange(change, from);
};
const settled = () => until(() => expect(car().updatePrice).toBe(false));

describe('a version', () => {
  it('becomes the page’s car as it comes, with the event of the element that asked', async () => {
    await open();
    expect(car()).toMatchObject({
      status: 'ready',
      isReady: true,
      brand: 'fiat',
      loadedFromLocalStorage: false,
      mvs: { code: ARGO, modelName: 'Argo', versionName: 'Drive 1.0' },
      color: { code: '249' },
      coating: { code: 'T01' },
      parts: [],
      services: [],
      lost: [],
    });
    expect(car().groupedMvs.map(({ code }) => code)).toContain('358BF31');
    expect(told).toEqual([{ name: 'vt-version-selected', detail: { mvsCode: ARGO, year: 2026 } }]);
  });
  it('that is not sold any more is said to be missing, one that cannot be had now is not', async () => {
    await open('ZZZZZZZ');
    expect(car()).toMatchObject({ status: 'failed', problem: 'missing', mvs: null });
    net.faults = { 'v2/car/web': 'offline' };
    await advanceTo(store.loadCar({ mvsCode: ARGO }, document));
    expect(car()).toMatchObject({ status: 'failed', problem: 'service' });
    net.faults = {};
    await store.retryLoadCar(document);
    expect(car()).toMatchObject({ status: 'ready', mvs: { code: ARGO } });
  });
  it('asked for later is the one that stays, whichever answer comes last', async () => {
    await open();
    net.hold = '358BF31';
    const slow = store.openCar({ mvsCode: '358BF31' }, document);
    await until(() => expect(net.held).toHaveLength(1));
    net.hold = '';
    await store.openCar({ mvsCode: '358CF31' }, document);
    for (const { go } of net.held) go();
    await slow;
    expect(car().mvs?.code).toBe('358CF31');
  });
  it('of the same model keeps what it has as well, and tells what it has not', async () => {
    await open();
    press('PCO');
    press('LED');
    press('AER');
    press('R17');
    store.chooseColor(id('176'), document);
    await store.chooseVersion('358CF31', 2026, document);
    expect(partCodes()).toEqual(['PCO', 'R17', 'BAN', 'AER']);
    expect(car().color?.code).toBe('176');
    // Its air conditioning, sensors and lamps are standard here; the upholstery nobody chose.
    expect(car().lost).toEqual([]);
    const around = store.previewPart('358CF31-C36');
    expect(around && store.applyChange(around, document)).toBe(true);
    store.chooseCoating('358CF31-C02', document);
    await store.chooseVersion(ARGO, 2026, document);
    expect(car().lost).toEqual([
      { kind: 'part', code: 'C36' },
      { kind: 'coating', code: 'C02' },
    ]);
    // Nothing of the version before can be brought back.
    expect(store.$carHistory.get().now?.past).toEqual([]);
  });
});

describe('choices', () => {
  it('follow the rules, with one event that names what came and went', async () => {
    const from = await open();
    told = [];
    press('PCO', from);
    expect(partCodes()).toEqual(['PCO', 'SEN', 'ARD', 'BAN']);
    press('PSP', from);
    expect(partCodes()).not.toContain('PCO');
    expect(told.map(({ detail }) => detail)).toEqual([
      { mvsCode: ARGO, added: ['PCO', 'SEN', 'ARD', 'BAN'], removed: [] },
      { mvsCode: ARGO, added: ['PSP', 'R18', 'AER'], removed: ['PCO'] },
    ]);
  });
  it('are taken back and made again, with what they had brought and taken', async () => {
    await open();
    press('PCO');
    press('PSP');
    store.undoChoice(document);
    expect(partCodes()).toEqual(['PCO', 'SEN', 'ARD', 'BAN']);
    store.undoChoice(document);
    expect(partCodes()).toEqual([]);
    told = [];
    store.undoChoice(document);
    expect(told).toEqual([]);
    store.redoChoice(document);
    store.redoChoice(document);
    expect(partCodes()).toContain('PSP');
  });
  it('that force another colour wait for it', async () => {
    await open();
    store.chooseColor(id('310'), document);
    const change = store.previewPart(id('PNI'));
    if (!change) throw new Error('there is no car');
    expect(change.colorChange).toMatchObject({ color: id('310'), because: 'restricted' });
    expect(store.applyChange(change, document)).toBe(false);
    expect(store.applyChange(change, document, id('612'))).toBe(false);
    expect(partCodes()).toEqual([]);
    expect(store.applyChange(change, document, id('876'))).toBe(true);
    expect(car().color?.code).toBe('876');
    expect(partCodes()).toContain('PNI');
  });
  it('of coating and services count as well', async () => {
    await open();
    store.chooseCoating(id('C01'), document);
    store.toggleService(id('V01'), document);
    store.toggleService(id('V03'), document);
    store.toggleService(id('V01'), document);
    expect(car().coating?.code).toBe('C01');
    expect(car().services.map(({ serviceName }) => serviceName)).toEqual(['Garantia estendida de 12 meses']);
  });
  it('reach the page’s data layer, where there is one, as ids', async () => {
    const layer: object[] = [];
    vi.stubGlobal('dataLayer', layer);
    await open();
    press('LED');
    expect(layer).toEqual([
      { event: 'vt-version-selected', mvsCode: ARGO, year: 2026 },
      { event: 'vt-part-changed', mvsCode: ARGO, added: ['LED'], removed: [] },
    ]);
  });
});

describe('prices', () => {
  it('are those of the services, and the total is the configured car with the rest', async () => {
    await open();
    press('PTE');
    store.toggleService(id('V01'), document);
    await settled();
    expect(car()).toMatchObject({
      prices: { price: 92990 },
      ecommerce: { ecommercePrice: 89270 },
      configured: { optionalsPrice: 8670, total: 101660 },
      discount: { percent: 9 },
      optionalsTotal: 8670,
      accessoriesTotal: 0,
      servicesTotal: 2190,
      total: 103850,
      stock: { quantity: 54 },
    });
    expect(car().funding?.installmentsValue).toBeGreaterThan(0);
    const reservation = net.asked.filter((address) => address.includes('price/reservation')).at(-1);
    expect(reservation).toContain('optionalCode=PTE,MUL,CAM');
  });
  it('never go back to an earlier configuration, however late it is answered', async () => {
    await open();
    await settled();
    net.hold = 'optionalCode=LED';
    press('LED');
    await until(() => expect(net.held).toHaveLength(1));
    press('LED');
    await settled();
    for (const { go } of net.held) go();
    await advance(20);
    expect(car()).toMatchObject({ total: 92990, configured: { total: 92990 } });
  });
  it('that cannot be had are empty, each for itself, and say so', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    net.faults = { 'price/price?': 403, stock: 403, 'price/specialDiscount': 403 };
    await open();
    await settled();
    expect(car()).toMatchObject({
      prices: null,
      ecommerce: null,
      discount: null,
      stock: { quantity: 0, lines: [] },
      configured: { total: 92990 },
      total: 92990,
      priceStatus: { prices: 'failed', ecommerce: 'failed', discount: 'failed', configured: 'ready' },
    });
    expect(silent).toHaveBeenCalledWith('Error getting online sale price');
    net.faults = {};
    await store.refreshPrices();
    expect(car()).toMatchObject({
      prices: { price: 92990 },
      priceStatus: { prices: 'ready', stock: 'ready' },
    });
  });
  it('are our own sum where only the configured one cannot be had', async () => {
    net.faults = { 'price/reservation': 403 };
    await open();
    press('LED');
    await settled();
    expect(car()).toMatchObject({ configured: null, total: 95180 });
  });
  it('take off the bonus of the dealer that is chosen on the page', async () => {
    await open();
    await settled();
    const dealer = net.sandbox.world.dealers.find(({ brand }) => brand === 'fiat')?.idSiteGeo ?? '';
    store.chooseDealer({ id: dealer, name: '', cityName: '', cityCode: '', stateCode: '', phone: '' });
    await until(() => expect(car().hasPriceBonification).toBe(true));
    expect(car()).toMatchObject({ bonificationTotal: 1000, total: 91990 });
    store.clearDealer();
    expect(car()).toMatchObject({ bonus: null, bonificationTotal: null, total: 92990 });
  });
});
