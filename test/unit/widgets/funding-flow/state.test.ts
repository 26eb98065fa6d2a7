// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlanTerms } from '#domain/funding/plan';
import type { Proposal } from '#services/entities/proposal';
import type { Simulation } from '#services/entities/simulation';
import {
  $flow,
  applyProposal,
  dropSimulation,
  goToStep,
  resetFlow,
  restore,
  startPlan,
  transition,
  updateFlow,
} from '#widgets/funding-flow/deferred/flow-store';
import { withoutTimes } from '../../lib/without-times';

const plan: PlanTerms = {
  source: 'PSA_BALAO',
  entrancePercent: 30,
  numberOfInstallments: 36,
  finalInstallmentPercentage: 20,
};
const proposal = (status: string) => ({ id: 'prop-9', status }) as Proposal;
const simulation = { id: 'sim-9', source: 'CDC' } as Simulation;
const step = () => $flow.get().step;
const stored = () => sessionStorage.getItem('vitrine:funding-flow:v1') ?? '';

/** As far as the terms, with CDC. */
function upToTerms() {
  transition('choose', { source: 'CDC' });
  updateFlow({ contact: { name: 'Ana Nogueira', cpf: '529.982.247-25', email: 'ana@correio.example' } });
  transition('next', { identified: true });
  updateFlow({ simulation, simulationId: simulation.id });
  transition('next', { simulated: true });
  updateFlow({ register: { name: 'Ana Nogueira', motherName: 'Rosa Nogueira' } });
  transition('next', { registered: true });
}

beforeEach(() => resetFlow());
afterEach(() => resetFlow());

describe('going through the flow', () => {
  it('takes each event where it may happen, and nowhere else', () => {
    expect(transition('send')).toBe(false);
    upToTerms();
    expect(step()).toBe('installment-terms-and-conditions');
    expect(transition('choose', { source: 'NEXT' })).toBe(false);
    expect(step()).toBe('installment-terms-and-conditions');
  });
  it('leaves no entry of the browser’s history for what only waits', () => {
    upToTerms();
    expect($flow.get().entry).toBe('push');
    transition('send');
    expect($flow.get()).toMatchObject({ step: 'loading-propose-result', entry: 'replace' });
    transition('failed');
    expect($flow.get()).toMatchObject({ step: 'installment-terms-and-conditions', entry: 'replace' });
  });
  it('lands no further than the visitor is, and not before what was sent', () => {
    goToStep('installment-approved');
    expect(step()).toBe('flow-selection');
    upToTerms();
    goToStep('page-initial-data');
    expect(step()).toBe('page-initial-data');
    applyProposal(proposal('PROGRESS_PROPOSAL'));
    goToStep('installment-register');
    expect(step()).toBe('funding-resume');
  });
  it('keeps waiting where the browser asks for nothing else', () => {
    upToTerms();
    transition('send');
    goToStep('loading-propose-result');
    expect(step()).toBe('loading-propose-result');
  });
  it('begins anew with who the visitor is, and without what was sent', () => {
    upToTerms();
    transition('send');
    applyProposal(proposal('DENIED_PROPOSAL'));
    expect($flow.get().progress.proposal).toBe('denied');
    transition('denied');
    expect(transition('other-bank')).toBe(true);
    expect($flow.get()).toMatchObject({
      step: 'flow-selection',
      progress: { identified: true, registered: true },
      proposal: null,
      proposalId: '',
      simulation: null,
      register: { motherName: 'Rosa Nogueira' },
    });
  });
});

describe('a plan from elsewhere', () => {
  it('begins with its source and terms', () => {
    startPlan(plan, 'push');
    expect($flow.get()).toMatchObject({ step: 'page-initial-data', terms: plan, entry: 'push' });
  });
  it('leads to its simulator where the visitor is known', () => {
    upToTerms();
    startPlan(plan, 'push');
    expect($flow.get()).toMatchObject({ step: 'installment-check', simulation: null });
    expect($flow.get().progress).toEqual({ source: 'PSA_BALAO', identified: true, registered: true });
  });
  it('changes nothing of what was sent', () => {
    upToTerms();
    applyProposal(proposal('PROPOSAL_SENT'));
    startPlan(plan, 'push');
    expect($flow.get().progress.source).toBe('CDC');
  });
});

describe('another car', () => {
  it('takes the simulation away, and whoever is past it back to it', () => {
    upToTerms();
    dropSimulation();
    expect($flow.get()).toMatchObject({ step: 'cdc-simulator', simulation: null });
  });
  it('changes nothing of what was sent', () => {
    upToTerms();
    transition('send');
    dropSimulation();
    expect($flow.get().simulation).toBe(simulation);
  });
});

describe('coming back in the same visit', () => {
  it('keeps ids, source and terms, and nothing of the visitor', () => {
    upToTerms();
    updateFlow({ terms: { ...plan, source: 'CDC' } });
    applyProposal(proposal('PROPOSAL_SENT'));
    expect(stored()).toContain('prop-9');
    expect(stored()).toContain('"entrancePercent":30');
    expect(withoutTimes(stored())).not.toMatch(/Ana|529|correio|Rosa/);
  });
  /** What a page that is loaded anew finds. */
  const reload = (wanted: Parameters<typeof restore>[0]) => {
    const text = stored();
    resetFlow();
    sessionStorage.setItem('vitrine:funding-flow:v1', text);
    restore(wanted);
  };
  it('asks who the visitor is, with their terms', () => {
    startPlan(plan, 'push');
    reload('installment-check');
    expect($flow.get()).toMatchObject({ step: 'page-initial-data', terms: plan });
  });
  it('follows what was sent, wherever the address says', () => {
    upToTerms();
    applyProposal(proposal('APPROVED_PROPOSAL'));
    reload('flow-selection');
    expect($flow.get()).toMatchObject({
      step: 'funding-resume',
      proposalId: 'prop-9',
      simulationId: 'sim-9',
    });
  });
  it('goes on as far as it was where the address names no step', () => {
    startPlan(plan, 'push');
    reload(null);
    expect(step()).toBe('page-initial-data');
    reload('flow-selection');
    expect(step()).toBe('flow-selection');
  });
  it('knows a request for a seller from a proposal', () => {
    transition('choose', { source: 'NEXT' });
    applyProposal(proposal('PROPOSAL_SENT'), 'NEXT');
    reload(null);
    expect($flow.get().progress).toEqual({ source: 'NEXT', requested: true });
  });
  it('forgets it all where somebody begins anew', () => {
    upToTerms();
    applyProposal(proposal('PROPOSAL_SENT'));
    goToStep('funding-resume');
    transition('restart');
    expect(stored()).toBe('');
  });
  it('begins at the beginning where what is kept is none of ours', () => {
    sessionStorage.setItem('vitrine:funding-flow:v1', '{"saved":0,"value":{"source":"MONEY"}}');
    restore('installment-register');
    expect(step()).toBe('flow-selection');
  });
  it('restores once a page', () => {
    restore(null);
    upToTerms();
    restore('flow-selection');
    expect(step()).toBe('installment-terms-and-conditions');
  });
});
