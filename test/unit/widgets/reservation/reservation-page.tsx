import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { forgetGuest } from '#features/orders/guest/guest-identity';
import { clearQueryCache } from '#services/http/query-cache';
// Loaded before the tests: the first import of a chunk takes longer than they wait.
import '#widgets/reservation/deferred/shell/Shell';
import '#widgets/reservation/deferred/order/order-screens';
import { pageSingleton } from '#page/core/page-singleton';
import { noteSignOut } from '#page/session/sign-outs';
import '#features/orders/guest/guest-parts';
import Reservation from '#widgets/reservation/Reservation';
import { button, click, leave, render, settle, submit, text, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

export const PROVIDER = 'https://sandbox.example/sandbox/card-provider/cards';
export const CARD = {
  number: '4111 1111 1111 1111',
  holderName: 'Zenaide Quixote',
  dueDate: '12/30',
  cvv: '917',
};
export const OPEN = 'res-user-ana-aberta';

const props = {
  heading: '',
  campaign: '',
  model: '',
  orderUrl: '/pedido',
  financingUrl: '/financiar',
  privacyUrl: '',
  documentsUrl: '/documentos',
  photoUrl: '/foto',
  welcomeKitUrl: '/kit',
  termsUrl: '/termos',
  termsVersion: '',
};

export type ReservationNet = SandboxPage & {
  /** What was sent, as "METHOD path body". */
  sent: string[];
  /** Those of them that were turned away as the session had ended: nothing stands for their keys. */
  turnedAway: Set<string>;
  /** Faults from the first payment on. */
  faultsAfterPayment: SandboxPage['faults'];
};

/** The sandbox, a page of it, and everything that was sent, as "METHOD path body". */
export function reservationPage() {
  const net: ReservationNet = Object.assign(
    sandboxPage({ brand: 'fiat', country: 'BR', 'card-provider': PROVIDER }),
    { sent: [], turnedAway: new Set<string>(), faultsAfterPayment: {} },
  );
  // Both clocks of the device go on together.
  const start = net.sandbox.world.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start);
  vi.setSystemTime(net.sandbox.world.now());
  clearQueryCache();
  // Another page knows of none.
  pageSingleton('campaignsOver', () => new Set<string>()).clear();
  // A new page has announced nothing, and has not heard the service's time.
  pageSingleton('serverClock', () => ({ server: 0 })).server = 0;
  pageSingleton('paidReservations', () => new Set<string>()).clear();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    const body = await input.clone().text();
    const line = `${input.method} ${new URL(input.url).pathname} ${body}`;
    net.sent.push(line);
    try {
      const answer = await fetch(input, init);
      if (answer.status === 401) net.turnedAway.add(line);
      return answer;
    } finally {
      if (/\/(remaining-)?payment$/.test(input.url)) Object.assign(net.faults, net.faultsAfterPayment);
    }
  });
  signOut();
  noteSignOut();
  return net;
}

export async function leavePage(): Promise<void> {
  await leave();
  signOut();
  document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  forgetGuest();
  Cookies.remove('vitrine_guest', { path: '/' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
}

export function signIn(user = 'ana'): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}

export const view = (more: Partial<typeof props> = {}) => <Reservation {...props} {...more} />;
export const show = (more: Partial<typeof props> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(view(more), language);

/** Opens an order by the page's address. */
export function openOrder(id = OPEN) {
  history.replaceState(null, '', `?order=${id}`);
  return show();
}

export const title = () => text('.screen h3');
export const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join(' ');

export const charges = async (net: SandboxPage): Promise<{ reservation: string; type: string }[]> =>
  (await net.sandbox.app.request('/sandbox/charges')).json();

/** A request to the service as another tab or device of the same visitor makes it. */
export const service = async (net: SandboxPage, path: string, body?: object) => {
  const answer = await net.sandbox.app.request(`/api/reservation/v2/reservations/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer ana', 'content-type': 'application/json' },
    ...(body && {
      body: JSON.stringify({ termsAcceptedAt: new Date(net.sandbox.world.now()).toISOString(), ...body }),
    }),
  });
  return answer.json();
};

export async function chooseWay(name: string): Promise<void> {
  await click(document.querySelector(`.way-to-pay input[value=${name}]`) as HTMLElement);
}

/** Accepts the terms where the form asks for it, and chooses a lender. */
export async function agree(): Promise<void> {
  const terms = document.querySelector<HTMLInputElement>('.screen form input[name=terms]');
  if (terms && !terms.checked) await click(terms);
  const lender = document.querySelector<HTMLInputElement>('.screen form input[name=fundingType]');
  if (lender) await click(lender);
}

export const sendPayment = async () => {
  await agree();
  await act(async () => document.querySelector<HTMLFormElement>('form.pay')?.requestSubmit());
  await settle();
};

export async function payByNewCard(card: Partial<typeof CARD> = {}): Promise<void> {
  await chooseWay('card');
  await click(document.querySelector('input[name=card][value=new]') as HTMLElement);
  for (const [name, typed] of Object.entries({ ...CARD, ...card })) await type(`#${name}`, typed);
  await sendPayment();
}

/** Goes from the showcase to the payment as a guest. */
export async function reserveAsGuest(): Promise<void> {
  await show();
  await holdFromShowcase();
}

/** States who reserves, and goes on. */
export async function register(): Promise<void> {
  await type('#name', 'Nina Prado');
  await type('#cpf', '529.982.247-25');
  await type('#email', 'nina@exemplo.com.br');
  await type('#phone', '(31) 98765-4321');
  await submit();
}

/** Holds the first car of the showcase that is shown. */
export async function holdFromShowcase(): Promise<void> {
  await click(button(/^Reservar com/));
  await register();
  await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
  await submit();
}
