/** A proposal, and what becomes of it. A widget that is taken away ends nothing that was sent. */

import { sourceOf } from '../../../../src/domain/financing/adapter';
import { publishEvent } from '../../../../src/page/events/publish-event';
import { intentOf } from '../../../../src/page/intents';
import type { Proposal } from '../../../../src/services/entities/proposal';
import { problemOf } from '../../../../src/services/fallbacks/problem';
import * as financing from '../../../../src/services/financing';
import { EMPTY_REGISTER, proposerOf } from '../applicant/applicant';
import { $flow, arrived, go, hearOf, patch } from '../flow-store';
import { dealerCode, publishFailure } from './request';

declare module '../../../../src/page/core/events' {
  interface VitrineEvents {
    /** The bank answered. */
    'vt-proposal-answered': { proposalId: string; outcome: 'approved' | 'denied' | 'pending' };
  }
}

/** What the bank says, as it is heard: another step where it has decided, of which the page is told once a visit. */
export function take(proposal: Proposal, from: EventTarget): void {
  const { progress, told } = $flow.get();
  hearOf(proposal);
  const { proposal: outcome } = $flow.get().progress;
  if (!outcome || outcome === 'progress' || outcome === progress.proposal) return;
  // After a reload what was told before is heard anew.
  const heardBefore = told && progress.proposal === 'progress';
  patch({ told: true });
  if (!heardBefore) publishEvent(from, 'vt-proposal-answered', { proposalId: proposal.id, outcome });
  go(outcome);
}

/**
 * Sends the proposal, once: by the bank's own call (FIN-04, of PSA FIN-10). Whoever went elsewhere meanwhile is brought
 * to its answer; what was refused, to its field.
 */
export async function propose(from: EventTarget): Promise<void> {
  const { sending, progress, simulationId, simulation, register, coupon } = $flow.get();
  const { source } = progress;
  if (sending || !source) return;
  patch({ sending: true, problem: null, refused: undefined });
  go('send');
  const body = { simulationId, ...dealerCode(), proposer: proposerOf({ ...EMPTY_REGISTER, ...register }) };
  const intent = intentOf(from, 'PROPOSAL_SENT', body);
  const options = { idempotencyKey: intent.key };
  try {
    const proposal = await (sourceOf(source)?.psa
      ? financing.sendPsaProposal({ body }, options)
      : financing.sendProposal({ body: { ...body, event: 'PROPOSAL_SENT' } }, options));
    intent.confirm();
    patch({ sending: false });
    publishEvent(from, 'vt-proposal-sent', { request: 'PROPOSAL_SENT', proposalId: proposal.id });
    if (coupon && simulation?.offerId) {
      const { offerId, numberOfInstallments } = simulation;
      const plan = { offerId, period: numberOfInstallments ?? 0, cpf: register.cpf ?? '' };
      // What becomes of the count is the services' affair: the proposal is in.
      import('../../../../src/features/coupon/coupon')
        .then(({ coupons }) => coupons.spendCoupon(coupon, plan))
        .catch(() => {});
    }
    arrived(proposal, source);
    take(proposal, from);
  } catch (error) {
    const { kind, refusal, messages } = problemOf(error);
    const refused = messages.length > 0 ? refusal : undefined;
    const unstable = kind === 'offline' || kind === 'unavailable';
    patch({ sending: false, refused, problem: refused ? null : unstable ? 'unstable' : 'failed' });
    publishFailure(from, error);
    if (go('failed') && refused) go('back');
  }
}
