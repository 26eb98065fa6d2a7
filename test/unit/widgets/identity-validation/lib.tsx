import Cookies from 'js-cookie';
import { vi } from 'vitest';
import type { Mail } from '#demo-pages/sandbox/rules/mails';
import IdentityValidation from '#widgets/identity-validation/IdentityValidation';
import { leave, render, settle, submit, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

export const CODE = '123456';
/** Time of the step before the code, in ms. */
const CHECK = 4000;

/** The sandbox behind a page of ana's. */
export function identityPage(): SandboxPage {
  const net = sandboxPage();
  sessionStorage.clear();
  signOut();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
  return net;
}

export async function leavePage(): Promise<void> {
  await leave();
  signOut();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

export const open = (language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<IdentityValidation heading="" helpUrl="/ajuda" />, language);

/** Both clocks: the service's, and the page's. */
export async function pass(net: SandboxPage, ms: number, pageMs = ms * 2): Promise<void> {
  net.sandbox.world.advance(ms);
  await settle(pageMs);
}

/** Sends the data with which a validation starts. */
export async function start(language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  const shown = await open(language);
  await type('#name', 'Ana Nogueira');
  await type('#cpf', '529.982.247-25');
  await type('#birthday', '07/03/1990');
  await type('#phone', '(11) 95550-0101');
  await submit();
  return shown;
}

/** Goes on to the code. */
export async function startUntilCode(net: SandboxPage, language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  const shown = await start(language);
  await pass(net, CHECK);
  return shown;
}

/** The codes sent again, oldest first. */
export const resent = (net: SandboxPage): string[] =>
  net.sandbox.world.table<Mail[]>('mails', () => []).map(({ code }) => code);
