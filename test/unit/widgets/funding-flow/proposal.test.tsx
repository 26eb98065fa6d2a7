// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $flow, applyProposal, updateFlow } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import {
  alerts,
  closeFlow,
  inAddress,
  openFlow,
  send,
  show,
  step,
  title,
  upToTerms,
} from '../../lib/funding-flow';
import { button, click, settle, submit, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const pt = flowTexts['pt-BR'];

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

const MINUTE = 60_000;

describe('the way to a proposal', () => {
  it('leads from a way to pay to the terms, step by step in the address', async () => {
    await show();
    expect(title()).toBe('Como você quer pagar?');
    expect(inAddress()).toBeNull();
    await upToTerms();
    expect(title()).toBe('Revise e envie a proposta');
    expect(inAddress()).toBe('installment-terms-and-conditions');
    expect(text('.flow-plan')).toContain('CDC');
    expect(text()).toContain('•••.456.789-••');
    expect(text()).not.toContain('123.456.789-09');
  });

  it('sends once, waits for the bank and says what it decided', async () => {
    const { element } = await show();
    const told: unknown[] = [];
    for (const name of ['vt-proposal-sent', 'vt-proposal-answered', 'vt-funding-stepped'] as const) {
      element.addEventListener(name, ({ detail }) => told.push(detail));
    }
    await upToTerms();
    net.asked.length = 0;
    told.length = 0;
    await send();
    expect(step()).toBe('loading-propose-result');
    expect(text('.timeline')).toContain('Proposta enviada');
    net.sandbox.world.advance(6 * MINUTE);
    await settle(16_000);
    expect(title()).toBe('Proposta aprovada');
    expect(net.asked.filter((address) => address === '/financing/v1/proposal')).toHaveLength(1);
    const { proposalId } = $flow.get();
    expect(told).toEqual([
      { step: 'loading-propose-result', state: 'proposal' },
      { request: 'PROPOSAL_SENT', proposalId },
      { proposalId, outcome: 'approved' },
      { step: 'installment-approved', state: 'proposal' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Ana|456/);
  });

  it.each(['', 'javascript:alert(1)'])(
    'does not ask for a consent to terms at %j, and sends nothing',
    async (termsUrl) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await show({ termsUrl });
      await upToTerms();
      expect(alerts().join()).toContain(pt.noTerms);
      expect(document.querySelectorAll('[type=checkbox], [type=submit]')).toHaveLength(0);
      expect(net.asked.filter((path) => path.includes('/proposal'))).toEqual([]);
      await click(button(pt.back));
      expect(step()).not.toBe('installment-terms-and-conditions');
      told.mockRestore();
    },
  );

  it('asks for both consents before anything is sent', async () => {
    await show();
    await upToTerms();
    net.asked.length = 0;
    await submit();
    expect(text('#terms-error')).toBe(pt.agreeMissing);
    expect(text('#bureau-error')).toBe(pt.agreeMissing);
    expect(net.asked).toEqual([]);
  });

  it.each([
    [500, 'unstable'],
    ['offline', 'unstable'],
    [403, 'failed'],
  ] as const)('says that it could not be sent (%s) and keeps everything', async (fault, problem) => {
    await show();
    await upToTerms();
    net.faults['/v1/proposal'] = fault;
    await send();
    await settle(problem === 'unstable' ? 4000 : 0);
    expect(step()).toBe('installment-terms-and-conditions');
    const [said = ''] = alerts();
    expect(said).toContain('Ocorreu um erro ao enviar a proposta');
    expect(said.includes('instabilidade')).toBe(problem === 'unstable');
    expect($flow.get().register.motherName).toBe('Rosa Nogueira');
    expect(document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(2);
    net.faults = {};
    await send();
    expect(step()).toBe('loading-propose-result');
  });

  it('brings whoever is refused to the field in question', async () => {
    await show();
    await upToTerms();
    updateFlow({ register: { ...$flow.get().register, cpf: '111.111.111-11' } });
    await send();
    expect(step()).toBe('installment-register');
    expect(text('#cpf-error')).not.toBe('');
  });

  it.each([
    [
      'a field it knows',
      { 'proposer.email': ['E-mail recusado'] },
      'E-mail recusado',
      'installment-register',
    ],
    [
      'a field of another step',
      [{ field: 'salary', message: 'Renda recusada' }],
      'Renda recusada',
      'installment-register',
    ],
    [
      'a field it does not ask',
      { simulationId: { message: 'Simulação vencida' } },
      'Simulação vencida',
      'installment-register',
    ],
    ['no field', 'Proposta recusada', 'Proposta recusada', 'installment-register'],
    ['nothing', {}, pt.sendFailed, 'installment-terms-and-conditions'],
    ['null', { email: null }, pt.sendFailed, 'installment-terms-and-conditions'],
  ])('is never silent about a refusal of %s, and loses nothing', async (_, errors, message, at) => {
    await show();
    await upToTerms();
    net.faults['/v1/proposal'] = { status: 422, body: { errors } };
    await send();
    expect(step()).toBe(at);
    expect(text()).toContain(message);
    expect(text()).not.toContain('[object');
    expect($flow.get().register.motherName).toBe('Rosa Nogueira');
  });

  it('is tried again as the same proposal where its answer was lost', async () => {
    const meta = document.createElement('meta');
    meta.name = 'vitrine:idempotency-header';
    meta.content = 'Idempotency-Key';
    document.head.append(meta);
    await show();
    await upToTerms();
    net.faults['/v1/proposal'] = 'lost';
    await send();
    net.faults = {};
    await send();
    expect(step()).toBe('loading-propose-result');
    expect(net.sandbox.state.ledger).toMatchObject([{ call: 'FIN-04', times: 2 }]);
  });

  it('sends PSA’s by its own call', async () => {
    await show();
    await upToTerms('Simular com Parcelas iguais');
    await send();
    expect(net.asked).toContain('/financing/v2/psa/financing');
    expect(step()).toBe('loading-propose-result');
  });

  it('lets a visitor leave while the bank looks at it, and finds it again', async () => {
    await show();
    await upToTerms('Simular com CDC', '390.533.447-05');
    await send();
    await click(button('Acompanhar depois'));
    expect(title()).toBe('Acompanhe a sua proposta');
    net.sandbox.world.advance(6 * MINUTE);
    await click(button('Atualizar'));
    expect(text('.timeline')).toContain('Documento pendente');
    expect(text()).toContain('Documentos');
  });

  it('says a status that nobody knows neutrally, and to developers once', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show();
    await upToTerms('Simular com CDC', '390.533.447-05');
    await send();
    const { proposal } = $flow.get();
    if (!proposal) throw new Error('no proposal');
    const timeline = [{ status: 'NEW_ONE', date: '2026-11-20', current: true, note: '' }];
    await act(async () => applyProposal({ ...proposal, status: 'NEW_ONE', timeline }));
    expect(text('.timeline')).toContain('Em atualização');
    await click(button('Acompanhar depois'));
    expect(text()).toContain('A situação da sua proposta está sendo atualizada.');
    expect(warned.mock.calls.flat().filter((said) => `${said}`.includes('NEW_ONE'))).toHaveLength(1);
    warned.mockRestore();
  });
});
