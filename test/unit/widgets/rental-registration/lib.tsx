import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import { readSession } from '#features/session/session';
import type { RentalRegistrationProps } from '#widgets/rental-registration/attributes';
import RentalRegistration, { purpose } from '#widgets/rental-registration/RentalRegistration';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(RentalRegistration, {}, purpose);

export const [START, RESULT, SELF, BACKUP] = [
  '/rental-user/start',
  '/rental-user/result',
  'rental-user/users/self/rental',
  '/user/users/self/rental',
] as const;
/** Milliseconds until a question that fails has been asked for the last time. */
export const RETRIES = 12_000;
export const STORED = 'vitrine:rental-registration:v1';

/** A page of Jeep with Ana signed in. */
export function begin(tags: Record<string, string> = {}): SandboxPage {
  const net = sandboxPage({
    brand: 'jeep',
    country: 'BR',
    'sign-in': '/entrar',
    'idempotency-header': 'idempotency-key',
    ...tags,
  });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  return net;
}
export async function end(): Promise<void> {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
  localStorage.clear();
}
export async function signIn(user: string): Promise<void> {
  await act(async () => {
    Cookies.set('vitrine_session', user, { path: '/' });
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  });
  await settle(500);
}
export const show = (props: Partial<RentalRegistrationProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<View heading="" offerId="" nextUrl="" contactUrl="" {...props} />, language);
export const press = (name: string | RegExp) => click(button(name));
/** Lets the service's clock and the page's pass. */
export async function wait(net: SandboxPage, ms: number): Promise<void> {
  net.sandbox.world.advance(ms);
  await settle(ms);
}
/** Up to the form, by a start of its own. */
export async function openForm(net: SandboxPage, props: Partial<RentalRegistrationProps> = {}) {
  const shown = await show(props);
  await press('Começar cadastro');
  await wait(net, 7000);
  return shown;
}
export const LICENCE = { licenceNumber: '01234567807', licenceCategory: 'B', licenceExpiry: '01012030' };
export async function fill(values: Record<string, string> = LICENCE): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(`#${name}`, value);
}
export const value = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
export const choose = (personType: string) =>
  click(document.querySelector(`input[value="${personType}"]`) as Element);
export const errors = () => texts('.error').filter(Boolean);
export const alert = () => text('[role=alert]');
export const save = () => press(/^Salvar (cadastro|alterações)$/);
/** The calls that write, with their bodies. */
export const written = (net: SandboxPage) =>
  net.sandbox.state.calls
    .filter(({ call }) => /RUS-04|EXT-06/.test(call))
    .map(({ call, body }) => [call, body]);
export const profiles = (net: SandboxPage) => net.sandbox.world.table('rental users', () => new Map());
export const asked = (net: SandboxPage, part: string) =>
  net.asked.filter((address) => address.includes(part)).length;
