import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADAPTERS } from '#domain/financing/adapter';
import { isProposal, isProposalStatus, proposalOutcome } from '#domain/funding/outcome';
import { type PlanTerms, parsePlanText, planText } from '#domain/funding/plan';
import { FUNDING_PLAN_TYPES } from '#domain/funding/plan-types';
import { FINANCING_PROPOSAL_STATUSES, SECOND_BANK_STATUSES } from '#domain/orders/order-statuses';

describe('a plan in an address', () => {
  it('reads as its terms', () => {
    const plan: PlanTerms = { source: 'PSA_BALAO', entrancePercent: 30, numberOfInstallments: 36 };
    expect(planText({ ...plan, finalInstallmentPercentage: 20 })).toBe('PSA_BALAO~30~36~20');
    expect(planText(plan)).toBe('PSA_BALAO~30~36~');
    expect(parsePlanText('PSA_BALAO~30~36~')).toEqual(plan);
    const offered = { ...plan, planId: 'PSA_BALAO-OFFER' };
    expect(planText(offered)).toBe('PSA_BALAO~30~36~~PSA_BALAO-OFFER~~');
    expect(parsePlanText(planText(offered))).toEqual(offered);
    expect(parsePlanText('PSA_BALAO~30~36~~PSA_BALAO-OFFER')).toEqual(offered);
  });
  it('carries the conditions under which it was simulated', () => {
    const plan: PlanTerms = { source: 'CDC', entrancePercent: 30, numberOfInstallments: 36 };
    const conditions = { planType: 'OFFER', offerId: 'of-1' } as const;
    expect(planText({ ...plan, ...conditions })).toBe('CDC~30~36~~~OFFER~of-1');
    expect(parsePlanText('CDC~30~36~~~OFFER~of-1')).toEqual({ ...plan, ...conditions });
    expect(parsePlanText('CDC~30~36~~~ECOM~')).toEqual({ ...plan, planType: 'ECOM' });
    expect(parsePlanText('CDC~30~36~~~constructor~<b>')).toEqual(plan);
  });
  it('carries no plan whose id is none', () => {
    const plan: PlanTerms = { source: 'CDC', entrancePercent: 30, numberOfInstallments: 36 };
    expect(planText({ ...plan, planId: 'a~b <c>' })).toBe('CDC~30~36~');
    expect(parsePlanText('CDC~30~36~~<script>')).toEqual(plan);
  });
  it('comes back as it went', () => {
    const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
    const plan = fc.record<PlanTerms>({
      source: fc.constantFrom(...ADAPTERS),
      entrancePercent: percent,
      numberOfInstallments: fc.integer({ min: 1, max: 120 }),
      finalInstallmentPercentage: percent,
      planType: fc.constantFrom(...FUNDING_PLAN_TYPES),
      offerId: fc.stringMatching(/^[\w.-]{1,60}$/),
    });
    fc.assert(
      fc.property(plan, (one) => {
        expect(parsePlanText(planText(one))).toEqual(one);
      }),
    );
  });
  it.each([
    null,
    undefined,
    '',
    'CDC',
    'CDC~30',
    'CDC~~36~',
    'ZFLOW~30~36~',
    'toString~30~36~',
    'CDC~-1~36~',
    'CDC~101~36~',
    'CDC~x~36~',
    'CDC~30~0~',
    'CDC~30~121~',
    'CDC~30~1.5~',
    'CDC~30~36~x',
    'CDC~30~36~101',
  ])('%j is none', (text) => expect(parsePlanText(text)).toBeNull());
  it('is none whatever else it says, and never fails', () => {
    fc.assert(fc.property(fc.string(), (text) => void parsePlanText(text)));
  });
});

describe('what a status means', () => {
  it('is known of every status there is', () => {
    const all = [...FINANCING_PROPOSAL_STATUSES, ...SECOND_BANK_STATUSES];
    expect(new Set(all.map(proposalOutcome))).toEqual(new Set(['progress', 'approved', 'denied', 'pending']));
    expect(proposalOutcome('APPROVED_PROPOSAL')).toBe('approved');
    expect(proposalOutcome('DENIED_PROPOSAL')).toBe('denied');
    expect(proposalOutcome('PROGRESS_PROPOSAL')).toBe('progress');
    expect(proposalOutcome('PENDING_DOCUMENT')).toBe('pending');
  });
  it('that is unknown is pending', () => {
    expect([proposalOutcome('NEW'), proposalOutcome('toString'), proposalOutcome('')]).toEqual(
      Array(3).fill('pending'),
    );
    expect(['NEW', 'toString', '', 'PENDING_PROPOSAL'].filter(isProposalStatus)).toEqual([
      'PENDING_PROPOSAL',
    ]);
  });
});

describe('a proposal', () => {
  it('is none if it is a request for a test drive or a quotation', () => {
    expect(['PROPOSAL_SENT', '', null, undefined, 'NEW'].map((event) => isProposal({ event }))).toEqual(
      Array(5).fill(true),
    );
    expect([{ event: 'TEST_DRIVE' }, { event: 'QUOTATION' }].map(isProposal)).toEqual([false, false]);
    expect(isProposal({})).toBe(true);
  });
});
