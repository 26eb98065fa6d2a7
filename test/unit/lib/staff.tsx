import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { clearQueryCache } from '#services/http/query-cache';
import { click, leave, letDialogsOpen, settle } from './render';
import { signOut } from './requests';
import { type SandboxPage, sandboxPage } from './sandbox-fetch';

/** A page of a brand for staff, with the sandbox as its services. */
export function staffPage(brand: string, country: 'BR' | 'AR' = 'BR'): SandboxPage {
  letDialogsOpen();
  return sandboxPage({
    brand,
    country,
    'sign-in': '/entrar',
    'idempotency-header': 'Idempotency-Key',
  });
}

/** Ends a visit: nobody is signed in, nothing is kept. The services stay as they are. */
export async function endVisit(): Promise<void> {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  clearQueryCache();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
  sessionStorage.clear();
}

/** Ends the last visit of a test. */
export async function leaveStaffPage(): Promise<void> {
  await endVisit();
  vi.unstubAllGlobals();
}

/** Gives the page the session of an account of the sandbox. */
export function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  Cookies.set('vitrine_identity', `id-${user}`, { path: '/' });
}

/** Makes a call of the sandbox fail, `times` times or from now on. */
export const failCall = (net: SandboxPage, call: string, fault: string, times?: number) =>
  net.sandbox.world.state.setFault({ call, fault, ...(times && { times }) });

/** The calls of an id that the sandbox has received. */
export const callsOf = (net: SandboxPage, id: string) =>
  net.sandbox.state.calls.filter(({ call }) => call === id);

/** Opens the menu of a row; returns what it offers. */
export async function openRowMenu(name: string, within = ''): Promise<HTMLElement[]> {
  await click(document.querySelector(`${within} [aria-label="Ações de ${name}"]`) as Element);
  return [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Presses an action of a row's menu. */
export async function pressRowAction(name: string, action: string, within = ''): Promise<void> {
  const items = await openRowMenu(name, within);
  const item = items.find(({ textContent }) => textContent === action);
  if (!item) throw new Error(`no ${action} in ${items.map(({ textContent }) => textContent)}`);
  await click(item);
  await settle();
}

/** Ticks rows by their names. */
export async function selectRows(...names: string[]): Promise<void> {
  for (const name of names)
    await click(document.querySelector(`[aria-label="Selecionar ${name}"]`) as Element);
}

/** Says yes to the question that is open. */
export async function confirmDialog(): Promise<void> {
  await click(document.querySelector('dialog .confirm-actions button') as Element);
  await settle(50);
}

/** Presses the cross of the open dialog. */
export async function closeDialog(): Promise<void> {
  await click(document.querySelector('dialog .dialog-close') as Element);
}

/** Saves what is in the dialog. */
export async function saveDialog(): Promise<void> {
  await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  await settle();
}

/** Chooses an option of a select field. */
export async function chooseOption(selector: string, value: string): Promise<void> {
  const select = document.querySelector(selector) as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
