import Cookies from 'js-cookie';
import { act } from 'react';
import { vi } from 'vitest';
import { USERS } from '#demo-pages/sandbox/data/users';
import { participantsIn, partOf } from '#demo-pages/sandbox/services/promotion/participants';
import { promotionOf, promotions, qrPrefix } from '#demo-pages/sandbox/services/promotion/store';
import { guardedView } from '#features/session/access/guarded-view';
import type { Participant, Promotion } from '#services/entities/promotion';
import type { PromotionProps } from '#widgets/promotion/attributes';
import PromotionView, { purpose } from '#widgets/promotion/Promotion';
import { leave, render } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(PromotionView, {}, purpose);

export const DAY = 86_400_000;
/** A promotion of Fiat that Ana does not take part in yet. */
export const OPEN = 'verao-fiat';

export function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  Cookies.set('vitrine_identity', `id-${user}`, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}

/** A page of a brand with Ana signed in. */
export function begin(brand = 'fiat') {
  const net = sandboxPage({
    brand,
    country: 'BR',
    'sign-in': '/entrar',
    'idempotency-header': 'Idempotency-Key',
  });
  vi.setSystemTime(net.sandbox.world.now());
  signIn('ana');
  history.replaceState(null, '', '/promocoes');
  return net;
}

export async function end(): Promise<void> {
  await leave();
  signOut();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
}

export const show = (props: Partial<PromotionProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<View heading="" promotion="" group="" {...props} />, language);

export async function showAt(query: string, language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  await leave();
  history.replaceState(null, '', `/promocoes${query}`);
  return show({}, language);
}

/** Another visitor takes the place of the present one. */
export const becomes = (user: string) => act(async () => signIn(user));

export const participantIn = (net: SandboxPage, id = OPEN, user = 'ana'): Participant | undefined =>
  partOf(net.sandbox.world, id, USERS[user] as never);

/** Ana joins elsewhere, or another user does. */
export function joinElsewhere(net: SandboxPage, id = OPEN, user = 'ana', by = ''): Promise<Response> {
  return Promise.resolve(
    net.sandbox.app.request(`/api/promotion/participant/${id}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer id-${user}`,
        'x-context': 'entrar.example',
        ...(by && { 'hub-invited-by-id': by }),
      },
      body: JSON.stringify({ agreed: true }),
    }),
  );
}

/** Changes a promotion as its organiser would. */
export function change(net: SandboxPage, changes: Partial<Promotion>, id = OPEN): void {
  const { world } = net.sandbox;
  promotions(world).set(id, { ...promotionOf(world, id), status: '', ...changes } as Promotion);
}

export const codeOf = (text: string, id = OPEN) => `${qrPrefix(id)}${text}`;

export const others = (net: SandboxPage, id = OPEN) => [
  ...participantsIn(net.sandbox.world, promotionOf(net.sandbox.world, id)).values(),
];

export const sentTo = (net: SandboxPage, part: RegExp) => net.asked.filter((address) => part.test(address));

/** What the scanner of the page reads. */
export const scan = (code: string) =>
  act(async () => {
    document.querySelector('vt-barcode-scanner')?.dispatchEvent(
      new CustomEvent('new-barcode', {
        detail: { code, format: 'qr_code' },
        bubbles: true,
        composed: true,
      }),
    );
  });
