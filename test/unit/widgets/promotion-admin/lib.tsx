import Cookies from 'js-cookie';
import { act } from 'react';
import { guardedView } from '#features/session/access/guarded-view';
import PromotionAdmin, { purpose } from '#widgets/promotion-admin/PromotionAdmin';
import { click, leave, letDialogsOpen, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(PromotionAdmin, { anyRole: ['partner_admin'] }, purpose);

/** The page of a brand with an empty sandbox. */
export function page(brand = 'fiat', country: 'BR' | 'AR' = 'BR'): SandboxPage {
  letDialogsOpen();
  return sandboxPage({
    brand,
    country,
    'sign-in': '/entrar',
    'idempotency-header': 'Idempotency-Key',
  });
}

export async function end(): Promise<void> {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  history.replaceState(null, '', location.pathname);
  sessionStorage.clear();
}

/** Shows the widget to an account, at an address. */
export function show(query = '', user = 'nation', language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}`);
  Cookies.set('vitrine_session', user, { path: '/' });
  Cookies.set('vitrine_identity', `id-${user}`, { path: '/' });
  return render(<View heading="" />, language);
}

export const address = (name: string) => new URLSearchParams(location.search).get(name);

/** In the tab that is open. */
const OPEN = '.tab-panel:not([hidden])';
export const open = (selector = '') => `${OPEN} ${selector}`.trim();
export const names = () => texts(open('tbody th')).map((name) => name.trim());
export const said = () => text(open('p.notice'));
export const problem = () => text('dialog [role=alert]');

const named = (selector: string, name: string | RegExp): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = all.find(({ textContent }) => {
    const plain = (textContent ?? '').replaceAll('\u00a0', ' ');
    return typeof name === 'string' ? plain === name : name.test(plain);
  });
  if (!found) throw new Error(`no ${selector} ${name} in: ${all.map(({ textContent }) => textContent)}`);
  return found;
};
export const press = (name: string | RegExp) => click(named(open('button'), name));
export const pressIn = (name: string | RegExp) => click(named('dialog button', name));
export const tab = (name: string) => click(named('[role=tab]', name));
/** Presses an action of a row's menu. */
export async function rowAction(row: string, action: string): Promise<void> {
  await click(document.querySelector(open(`[aria-label="Ações de ${row}"]`)) as Element);
  await click(named('[role=menuitem]', action));
}
export const pick = (row: string) =>
  click(document.querySelector(open(`[aria-label="Selecionar ${row}"]`)) as Element);
/** Saves what is in the dialog. */
export async function save(): Promise<void> {
  await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  await settle();
}
/** What a dialog asks is confirmed by its first button. */
export async function confirm(): Promise<void> {
  await click(document.querySelector('dialog .confirm-actions button') as Element);
  await settle();
}
