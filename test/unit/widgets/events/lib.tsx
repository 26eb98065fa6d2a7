import Cookies from 'js-cookie';
import { vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import type { EventsProps } from '#widgets/events/attributes';
import Events, { purpose } from '#widgets/events/Events';
import { button, click, leave, render, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(Events, {}, purpose);

export const LIST = '/events/v1?';
export const ENROL = '/enroll';
export const ana = { id: 'user-ana', name: 'Ana Nogueira', emailPreferred: 'ana@correio.example' };

/** A page of Jeep with Ana signed in, on a device whose clock is a day late. */
export function begin(): SandboxPage {
  const net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar' });
  vi.setSystemTime(net.sandbox.world.now() - 86_400_000);
  signIn('ana');
  at('');
  return net;
}
export async function end(): Promise<void> {
  await leave();
  signOut();
  vi.unstubAllGlobals();
  at('');
}
export function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
/** Puts a query into the page's address, as a link does. */
export const at = (query: string): void =>
  history.replaceState(null, '', query ? `/clube?${query}` : '/clube');

export const show = (props: Partial<EventsProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <View heading="" count={6} participants={false} structuredData={false} contactUrl="" {...props} />,
    language,
  );
/** Shows an event as a link does. */
export function showEvent(id: string, props: Partial<EventsProps> = {}) {
  at(`vt-event=${id}`);
  return show(props);
}
/** The titles in the open list. */
export const titles = () => texts('[role=tabpanel]:not([hidden]) .event h3');
export const marks = () => texts('.event-detail .badge');
export function tab(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no tab ${name}`);
  return found;
}
export const enrolNow = () => click(button(/^(Confirmar inscrição|Entrar na lista de espera)$/));
