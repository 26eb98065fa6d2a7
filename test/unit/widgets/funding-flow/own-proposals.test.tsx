// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USERS } from '#demo-pages/sandbox/data/users';
import { problems } from '#page/settings/report-problem';
import { sendProposal, sendPsaProposal } from '#services/financing';
import { page } from '../../lib/answers';
import { closeFlow, openFlow, show, title } from '../../lib/funding-flow';
import { expectStep, press } from '../../lib/funding-way';
import { letDialogsOpen, said, settle, text, texts } from '../../lib/render';
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
    expect(said('.own-proposal')).toMatch(/parcelas de .+ reais/);
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

  const { cpf = '' } = USERS.ana ?? {};
  const person = { name: 'Ana Nogueira', email: 'ana@correio.example', phone: '11955500101', cpf };
  const documentsOf = (call: 'FIN-06' | 'FIN-09') =>
    net.sandbox.state.calls.filter((each) => each.call === call);
  async function chooseLicence() {
    const item = document.querySelector('[data-type="DRIVER_LICENSE"]')?.closest('li');
    const input = item?.querySelector('input[type=file]') as HTMLInputElement;
    const file = new File([new Uint8Array(3)], 'cnh.pdf', { type: 'application/pdf' });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
  }

  it('are proposals only: requests for a test drive or a quotation are none', async () => {
    signIn('ana');
    for (const event of ['TEST_DRIVE', 'QUOTATION'])
      await sendProposal({ body: { simulationId: 'sim-cdc', event, proposer: person } });
    await show();
    await settle();
    expect(texts('.own-proposal')).toHaveLength(2);
  });

  it('keep their bank: its name, its plan, and the service that takes its documents', async () => {
    signIn('ana');
    const { id } = await sendPsaProposal({ body: { simulationId: 'sim-psa-balao', proposer: person } });
    net.sandbox.world.advance(6 * 60_000);
    await show();
    await settle();
    expect(texts('.own-proposal')[0]).toContain('Plano com parcela final');
    await press(`Acompanhar Proposta ${id}`);
    await settle();
    expect(texts('.flow-plan div')[0]).toBe('ModalidadePlano com parcela final');
    await chooseLicence();
    expect([documentsOf('FIN-09').length, documentsOf('FIN-06').length]).toEqual([1, 0]);
    expect(text('.documents')).toContain('cnh.pdf');
  });

  it('that do not name their bank have that of their simulation', async () => {
    signIn('ana');
    net.faults['/v1/simulate/sim-cdc'] = {
      status: 200,
      body: { id: 'sim-cdc', source: 'PSA_TRADITIONAL', legalText: 'Condições do banco.' },
    };
    await show();
    await settle();
    await press(/^Acompanhar Proposta prop-pending-document/);
    await settle();
    expect(texts('.flow-plan div')[0]).toBe('ModalidadePlano com parcelas iguais');
    expect(text('.flow-plan')).toContain('Condições do banco.');
    await chooseLicence();
    expect([documentsOf('FIN-09').length, documentsOf('FIN-06').length]).toEqual([1, 0]);
  });

  it.each([500, { status: 200, body: { id: 'sim-cdc', source: 'OUTRO' } }])(
    'send no document where the bank is not known (%j), and ask again',
    async (fault) => {
      signIn('ana');
      net.faults['/v1/simulate/sim-cdc'] = fault;
      await show();
      await settle();
      await press(/^Acompanhar Proposta prop-pending-document/);
      await settle(5000);
      expect(document.querySelector('[data-type]')).toBeNull();
      expect(text('section [role=alert]')).toContain('Não foi possível carregar as informações');
      if (typeof fault === 'object')
        return expect(problems.at(-1)?.expected).toBe('No adapter found for financing type OUTRO');
      net.faults = {};
      await press('Tentar novamente');
      expect(document.querySelector('[data-type]')).not.toBeNull();
    },
  );
});
