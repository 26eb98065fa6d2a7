// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { advanceTo, until } from '../../lib/clock';
import { ARGO, car, id, net, open, partCodes, press, setUpStore, store, told } from './open-store';

setUpStore();

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
    const slow = store.loadCar({ mvsCode: '358BF31' }, document);
    await until(() => expect(net.held).toHaveLength(1));
    net.hold = '';
    await store.loadCar({ mvsCode: '358CF31' }, document);
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
    await store.loadVersion('358CF31', 2026, document);
    expect(partCodes()).toEqual(['PCO', 'R17', 'BAN', 'AER']);
    expect(car().color?.code).toBe('176');
    // Its air conditioning, sensors and lamps are standard here; the upholstery nobody chose.
    expect(car().lost).toEqual([]);
    const around = store.previewPart('358CF31-C36');
    expect(around && store.applyChange(around, document)).toBe(true);
    store.chooseCoating('358CF31-C02', document);
    await store.loadVersion(ARGO, 2026, document);
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
    told.length = 0;
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
    told.length = 0;
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
    expect(store.applyChange(change, document, { color: id('612') })).toBe(false);
    expect(partCodes()).toEqual([]);
    expect(store.applyChange(change, document, { color: id('876') })).toBe(true);
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
