import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { manualsOf } from '#demo-pages/sandbox/rules/manuals';
import { guardedView } from '#features/session/access/guarded-view';
import { clearQueryCache } from '#stores/query-cache';
import ManualAdmin, { purpose } from '#widgets/manual-admin/ManualAdmin';
import { click, leave, letDialogsOpen, render, settle, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(ManualAdmin, { anyRole: ['manual_admin'] }, purpose);

export function manualPage(): SandboxPage {
  letDialogsOpen();
  return sandboxPage({
    brand: 'jeep',
    country: 'BR',
    'sign-in': '/entrar',
    'idempotency-header': 'Idempotency-Key',
  });
}

export async function leavePage(): Promise<void> {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  clearQueryCache();
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
}

export async function show(user = 'sistemas', language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  Cookies.set('vitrine_session', user, { path: '/' });
  const shown = await render(<View heading="" />, language);
  await settle();
  return shown;
}

/** The manuals that the service has, whatever is shown. */
export const stored = (net: SandboxPage) => [...manualsOf(net.sandbox.world).values()];
export const titled = (net: SandboxPage, title: string) =>
  stored(net).filter((manual) => manual.title === title);
export const names = () => texts('tbody th').map((name) => name.trim());
/** Presses an action of a row's menu. */
export async function rowAction(name: string, action: string): Promise<void> {
  await click(document.querySelector(`[aria-label="Ações de ${name}"]`) as Element);
  const item = [...document.querySelectorAll('[role=menuitem]')].find((each) => each.textContent === action);
  await click(item as Element);
  await settle();
}
export async function save(): Promise<void> {
  await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  await settle();
}
/** Chooses an option of a select field. */
export async function pick(id: string, value: string): Promise<void> {
  const select = document.querySelector(`#${id}`) as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
