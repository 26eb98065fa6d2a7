// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../lib/answers';
import { closeFlow, openFlow, show, title } from '../../lib/funding-flow';
import { expectStep, press } from '../../lib/funding-way';
import { letDialogsOpen, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
const signIn = (token: string) => Cookies.set('vitrine_session', token, { path: '/' });
const tell = (what: string) =>
  act(async () => void document.dispatchEvent(new Event(`vt-session-${what}`, { bubbles: true })));
const withSignIn = () =>
  page({ services: 'https://sandbox.example/api/{service}', 'sign-in': 'https://id.example/entrar' });

beforeEach(() => {
  letDialogsOpen();
  signOut();
  net = openFlow();
});
afterEach(async () => {
  signOut();
  await tell('ended');
  await closeFlow();
});

describe('the proposals of a signed-in customer', () => {
  it('are listed with their status and plan; one of them goes on where it is', async () => {
    signIn('ana');
    await show();
    await settle();
    expect(texts('.own-proposal b').sort()).toEqual(['Documento pendente', 'Proposta aprovada']);
    expect(texts('.own-proposal')[0]).toMatch(/Proposta prop-.+Enviada em \d\d\/\d\d\/2026.+parcelas de R\$/);
    await press(/^Acompanhar Proposta prop-approved-proposal/);
    await settle();
    expectStep('funding-resume');
    expect(text()).toContain('prop-approved-proposal');
    // Nothing personal is stored to find it again.
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Ana|cpf|12345678909/);
  });
  it('are none of an account that has sent none', async () => {
    signIn('bruno');
    await show();
    await settle();
    expect(text('.own-proposals [role=status]:last-of-type')).toBeDefined();
    expect(text('.own-proposals')).toContain('Você ainda não enviou nenhuma proposta com esta conta.');
  });
  it('that fail to load say so, with a retry, and the sources can be used meanwhile', async () => {
    signIn('ana');
    net.sandbox.state.setFault({ call: 'PPS-01', fault: 'server-error' });
    await show();
    await settle(5000);
    expect(text('.own-proposals [role=alert]')).toBe('Não foi possível carregar as informações.');
    expect(texts('.way').length).toBeGreaterThan(1);
    net.sandbox.state.setFault({ call: 'PPS-01', fault: 'none' });
    await press('Tentar novamente');
    await settle();
    expect(texts('.own-proposal')).toHaveLength(2);
  });
  it('are offered to a visitor where the site has a sign-in, and appear after it', async () => {
    await show();
    expect(document.querySelector('.own-proposals')).toBeNull();
    await closeFlow();
    net = openFlow();
    withSignIn();
    await show();
    await settle();
    expect(text('.own-proposals')).toContain('Entre na sua conta para acompanhar');
    signIn('ana');
    await tell('started');
    await settle();
    expect(texts('.own-proposal')).toHaveLength(2);
    expect(title()).toBeTruthy();
  });
});
