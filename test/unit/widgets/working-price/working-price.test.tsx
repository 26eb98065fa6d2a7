// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workingPrices } from '#demo-pages/sandbox/rules/working-prices';
import { guardedView } from '#features/session/access/guarded-view';
import WorkingPrice, { purpose } from '#widgets/working-price/WorkingPrice';
import { button, click, leave, letDialogsOpen, press, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const View = guardedView(WorkingPrice, { anyRole: ['user_dealer'] }, purpose);

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar', 'idempotency-header': 'Idempotency-Key' });
});
afterEach(async () => {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

const show = async (user = 'vendas', language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
  Cookies.set('vitrine_session', user, { path: '/' });
  return render(<View heading="" />, language);
};
const all = () => [...workingPrices(net.sandbox.world).values()];
const fault = (call: string, kind: string, times?: number) =>
  net.sandbox.world.state.setFault({ call, fault: kind, ...(times && { times }) });
const sent = (call: string) => net.sandbox.world.state.calls.filter((each) => each.call === call);

describe('vt-working-price', () => {
  it('lists', async () => {
    await show();
    console.log(text());
  });
});
