import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import { readSession } from '#features/session/session';
import type { EmployeePurchaseProps } from '#widgets/employee-purchase/attributes';
import EmployeePurchase, { purpose, withoutSession } from '#widgets/employee-purchase/EmployeePurchase';
import { button, click, leave, render, settle, shownText, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(EmployeePurchase, {}, purpose, withoutSession);

export const VALIDATE = '/employee/validate';
export const IMPEDIMENTS = '/impediments';
export const SEARCH = '/business-to-employee/search';
export const STOCK = '/reserve/availability';
export const RESERVE = '/business-to-employee/reserve';
export const BILL = '/bill/generate-url';
export const UPLOAD = '/file/upload';

export function begin(): SandboxPage {
  const net = sandboxPage({
    brand: 'fiat',
    country: 'BR',
    'sign-in': '/entrar',
    'idempotency-header': 'idempotency-key',
  });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  return net;
}
export async function end(): Promise<void> {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
  sessionStorage.clear();
}
export async function signIn(user: string): Promise<void> {
  await act(async () => {
    Cookies.set('vitrine_session', user, { path: '/' });
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  });
  await settle(500);
}
export const show = async (
  props: Partial<EmployeePurchaseProps> = {},
  language: 'pt-BR' | 'es-AR' = 'pt-BR',
) => {
  const shown = await render(<View heading="" model="" count={12} contactUrl="" {...props} />, language);
  await settle(500);
  return shown;
};

export const title = () => text('h3');
export const alert = () => text('[role=alert]');
export const errors = () => texts('.error:not(.muted)').filter(Boolean);
export const typedIn = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
/** The first calls for an address, without those of a longer one. */
export const asked = (net: SandboxPage, part: string) =>
  net.asked.filter((address) => address.split('?')[0]?.endsWith(part)).length;
export const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.employee-facts > div')].map((each) => [
      each.querySelector('dt')?.textContent ?? '',
      shownText(each.querySelector('dd')).replace(/\s/g, ' '),
    ]),
  );

export const chooseRole = (role: string) =>
  click(document.querySelector(`input[value="${role}"]`) as Element);
export const check = () => click(button('Continuar'));
/** Says who buys. */
export async function identify(role = 'employee', registration = '123451'): Promise<void> {
  await chooseRole(role);
  await type('#registration', registration);
  await check();
}
/** Chooses the first car. */
export const chooseCar = () => click(button(/^Escolher/));
export async function reach(role?: string, registration?: string) {
  const shown = await show();
  await identify(role, registration);
  await chooseCar();
  return shown;
}
export const reserve = () => click(button(/^Reservar/));
export async function attach(code: string, ...files: File[]): Promise<void> {
  const input = document.querySelector(`#document-${code}`) as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}
export const pdf = (name = 'prova.pdf') => new File([new Uint8Array(3)], name, { type: 'application/pdf' });
