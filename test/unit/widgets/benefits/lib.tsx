import Cookies from 'js-cookie';
import { vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import type { BenefitsProps } from '#widgets/benefits/attributes';
import Benefits, { purpose, withoutSession } from '#widgets/benefits/Benefits';
import { leave, letDialogsOpen, render, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(Benefits, {}, purpose, withoutSession);

/** A page of Jeep with Ana signed in. */
export function begin() {
  letDialogsOpen();
  const net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar' });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  history.replaceState(null, '', '/clube');
  return net;
}
export async function end(): Promise<void> {
  await leave();
  signOut();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
}

export const show = (props: Partial<BenefitsProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<View heading="" count={6} audience="" discountClub="" {...props} />, language);

/** Opens what there is besides the lists, as a link does. */
export function showMore(props: Partial<BenefitsProps>) {
  history.replaceState(null, '', '/clube?vt-benefits=coverage');
  return show(props);
}

/** The names in the open list. */
export const names = () => texts('[role=tabpanel]:not([hidden]) .benefit h3');

export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in ${document.body.textContent}`);
  return found;
}
export function tab(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no tab ${name}`);
  return found;
}
