// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countCoupon } from '#services/offer-coupon';
import { setFamilyIncome, setPaymentMethod } from '#services/offer-site';
import { makeFavoriteInstrument } from '#services/payment-security';
import { createUserV3, requestPasswordReset } from '#services/user';
import { failure, json, metas, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

beforeEach(() => {
  metas();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

const coupon = { couponName: 'A', offerId: 'o', couponPeriod: 12 };
const credentials = { email: 'ana@correio.example', password: 'Senha-123' };

it.each([
  ['a use of a coupon', () => countCoupon({ body: coupon })],
  ['a way to pay', () => setPaymentMethod({ productId: 'p', body: { paymentMethod: 'pix' } })],
  ['an income', () => setFamilyIncome({ productId: 'p', body: { familyIncome: 1 } })],
  ['a favorite card', () => makeFavoriteInstrument({ id: 'c' })],
  ['a forgotten password', () => requestPasswordReset({ body: { email: credentials.email } })],
  ['a sign-up', () => createUserV3({ credentials, body: { dataUser: { name: 'Ana' } } })],
] as [string, () => Promise<unknown>][])('%s is done with an answer without a body', async (_what, call) => {
  stubFetch(async () => new Response(null, { status: 204 }));
  expect(await call()).toBeNull();
  stubFetch(async () => json({ unexpected: true }));
  expect(await failure(call())).toMatchObject({ kind: 'shape' });
});
