import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installFakeClock, until } from '../../lib/clock';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { type CarStore, freshStore } from './fresh-store';

export let store: CarStore;
export let net: SandboxPage;
/** Every event of the car that reached the document. */
export const told: { name: string; detail: unknown }[] = [];

const EVENTS = ['vt-version-selected', 'vt-part-changed', 'vt-color-selected'] as const;

/** Each test of a file has a fresh store on a page of a first visit. */
export function setUpStore(): void {
  let life: AbortController;
  installFakeClock();
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/carro');
    document.body.replaceChildren();
    net = sandboxPage();
    store = await freshStore();
    told.length = 0;
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
}

export const ARGO = '358AF11';
const element = () => document.body.appendChild(document.createElement('vt-configurator'));
export const open = async (mvsCode = ARGO) => {
  const from = element();
  await store.restoreCar({ mvs: mvsCode }, from);
  return from;
};
export const car = () => store.$car.get();
export const partCodes = () => car().parts.map(({ code }) => code);
export const id = (code: string) => `${ARGO}-${code}`;
/** A press on a part without a question. */
export const press = (code: string, from: EventTarget = document) => {
  const change = store.previewPart(id(code));
  if (!change) throw new Error('there is no car');
  return store.applyChange(change, from);
};
export const settled = () => until(() => expect(car().updatePrice).toBe(false));
