// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Proposal } from '#services/entities/proposal';
import {
  $flow,
  receiveProposal,
  resetFlow,
  restore,
  transition,
} from '#widgets/funding-flow/deferred/flow-store';
import { applyAnswer } from '#widgets/funding-flow/deferred/proposal/propose';

const proposal = (status: string) => ({ id: 'prop-9', status }) as Proposal;
let page: HTMLElement;
let told: unknown[];

beforeEach(() => {
  resetFlow();
  told = [];
  page = document.createElement('div');
  page.addEventListener('vt-proposal-answered', ({ detail }) => told.push(detail));
  transition('choose', { source: 'CDC' });
  receiveProposal(proposal('PROPOSAL_SENT'), 'CDC');
});
afterEach(() => resetFlow());

const reload = () => {
  const text = sessionStorage.getItem('vitrine:funding-flow:v1') ?? '';
  resetFlow();
  sessionStorage.setItem('vitrine:funding-flow:v1', text);
  restore(null);
};

it('tells the page what the bank decided once a visit, and shows it again after a reload', () => {
  applyAnswer(proposal('APPROVED_PROPOSAL'), page);
  applyAnswer(proposal('APPROVED_PROPOSAL'), page);
  expect(told).toEqual([{ proposalId: 'prop-9', outcome: 'approved' }]);
  reload();
  expect($flow.get().progress.proposal).toBe('progress');
  applyAnswer(proposal('APPROVED_PROPOSAL'), page);
  expect($flow.get()).toMatchObject({ step: 'installment-approved', proposal: { id: 'prop-9' } });
  expect(told).toHaveLength(1);
});

it('tells what the bank decides after a reload, where it had not decided before', () => {
  applyAnswer(proposal('PROPOSAL_SENT'), page);
  reload();
  applyAnswer(proposal('DENIED_PROPOSAL'), page);
  expect(told).toEqual([{ proposalId: 'prop-9', outcome: 'denied' }]);
});

it('keeps that it was told, and not what', () => {
  applyAnswer(proposal('DENIED_PROPOSAL'), page);
  expect(sessionStorage.getItem('vitrine:funding-flow:v1')).not.toMatch(/denied/i);
});

it('tells of the next proposal', () => {
  applyAnswer(proposal('DENIED_PROPOSAL'), page);
  transition('other-bank');
  transition('choose', { source: 'PSA_BALAO' });
  receiveProposal({ ...proposal('PROPOSAL_SENT'), id: 'prop-10' }, 'PSA_BALAO');
  applyAnswer({ ...proposal('APPROVED_PROPOSAL'), id: 'prop-10' }, page);
  expect(told).toHaveLength(2);
});
