import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import { readSession } from '#features/session/session';
import type { RentalProposalsProps } from '#widgets/rental-proposals/attributes';
import RentalProposals, { purpose } from '#widgets/rental-proposals/RentalProposals';
import { click, leave, render, settle, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(RentalProposals, {}, purpose);

export const [ACTIVE, V1, V2, PREVIEW, SALES, FILES, DOCUMENTS] = [
  '/timeline/reservations',
  '/v1/timeline/rental',
  '/v2/timeline/rental',
  '/timeline/rental/preview',
  '/timeline/opportunity',
  '/files/summary',
  '/documents/status',
] as const;
/** Milliseconds until a question that fails has been asked for the last time. */
export const RETRIES = 12_000;

/** A page with Ana signed in. */
export function begin(tags: Record<string, string> = {}): SandboxPage {
  const net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar', ...tags });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  at('');
  return net;
}
export async function end(): Promise<void> {
  await leave();
  signOut();
  readSession();
  vi.unstubAllGlobals();
  at('');
}
export async function signIn(user: string): Promise<void> {
  await act(async () => {
    Cookies.set('vitrine_session', user, { path: '/' });
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  });
  await settle(500);
}
/** Puts a query into the page's address, as a link does. */
export const at = (query: string): void =>
  history.replaceState(null, '', query ? `/propostas?${query}` : '/propostas');
export const show = (props: Partial<RentalProposalsProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<View heading="" documentsUrl="" offersUrl="" contactUrl="" {...props} />, language);
export const all = () => click(document.querySelector('input[value=all]') as Element);
export const titles = () => texts('.item h3');
export const badges = () => texts('.badge');
export const asked = (net: SandboxPage, part: string) =>
  net.asked.filter((address) => address.includes(part)).length;

interface Listed {
  proposalCode: string;
  status: string;
}
/** The codes of an account's proposals, by their statuses. */
export async function codes(net: SandboxPage, user = 'ana', brand = 'jeep'): Promise<Record<string, string>> {
  const answer = await net.sandbox.app.request(`/api/rental-offer/v2/timeline/rental?brand=${brand}`, {
    headers: { authorization: `Bearer ${user}` },
  });
  const list = (await answer.json()) as Listed[];
  return Object.fromEntries(list.map(({ status, proposalCode }) => [status, proposalCode]));
}
/** Opens the proposal of a status as a link does. */
export async function open(net: SandboxPage, status: string, props: Partial<RentalProposalsProps> = {}) {
  const code = (await codes(net))[status] ?? '';
  at(`vt-proposal=${code}`);
  await show(props);
  return code;
}
