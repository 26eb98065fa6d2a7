import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { $car, noCar, setCar, setCarOptions } from '#features/car/car-store';
import { forgetChoices } from '#features/car/choices/choices';
import { clearDealer } from '#features/dealer/dealer-store';
import { guardedView } from '#features/session/access/guarded-view';
import { pageSingleton } from '#page/core/page-singleton';
import { clearQueryCache } from '#services/http/query-cache';
import Quotation, { purpose } from '#widgets/quotation/Quotation';
import { advance } from '../../lib/clock';
import { button, click, leave, letDialogsOpen, render, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(Quotation, {}, purpose);

export const SAVE = '/dealer-sales/quotation';
export const FACTORY = '/stock/factory';
/** An Argo that the sandbox sells, and its first words. */
export const CODE = '358AF11';

/** A page of Fiat with a seller signed in. */
export function begin(tags: Record<string, string> = {}, user = 'vendas'): SandboxPage {
  letDialogsOpen();
  localStorage.clear();
  sessionStorage.clear();
  forgetPage();
  const net = sandboxPage({ brand: 'fiat', country: 'BR', 'sign-in': '/entrar', ...tags });
  vi.setSystemTime(net.sandbox.world.now());
  // The documents have a missing online price written to the console (spec cars#missing-price).
  vi.spyOn(console, 'error').mockImplementation(() => {});
  signIn(user);
  return net;
}
/** What a reload forgets: the page's stores, not its storage. */
export function forgetPage(): void {
  clearQueryCache();
  clearDealer();
  setCarOptions(null);
  setCar(noCar());
  forgetChoices();
  pageSingleton('quotationAside', () => ({ kept: null as unknown })).kept = null;
  pageSingleton('quotationOwner', () => ({ id: '' })).id = '';
  history.replaceState(null, '', '/vendas');
}
/** What loads late, once for all tests of a file. */
export const loadParts = () =>
  Promise.all([
    import('#widgets/quotation/deferred/Desk'),
    import('#widgets/quotation/deferred/proposal'),
    import('#features/dealer/dealer-details'),
    import('#features/car/deferred'),
    import('#services/http/send'),
  ]);
export async function end(): Promise<void> {
  await leave();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
export function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
export const show = async (customerUrl = '', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  const shown = await render(<View heading="" customerUrl={customerUrl} />, language);
  await settle(2000);
  return shown;
};
/** Shows the desk again as after a reload. */
export async function reload(): Promise<void> {
  await leave();
  forgetPage();
  await show();
}

export async function until(what: () => boolean, rounds = 60): Promise<void> {
  for (let round = 0; round < rounds && !what(); round++) await act(() => advance(250));
  if (!what()) throw new Error(`never came: ${what}`);
  await settle();
}
const isPriced = () => {
  const { isReady, updatePrice, priceStatus } = $car.get();
  return isReady && !updatePrice && priceStatus.prices === 'ready';
};
export const priced = () => until(isPriced);

export const panel = '[role=tabpanel]:not([hidden])';
export function tab(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no tab ${name}`);
  return found;
}
export const openTab = (name: string) => click(tab(name));
/** Types into the search and waits for its answer. */
export async function search(words: string): Promise<void> {
  await type('#car-search', words);
  await settle(2000);
}
/** Chooses the version of a code as a seller does: code, Enter. */
export async function choose(code = CODE): Promise<void> {
  await search(code);
  await enter('.car-search');
  await priced();
}
export async function enter(form: string): Promise<void> {
  await act(async () => {
    document.querySelector(form)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle(1000);
}
export const save = async () => {
  await click(button('Salvar no CRM'));
  await settle(1000);
};
/** A version with what the CRM needs, in the review. */
export async function quote(values: Record<string, string> = {}): Promise<void> {
  await choose();
  await openTab('Revisão');
  for (const [name, value] of Object.entries({ opportunityName: 'Frota Aurora', ...values }))
    await type(`[name="${name}"]`, value);
}
export const sent = (net: SandboxPage) => net.asked.filter((address) => address.endsWith(SAVE)).length;
export const alerts = () => texts('[role=alert]').filter(Boolean);
export const said = () => text('[part=success] h3');
/** Presses keys within the desk. */
export async function keys(code: string, more: KeyboardEventInit = { altKey: true }): Promise<void> {
  await act(async () => {
    const target = document.querySelector('.desk button') as HTMLElement;
    target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }));
  });
  await settle(500);
}
