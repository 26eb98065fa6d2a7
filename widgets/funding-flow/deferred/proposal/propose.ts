/** Sends a proposal and applies the answer. Removing the widget does not abort a sent proposal. */

import { sourceOf } from '#domain/financing/adapter';
import { includesCoupon } from '#domain/offers/coupon';
import { consentFields } from '#domain/person/consents';
import { EMPTY_REGISTER, proposerOf } from '#features/applicant/applicant';
import { askedBy } from '#features/applicant/bank-form';
import { emit } from '#page/core/events';
import { country } from '#page/core/metadata';
import type { Proposal } from '#services/entities/proposal';
import * as financing from '#services/financing';
import { problemOf } from '#services/http/problem';
import { submit } from '#ui/submission';
import { $flow, applyProposal, receiveProposal, transition, updateFlow } from '../flow-store';
import { takeCouponOut } from '../plan-coupon';
import { onceOf } from './once-proposed';
import { dealerCode, publishFailure, submitterOf } from './request';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The bank answered. */
    'vt-proposal-answered': { proposalId: string; outcome: 'approved' | 'denied' | 'pending' };
  }
}

/** Has the form ask for what the bank refuses a proposal without, also where its own form did not say so. */
function askForRefused(names: readonly string[]): void {
  const { bank, simulationId } = $flow.get();
  const plain = names.map((name) => name.replace(/^proposer\./, '').replace(/\..*/s, ''));
  const asked = askedBy([...(bank?.asked ?? []), ...plain], country() ?? 'BR');
  updateFlow({ bank: { data: null, ...bank, simulationId, asked } });
}

const loadCoupons = async () => (await import('#features/coupon/coupon')).coupons;

/** The plan that the current coupon is for; null if there is none. */
function couponPlan() {
  const { coupon, simulation, register } = $flow.get();
  const { offerId, numberOfInstallments: period } = simulation ?? {};
  if (!coupon || !offerId || !period) return null;
  return { coupon, plan: { offerId, period, cpf: register.cpf ?? '' } };
}

/**
 * Uses the coupon up once the service says that it is part of the proposal (CPN-05), and not before. A failure to count
 * it is ignored: the proposal was received.
 */
function spendConfirmed(proposal: Proposal): void {
  const found = couponPlan();
  if (!found || !includesCoupon(proposal, found.coupon)) return;
  updateFlow({ coupon: null, withoutCoupon: null });
  loadCoupons()
    .then(({ spendCoupon }) => spendCoupon(found.coupon, found.plan))
    .catch(() => {});
}

/** Goes on without a coupon that the service refuses with the proposal; why: in its words. */
function dropRefusedCoupon(why: string): void {
  const found = couponPlan();
  takeCouponOut(why);
  if (found)
    loadCoupons()
      .then(({ dropCoupon }) => dropCoupon(found.plan))
      .catch(() => {});
}

/** Applies the bank's answer: goes to the step of its decision and publishes it once per visit. */
export function applyAnswer(proposal: Proposal, from: EventTarget): void {
  const { progress, decisionPublished } = $flow.get();
  spendConfirmed(proposal);
  applyProposal(proposal);
  const { proposal: outcome } = $flow.get().progress;
  if (!outcome || outcome === 'progress' || outcome === progress.proposal) return;
  // After a reload the bank repeats an answer that was published before.
  const publishedBefore = decisionPublished && progress.proposal === 'progress';
  updateFlow({ decisionPublished: true });
  if (!publishedBefore) emit(from, 'vt-proposal-answered', { proposalId: proposal.id, outcome });
  transition(outcome);
}

/**
 * Sends the proposal once, by the source's call (FIN-04, for PSA FIN-10). A visitor who has left the step goes to the
 * answer; a refused field leads back to its step.
 */
export async function sendProposal(from: HTMLElement): Promise<void> {
  const { sending, progress, simulationId, contact, register, coupon, bank } = $flow.get();
  const { source } = progress;
  if (sending || !source) return;
  updateFlow({ sending: true, problem: null, refused: undefined });
  transition('send');
  const body = {
    simulationId,
    ...dealerCode(),
    ...(coupon && { couponName: coupon }),
    ...consentFields(contact),
    proposer: proposerOf({ ...EMPTY_REGISTER, ...register }, bank?.asked),
  };
  try {
    const proposal = await submit(submitterOf(from), 'PROPOSAL_SENT', body, {
      once: () => onceOf('PROPOSAL_SENT', body),
      send(options) {
        const keyed = { ...body, ...options };
        return sourceOf(source)?.psa
          ? financing.sendPsaProposal({ body: keyed }, options)
          : financing.sendProposal({ body: { ...keyed, event: 'PROPOSAL_SENT' } }, options);
      },
      sent: ['vt-proposal-sent', ({ id }) => ({ request: 'PROPOSAL_SENT', proposalId: id })],
    });
    updateFlow({ sending: false });
    receiveProposal(proposal, source);
    applyAnswer(proposal, from);
  } catch (error) {
    const { kind, refusal, messages } = problemOf(error);
    const aboutCoupon = coupon && refusal?.fields.couponName;
    if (aboutCoupon) {
      // Only the coupon was refused: the plan without it can be sent.
      dropRefusedCoupon(aboutCoupon);
      updateFlow({ sending: false });
      publishFailure(from, error);
      transition('failed');
      return;
    }
    const refused = messages.length > 0 ? refusal : undefined;
    if (refused) askForRefused(Object.keys(refused.fields));
    const unstable = kind === 'offline' || kind === 'unavailable';
    const problem = kind === 'unauthenticated' ? 'session' : unstable ? 'unstable' : 'failed';
    updateFlow({
      sending: false,
      refused,
      problem: refused ? null : problem,
    });
    publishFailure(from, error);
    if (transition('failed') && refused) transition('back');
  }
}
